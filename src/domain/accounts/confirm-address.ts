import { headersOf } from '../../platform/auth/client-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { isLibraryError } from './steps/library-error.ts'
import { mailConfirmation } from './steps/mail-confirmation.ts'

/**
 * Confirms an address by its mailed link, or one side of an address change, and signs in on first confirmation. Null when the link was
 * already used, or a further confirmation is needed.
 * @throws {Invalid} `account.link-broken` for an invalid link or one older than 24 hours
 */
export async function confirmAddress(ctx: Context, input: { token: string }): Promise<SignedIn | null> {
  const { token } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const answer = await ctx.realms.site.api
    .verifyEmail({ headers: headersOf(ctx.client), query: { token }, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      throw new Invalid({ '': [{ key: 'account.link-broken' }] })
    })
  const cookies = answer.headers.getSetCookie()
  const userId = await userOf(ctx, cookies)
  if (userId === null) return null
  await noteEvent(ctx, 'address-confirmed', { userId })
  return finishSignIn(ctx, { userId, way: 'confirmation', realm: 'site', cookies })
}

/** Resends the confirmation, with the `wanted` page of this site to return to. Responds alike for any address. */
export async function sendConfirmationAgain(
  ctx: Context,
  input: { email: string; wanted?: string | null },
): Promise<void> {
  const { email, wanted } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await mailConfirmation(ctx, { email, wanted: wanted ?? null })
}

/** The user whose session the new cookies open; null when they open none. */
async function userOf(ctx: Context, cookies: readonly string[]): Promise<string | null> {
  if (cookies.length === 0) return null
  const cookie = cookies.map(value => value.split(';', 1)[0]).join('; ')
  const session = await ctx.realms.site.api.getSession({ headers: new Headers({ cookie }) })
  return session?.user.id ?? null
}
