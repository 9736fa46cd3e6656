import type { RealmName } from '../../platform/auth/realms.ts'
import type { SessionNews } from './watch-session.ts'

/** BroadcastChannel between tabs; one per realm, whose sessions are independent. */
export function sessionChannel(realm: RealmName): string {
  return `kittel-session-${realm}`
}

/** Tells other tabs that the person signed out, or that this tab found the session expired. */
export function tellSignedOut(realm: RealmName, { isForced = false } = {}): void {
  const channel = new BroadcastChannel(sessionChannel(realm))
  channel.postMessage({ kind: 'signed-out', isForced } satisfies SessionNews)
  channel.close()
}
