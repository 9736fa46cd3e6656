import { headersOf } from '../../platform/auth/client-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Cookies } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { findPersonByEmail, findPersonById } from './account.queries.ts'
import { adminPasswordSchema } from './account.schema.ts'
import { forgetOtherDevices, rememberDevice } from './known-device.ts'
import { inEvenTime } from './steps/in-even-time.ts'
import { isLibraryError } from './steps/library-error.ts'
import { limitMails } from './steps/limit-mails.ts'

/** Mails a link for a new password, valid once and for 30 minutes. Responds alike for an unknown address. */
export async function requestPasswordReset(ctx: Context, input: { email: string }): Promise<void> {
  const { email } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitMails(ctx, email)
  await inEvenTime(async () => {
    await ctx.realms.site.api.requestPasswordReset({ headers: headersOf(ctx.client), body: { email } })
    const person = await findPersonByEmail(ctx.db, email)
    if (person) await noteEvent(ctx, 'reset-requested', { userId: person.id })
  })
}

/**
 * Sets a new password by the mailed link. All sessions end, only the browser that opened the link stays a known device, and the person is
 * notified by mail.
 * @throws {Invalid} `account.link-broken` when the link is wrong, used or expired
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
): Promise<Cookies> {
  const { token, password } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const userId = await ownerOf(ctx, token)
  await requireStrictPassword(ctx, userId, password)
  const isReset = await ctx.realms.site.api
    .resetPassword({ headers: headersOf(ctx.client), body: { token, newPassword: password } })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return null
    })
  if (!isReset || userId === null) throw new Invalid({ '': [{ key: 'account.link-broken' }] })
  await noteEvent(ctx, 'password-reset', { userId })
  await forgetOtherDevices(ctx, userId)
  const cookies = [await rememberDevice(ctx, userId)]
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

/** Administrators' passwords follow the stricter rule wherever they are set. */
async function requireStrictPassword(ctx: Context, userId: string | null, password: string): Promise<void> {
  const person = userId === null ? null : await findPersonById(ctx.db, userId)
  if (!person || person.adminId === null || adminPasswordSchema.safeParse(password).success) return
  throw new Invalid({ password: [{ key: 'account.password-not-strict' }] })
}

/** The owner of a reset link, looked up before the link is consumed. */
async function ownerOf(ctx: Context, token: string): Promise<string | null> {
  const { internalAdapter } = await ctx.realms.site.$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found?.value ?? null
}
