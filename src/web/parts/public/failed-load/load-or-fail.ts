import { isRouteErrorResponse } from 'react-router'
import { showInPlace } from '../../../connection/shown-in-place.ts'

/** Takes the place of a list's data when the browser could not fetch it; `isOffline`: because it had no connection then. */
export type FailedLoad = { failure: unknown; isOffline: boolean }

type Args<T> = { request: Request; serverLoader: () => Promise<T> }

/**
 * For the `clientLoader` of a list: the server's data or a failure, so that the page stays and offers a retry.
 * Redirects, and responses that a retry would not change, are rethrown.
 */
export async function loadOrFail<T>({ request, serverLoader }: Args<T>): Promise<T | FailedLoad> {
  showInPlace(request)
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted || !isPassing(error)) throw error
    return { failure: error, isOffline: !navigator.onLine }
  }
}

export function isFailedLoad(data: unknown): data is FailedLoad {
  return typeof data === 'object' && data !== null && 'failure' in data
}

function isPassing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 429 || error.status >= 500
  return error instanceof Error
}
