import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration: afterwards, controls that only serve people without scripts may go. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
