import { useEffect } from 'react'
import type { RealmName } from '../../platform/auth/realms.ts'
import { markSignIn } from './drafts.ts'
import { tellSignedOut } from './session-channel.ts'

/** For sign-in pages after a session ended: enables restoring drafts, and tells other tabs, which still show it. */
export function useSignInPage(realm: RealmName, wasForcedOut: boolean): void {
  useEffect(markSignIn, [])
  useEffect(() => {
    if (wasForcedOut) tellSignedOut(realm, { isForced: true })
  }, [realm, wasForcedOut])
}
