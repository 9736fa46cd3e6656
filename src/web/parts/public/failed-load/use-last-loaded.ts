import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { keepShowing } from '../../../connection/shown-in-place.ts'
import { type FailedLoad, isFailedLoad } from './load-or-fail.ts'

/** Set when the latest request failed: the view is older than the URL. */
export type Retry = { isTrying: boolean; retry: () => void }

/**
 * The data last fetched, with a retry that also runs when the connection is back. Without earlier data it throws the failure, which ends at
 * the error page.
 */
export function useLastLoaded<T extends object>(data: T | FailedLoad): { view: T; failed: Retry | null } {
  const [last, setLast] = useState(data)
  const { state, revalidate } = useRevalidator()
  const { pathname } = useLocation()
  useEffect(() => keepShowing(pathname), [pathname])
  useEffect(() => {
    if (!isFailedLoad(data)) return
    const onOnline = () => void revalidate()
    // It may have come back before this listens.
    if (data.isOffline && navigator.onLine) return onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [data, revalidate])
  if (!isFailedLoad(data)) {
    if (data !== last) setLast(data)
    return { view: data, failed: null }
  }
  if (isFailedLoad(last)) throw data.failure
  return { view: last, failed: { isTrying: state === 'loading', retry: () => void revalidate() } }
}
