import { headersOf } from '../../platform/auth/client-headers.ts'
import type { RealmName } from '../../platform/auth/realms.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Cookies } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import { findPersonById, type PersonRow } from './account.queries.ts'
import { afterSignIn, type Destination } from './after-sign-in.ts'
import { rememberDevice } from './known-device.ts'
import { endSessions } from './steps/end-sessions.ts'
import { tellOfNewDevice } from './steps/tell-of-new-device.ts'

export type SignedIn = { userId: string; cookies: Cookies; destination: Destination }

type Way = 'password' | 'code' | 'confirmation' | 'provider' | 'passkey' | 'recovery'

/**
 * Common end of every way to sign in: the previous session ends, the audit log gets its entry, the browser becomes a known device, and the
 * person is sent on by the specification's table, or to the second factor first.
 * @throws {Invalid} `account.locked` for an account that a decision locks, with the `token` of its statement; its session is gone
 */
export async function finishSignIn(
  ctx: Context,
  input: {
    userId: string
    way: Way
    realm: RealmName
    cookies: Cookies
    hasPassedFactor?: boolean
  },
): Promise<SignedIn> {
  const { userId, way, realm } = input
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new Error('A session was opened for nobody')
  if (person.isLocked) {
    await endSessions(ctx, userId, null)
    const token = await ctx.hooks.statementOfLock(ctx, { userId })
    throw new Invalid({ '': [{ key: 'account.locked', ...(token !== null && { params: { token } }) }] })
  }
  await endOldSession(ctx, realm)
  await tellOfNewDevice(ctx, person)
  if (person.isConfirmed) {
    for (const adopt of ctx.hooks.adopt) await adopt(ctx, { ...person, userId })
  }
  await noteEvent(ctx, realm === 'admin' ? 'admin-signed-in' : 'signed-in', {
    userId,
    details: { way },
  })
  const cookies = [...input.cookies, await rememberDevice(ctx, userId)]
  const owesFactor = person.hasFactor && !input.hasPassedFactor
  return { userId, cookies, destination: owesFactor ? 'second-factor' : firstPage(realm, person) }
}

/** An administrator without a second factor is first asked to add one, and may postpone it. */
function firstPage(realm: RealmName, person: PersonRow): Destination {
  return realm === 'admin' && !person.hasFactor ? 'admin-set-up-factor' : afterSignIn(person)
}

/** Sessions are never passed on: signing in ends the one the browser had. */
async function endOldSession(ctx: Context, realm: RealmName): Promise<void> {
  await ctx.realms[realm].api.signOut({ headers: headersOf(ctx.client) }).catch(() => {})
}
