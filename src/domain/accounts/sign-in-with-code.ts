import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { Invalid, NotAllowed } from '../errors.ts'
import { canSignIn } from './account.policy.ts'
import { findPersonByEmail } from './account.queries.ts'
import { inEvenTime } from './in-even-time.ts'
import { isLibraryError } from './library-error.ts'
import { limitTries } from './limit-tries.ts'
import { noteEvent } from './note-event.ts'
import { limitSignIn } from './sign-in.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { headersOf, type Visitor } from './visitor.ts'

/**
 * Mails a code of six digits, good for 10 minutes and 5 tries. For an address without an account nothing is sent and nothing
 * tells so.
 */
export async function sendSignInCode(
  ctx: Context,
  input: { email: string; visitor: Visitor },
): Promise<void> {
  const { email, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email, visitor)
  await inEvenTime(async () => {
    await ctx.doors.site.api.sendVerificationOTP({
      headers: headersOf(visitor),
      body: { email, type: 'sign-in' },
    })
    const person = await findPersonByEmail(ctx.db, email)
    if (person) await noteEvent(ctx, 'code-sent', { userId: person.id, visitor })
  })
}

/**
 * Signs in by the mailed code; the address counts as confirmed with that.
 * @throws {Invalid} `account.code-wrong` for a wrong, used or old code and for an unknown address alike
 */
export async function signInWithCode(
  ctx: Context,
  input: { email: string; code: string; visitor: Visitor },
): Promise<SignedIn> {
  const { email, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const takeBack = await limitSignIn(ctx, email, visitor)
  const answer = await inEvenTime(() => spendCode(ctx, input))
  await takeBack()
  const cookies = answer.headers.getSetCookie()
  return finishSignIn(ctx, { userId: answer.response.user.id, way: 'code', door: 'site', visitor, cookies })
}

async function spendCode(
  ctx: Context,
  { email, code, visitor }: { email: string; code: string; visitor: Visitor },
) {
  const answer = await ctx.doors.site.api
    .signInEmailOTP({ headers: headersOf(visitor), body: { email, otp: code }, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return null
    })
  if (answer) return answer
  const person = await findPersonByEmail(ctx.db, email)
  if (person) await noteEvent(ctx, 'sign-in-failed', { userId: person.id, visitor, details: { way: 'code' } })
  throw new Invalid({ code: [{ key: 'account.code-wrong' }] })
}

/** Mails that a stranger can cause: few to one address, and few from one. */
export async function limitMails(ctx: Context, email: string, visitor: Visitor): Promise<void> {
  const tries = limits.mailsPerHour
  await limitTries(ctx, { kind: 'mail-from', subject: visitor.address, tries: tries * 4, windowMinutes: 60 })
  await limitTries(ctx, { kind: 'mail-to', subject: email, tries, windowMinutes: 60 })
}
