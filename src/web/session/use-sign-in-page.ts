import { useEffect } from 'react'
import type { DoorName } from '../../platform/auth/doors.ts'
import { markSignIn } from './drafts.ts'
import { tellSignedOut } from './session-channel.ts'

/**
 * What a sign-in page does for those who were in before: notes where drafts are to be put back, and when the session was found
 * to be over, tells the other tabs, which show it still.
 */
export function useSignInPage(door: DoorName, wasForcedOut: boolean): void {
  useEffect(markSignIn, [])
  useEffect(() => {
    if (wasForcedOut) tellSignedOut(door, { isForced: true })
  }, [door, wasForcedOut])
}
