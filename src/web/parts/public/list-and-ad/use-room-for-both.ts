import { useSyncExternalStore } from 'react'
import { hasRoomForBoth, roomForBoth } from '../../shared/list-of-ad.ts'

/** False on the server and until the page is interactive. */
export function useRoomForBoth(): boolean {
  return useSyncExternalStore(subscribe, hasRoomForBoth, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(roomForBoth)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
