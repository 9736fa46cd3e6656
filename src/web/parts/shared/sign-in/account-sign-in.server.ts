import { replace } from 'react-router'
import { afterSignIn } from '../../../../domain/accounts/after-sign-in.ts'
import type { SignedIn } from '../../../../domain/accounts/signed-in.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { destinationPath } from '../../../destination.ts'
import type { RequestFacts } from '../../../server/context.server.ts'
import type { ToastNote } from '../../../server/http/cookies.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'

/** The specification's message after signing in. */
export const welcome: ToastNote = {
  title: 'account.login_success',
  description: 'account.login_success_description',
}

export const signedOut: ToastNote = {
  title: 'account.signed_out',
  description: 'account.signed_out_description',
}

export const signOutFailed: ToastNote = {
  title: 'account.error',
  description: 'account.sign_out_failed',
  tone: 'bad',
}

/** The response of every way to sign in: the new session's cookies, a welcome, and a redirect to where the domain decided. */
export function answerSignedIn(
  { cookies, destination }: Pick<SignedIn, 'cookies' | 'destination'>,
  options: { wanted: string | null; locale: Locale; note?: ToastNote },
): Response {
  // No welcome back before the second factor or on a first visit.
  const isEarly =
    destination === 'second-factor' || destination === 'choose-role' || destination === 'admin-dashboard'
  const note = isEarly ? null : (options.note ?? welcome)
  return redirectWithToast(destinationPath(destination, options.wanted, options.locale), note, { cookies })
}

export function sendOnSignedIn({ ctx, person }: RequestFacts, wanted: string | null): void {
  if (ctx.actor.kind === 'challenged') throw replace(destinationPath('second-factor', wanted, ctx.locale))
  if (ctx.actor.kind === 'user' && person)
    throw replace(destinationPath(afterSignIn(person), wanted, ctx.locale))
}
