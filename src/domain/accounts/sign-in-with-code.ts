import { randomUUID } from 'node:crypto'
import { headersOf } from '../../platform/auth/client-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { findPersonByEmail } from './account.queries.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { inEvenTime } from './steps/in-even-time.ts'
import { limitMails } from './steps/limit-mails.ts'
import { limitCodes } from './steps/limit-sign-in.ts'
import { mailCode, spendMailedCode } from './steps/mailed-code.ts'

/**
 * Mails a six-digit code, valid for 10 minutes and 5 tries together with the returned `request`. For an address without an account no mail
 * is sent and the response does not reveal it.
 */
export async function sendSignInCode(ctx: Context, input: { email: string }): Promise<{ request: string }> {
  const { email } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email)
  const request = randomUUID()
  await inEvenTime(async () => {
    const person = await findPersonByEmail(ctx.db, email)
    if (!person) return
    await mailCode(ctx, { id: request, person })
    await noteEvent(ctx, 'code-sent', { userId: person.id })
  })
  return { request }
}

type Input = { email: string; request: string; code: string }

/**
 * Signs in by a mailed code; this also confirms the address.
 * @throws {Invalid} `account.code-wrong`, alike for a wrong, used or expired code and for an unknown address
 */
export async function signInWithCode(ctx: Context, input: Input): Promise<SignedIn> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const takeBack = await limitCodes(ctx)
  const userId = await inEvenTime(() => spendCode(ctx, input))
  await takeBack()
  const { headers } = await ctx.realms.site.api.openSession({
    headers: headersOf({ ...ctx.client, cookie: '' }),
    body: { userId, assuranceLevel: 'aal1', hasShownAddress: true },
    returnHeaders: true,
  })
  const cookies = headers.getSetCookie()
  return finishSignIn(ctx, { userId, way: 'code', realm: 'site', cookies })
}

async function spendCode(ctx: Context, { email, request, code }: Input): Promise<string> {
  const person = await findPersonByEmail(ctx.db, email)
  const isRight = person !== null && (await spendMailedCode(ctx, { id: request, userId: person.id, code }))
  if (isRight) return person.id
  if (person) await noteEvent(ctx, 'sign-in-failed', { userId: person.id, details: { way: 'code' } })
  throw new Invalid({ code: [{ key: 'account.code-wrong' }] })
}
