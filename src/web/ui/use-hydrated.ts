import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first client render, so that both match; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
