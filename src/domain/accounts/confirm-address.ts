import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { inEvenTime } from './steps/in-even-time.ts'
import { isLibraryError } from './steps/library-error.ts'
import { limitMails } from './steps/limit-mails.ts'

/**
 * Follows the link of a mail: confirms the address, or one side of its change, and signs in when it is the first time.
 * Null when the link was followed before, or asks for a further confirmation.
 * @throws {Invalid} `account.link-broken` for a link that is wrong or older than 24 hours
 */
export async function confirmAddress(
  ctx: Context,
  input: { token: string; visitor: Visitor },
): Promise<SignedIn | null> {
  const { token, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const answer = await ctx.doors.site.api
    .verifyEmail({ headers: headersOf(visitor), query: { token }, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      throw new Invalid({ '': [{ key: 'account.link-broken' }] })
    })
  const cookies = answer.headers.getSetCookie()
  const userId = await userOf(ctx, cookies)
  if (userId === null) return null
  await noteEvent(ctx, 'address-confirmed', { userId, visitor })
  return finishSignIn(ctx, { userId, way: 'confirmation', door: 'site', visitor, cookies })
}

/** Sends the confirmation again, with the way to the `wanted` page of this site. What it answers is the same for any address. */
export async function sendConfirmationAgain(
  ctx: Context,
  input: { email: string; visitor: Visitor; wanted?: string | null },
): Promise<void> {
  const { email, visitor, wanted } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email, visitor)
  const request = {
    headers: headersOf({ ...visitor, cookie: '' }),
    body: { email, ...(wanted && { callbackURL: wanted }) },
  }
  await inEvenTime(() =>
    ctx.doors.site.api.sendVerificationEmail(request).catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
    }),
  )
}

/** Whose session the new cookies are; null without a new session. */
async function userOf(ctx: Context, cookies: readonly string[]): Promise<string | null> {
  if (cookies.length === 0) return null
  const cookie = cookies.map(value => value.split(';', 1)[0]).join('; ')
  const session = await ctx.doors.site.api.getSession({ headers: new Headers({ cookie }) })
  return session?.user.id ?? null
}
