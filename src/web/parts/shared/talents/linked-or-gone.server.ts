import { data } from 'react-router'
import { isDomainError } from '../../../../domain/caller/errors.ts'

/** What a mailed link leads to; null with 404 for one that leads nowhere any more, which the page explains. */
export async function linkedOrGone<T>(load: () => Promise<T>) {
  try {
    return await load()
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
}
