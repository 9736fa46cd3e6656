import { randomUUID } from 'node:crypto'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { findPersonByEmail } from './account.queries.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { inEvenTime } from './steps/in-even-time.ts'
import { limitMails } from './steps/limit-mails.ts'
import { limitCodes } from './steps/limit-sign-in.ts'
import { mailCode, spendMailedCode } from './steps/mailed-code.ts'

/**
 * Mails a code of six digits, good for 10 minutes and 5 tries together with the `request` that is returned. For an address
 * without an account nothing is sent and nothing tells so.
 */
export async function sendSignInCode(
  ctx: Context,
  input: { email: string; visitor: Visitor },
): Promise<{ request: string }> {
  const { email, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email, visitor)
  const request = randomUUID()
  await inEvenTime(async () => {
    const person = await findPersonByEmail(ctx.db, email)
    if (!person) return
    await mailCode(ctx, { id: request, person })
    await noteEvent(ctx, 'code-sent', { userId: person.id, visitor })
  })
  return { request }
}

type Input = { email: string; request: string; code: string; visitor: Visitor }

/**
 * Signs in by the code that was mailed for this `request`; the address counts as confirmed with that.
 * @throws {Invalid} `account.code-wrong` for a wrong, used or old code and for an unknown address alike
 */
export async function signInWithCode(ctx: Context, input: Input): Promise<SignedIn> {
  const { visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const takeBack = await limitCodes(ctx, visitor)
  const userId = await inEvenTime(() => spendCode(ctx, input))
  await takeBack()
  const { headers } = await ctx.doors.site.api.openSession({
    headers: headersOf({ ...visitor, cookie: '' }),
    body: { userId, assuranceLevel: 'aal1', hasShownAddress: true },
    returnHeaders: true,
  })
  const cookies = headers.getSetCookie()
  return finishSignIn(ctx, { userId, way: 'code', door: 'site', visitor, cookies })
}

async function spendCode(ctx: Context, { email, request, code, visitor }: Input): Promise<string> {
  const person = await findPersonByEmail(ctx.db, email)
  const isRight = person !== null && (await spendMailedCode(ctx, { id: request, userId: person.id, code }))
  if (isRight) return person.id
  if (person) await noteEvent(ctx, 'sign-in-failed', { userId: person.id, visitor, details: { way: 'code' } })
  throw new Invalid({ code: [{ key: 'account.code-wrong' }] })
}
