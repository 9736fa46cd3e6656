import { isRouteErrorResponse } from 'react-router'
import { showInPlace } from '../../../connection/shown-in-place.ts'

/** Stands in for the data of a list when the browser could not fetch it. */
export type FailedLoad = { failure: unknown }

type Args<T> = { request: Request; serverLoader: () => Promise<T> }

/**
 * For `clientLoader` of a list: what the server sends, or that it could not be had, so that the page stays and offers to
 * try again. Redirects, and answers that trying again would not change, go their usual way.
 */
export async function loadOrFail<T>({ request, serverLoader }: Args<T>): Promise<T | FailedLoad> {
  showInPlace(request)
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted || !isPassing(error)) throw error
    return { failure: error }
  }
}

export function isFailedLoad(data: unknown): data is FailedLoad {
  return typeof data === 'object' && data !== null && 'failure' in data
}

function isPassing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 429 || error.status >= 500
  return error instanceof Error
}
