import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type FailedLoad, isFailedLoad } from './load-or-fail.ts'

/** Set when the newest list could not be fetched: what to show is older than the address. */
export type Retry = { isTrying: boolean; retry: () => void }

/**
 * The data last fetched, and a way to try again when newer data could not be had. Without any data to go on showing the
 * failure is thrown, for the error page.
 */
export function useLastLoaded<T extends object>(data: T | FailedLoad): { view: T; failed: Retry | null } {
  const [last, setLast] = useState(data)
  const { state, revalidate } = useRevalidator()
  if (!isFailedLoad(data)) {
    if (data !== last) setLast(data)
    return { view: data, failed: null }
  }
  if (isFailedLoad(last)) throw data.failure
  return { view: last, failed: { isTrying: state === 'loading', retry: () => void revalidate() } }
}
