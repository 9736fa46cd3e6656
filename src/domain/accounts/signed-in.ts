import type { DoorName } from '../../platform/auth/doors.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import type { Cookies, Visitor } from '../caller/visitor.ts'
import { findPersonById, type PersonRow } from './account.queries.ts'
import { afterSignIn, type Destination } from './after-sign-in.ts'
import { rememberDevice } from './known-device.ts'
import { tellOfNewDevice } from './steps/tell-of-new-device.ts'

export type SignedIn = { userId: string; cookies: Cookies; destination: Destination }

type Way = 'password' | 'code' | 'confirmation' | 'provider' | 'passkey' | 'recovery'

/**
 * What every way to sign in ends with: the session of before ends, the log gets its line, the
 * browser is known from now on, and the person is sent where the
 * table says, or to the second factor first.
 */
export async function finishSignIn(
  ctx: Context,
  input: {
    userId: string
    way: Way
    door: DoorName
    visitor: Visitor
    cookies: Cookies
    hasPassedFactor?: boolean
  },
): Promise<SignedIn> {
  const { userId, way, door, visitor } = input
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new Error('A session was opened for nobody')
  await endOldSession(ctx, door, visitor)
  await tellOfNewDevice(ctx, person, visitor)
  if (person.isConfirmed) {
    for (const adopt of ctx.hooks.adopt) await adopt(ctx, { ...person, userId })
  }
  await noteEvent(ctx, door === 'admin' ? 'admin-signed-in' : 'signed-in', {
    userId,
    visitor,
    details: { way },
  })
  const cookies = [...input.cookies, await rememberDevice(ctx, userId, visitor)]
  const owesFactor = person.hasFactor && !input.hasPassedFactor
  return { userId, cookies, destination: owesFactor ? 'second-factor' : firstPage(door, person) }
}

/** An administrator without a second factor is asked for one first, and may put it off. */
function firstPage(door: DoorName, person: PersonRow): Destination {
  return door === 'admin' && !person.hasFactor ? 'admin-set-up-factor' : afterSignIn(person)
}

/** A session never changes hands: the one that the browser had goes when another begins. */
async function endOldSession(ctx: Context, door: DoorName, visitor: Visitor): Promise<void> {
  await ctx.doors[door].api.signOut({ headers: headersOf(visitor) }).catch(() => {})
}
