import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Cookies, Visitor } from '../caller/visitor.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { findPersonByEmail, findPersonById } from './account.queries.ts'
import { adminPasswordSchema } from './account.schema.ts'
import { forgetOtherDevices, rememberDevice } from './known-device.ts'
import { inEvenTime } from './steps/in-even-time.ts'
import { isLibraryError } from './steps/library-error.ts'
import { limitMails } from './steps/limit-mails.ts'

/** Mails a link for a new password, good once and for 30 minutes; answers the same for an unknown address. */
export async function requestPasswordReset(
  ctx: Context,
  input: { email: string; visitor: Visitor },
): Promise<void> {
  const { email, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email, visitor)
  await inEvenTime(async () => {
    await ctx.doors.site.api.requestPasswordReset({ headers: headersOf(visitor), body: { email } })
    const person = await findPersonByEmail(ctx.db, email)
    if (person) await noteEvent(ctx, 'reset-requested', { userId: person.id, visitor })
  })
}

/**
 * Sets a new password by the mailed link. All sessions of the account end, no other browser counts as known to it any more but
 * the one that the link was opened in, and a mail tells of it.
 * @throws {Invalid} `account.link-broken` when the link is wrong, used or old
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string; visitor: Visitor },
): Promise<Cookies> {
  const { token, password, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const userId = await ownerOf(ctx, token)
  await requireStrictPassword(ctx, userId, password)
  const isReset = await ctx.doors.site.api
    .resetPassword({ headers: headersOf(visitor), body: { token, newPassword: password } })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return null
    })
  if (!isReset || userId === null) throw new Invalid({ '': [{ key: 'account.link-broken' }] })
  await noteEvent(ctx, 'password-reset', { userId, visitor })
  await forgetOtherDevices(ctx, userId, visitor)
  const cookies = [await rememberDevice(ctx, userId, visitor)]
  const person = await findPersonById(ctx.db, userId)
  if (!person) return cookies
  await queueMail(ctx, {
    to: person.email,
    template: 'password-changed',
    props: { name: person.name },
    locale: person.locale,
    userId,
  })
  return cookies
}

/** Administrators' passwords follow the stricter rule wherever they are chosen. */
async function requireStrictPassword(ctx: Context, userId: string | null, password: string): Promise<void> {
  const person = userId === null ? null : await findPersonById(ctx.db, userId)
  if (!person || person.adminId === null || adminPasswordSchema.safeParse(password).success) return
  throw new Invalid({ password: [{ key: 'account.password-not-strict' }] })
}

/** Whose link this is; asked before the link is used up. */
async function ownerOf(ctx: Context, token: string): Promise<string | null> {
  const { internalAdapter } = await ctx.doors.site.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found?.value ?? null
}
