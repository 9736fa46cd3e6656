import type { DoorName } from '../../platform/auth/doors.ts'
import type { SessionNews } from './watch-session.ts'

/** Between the tabs of one browser; the sessions of the two doors end apart. */
export function sessionChannel(door: DoorName): string {
  return `kittel-session-${door}`
}

/** Tells all other tabs that the person has signed out on purpose, or that this one found the session ended. */
export function tellSignedOut(door: DoorName, { isForced = false } = {}): void {
  const channel = new BroadcastChannel(sessionChannel(door))
  channel.postMessage({ kind: 'signed-out', isForced } satisfies SessionNews)
  channel.close()
}
