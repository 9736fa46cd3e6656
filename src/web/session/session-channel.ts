import type { SessionNews } from './watch-session.ts'

/** Between the tabs of one browser. */
export const sessionChannel = 'kittel-session'

/** Tells all other tabs that the person has signed out on purpose. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage({ kind: 'signed-out', isForced: false } satisfies SessionNews)
  channel.close()
}
