import { useEffect } from 'react'
import type { RealmName } from '../../platform/auth/realms.ts'
import { markSignIn } from './drafts.ts'
import { tellSignedOut } from './session-channel.ts'

/**
 * For sign-in pages. Allows the draft to be restored after signing in. If the session ended here, other tabs are told, since they still
 * show it.
 */
export function useSignInPage(realm: RealmName, wasForcedOut: boolean): void {
  useEffect(markSignIn, [])
  useEffect(() => {
    if (wasForcedOut) tellSignedOut(realm, { isForced: true })
  }, [realm, wasForcedOut])
}
