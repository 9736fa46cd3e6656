import { limits } from '../../config/limits.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { isInLog } from '../audit/steps/is-in-log.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed, NotFound } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Cookies, Visitor } from '../caller/visitor.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { isLibraryError } from './steps/library-error.ts'

/**
 * Begins a sign-in at another provider (OpenID Connect with PKCE, state and nonce): where to send the browser, and the cookie
 * that ties the answer to it. `returnTo` is a path of this site, handed back by `finishProviderSignIn`.
 * @throws {NotFound} for a provider that is not configured; {TooMany}; {Invalid} `account.provider.problem` when it does not answer
 */
export async function startProviderSignIn(
  ctx: Context,
  input: { provider: string; returnTo: string; visitor: Visitor },
): Promise<{ url: string; cookies: Cookies }> {
  const { provider, returnTo, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  await limitTries(ctx, {
    kind: 'provider-from',
    subject: visitor.address,
    tries: limits.signInTriesPerAddress,
    windowMinutes: limits.signInWindowMinutes,
  })
  const door = await openDoor(ctx)
  const body = { provider, callbackURL: returnTo, errorCallbackURL: returnTo, disableRedirect: true }
  const { headers, response } = await door.api
    .signInSocial({ headers: headersOf(visitor), body, returnHeaders: true })
    .catch((error: unknown) => {
      throw isLibraryError(error) ? new NotFound() : error
    })
  if (!response.url) throw new Error('The library knows no address of the provider')
  return { url: response.url, cookies: headers.getSetCookie() }
}

/**
 * Ends a sign-in that began with `startProviderSignIn`, with what the provider sent along. An address that has an account here
 * opens it only when it is confirmed on both sides.
 * @throws {ProviderRefused} `account.provider.…`: cancelled there, an address not vouched for, or an answer that does not fit
 */
export async function finishProviderSignIn(
  ctx: Context,
  input: { provider: string; query: Record<string, string>; visitor: Visitor },
): Promise<{ signedIn: SignedIn; returnTo: string }> {
  const { provider, query, visitor } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const door = await openDoor(ctx)
  const answer = await door.api.callbackOAuth({
    method: 'GET',
    params: { id: provider },
    query,
    headers: headersOf(visitor),
    asResponse: true,
  })
  const returnTo = answer.headers.get('location') ?? ''
  const cookies = answer.headers.getSetCookie()
  const refusal = new URL(returnTo, 'http://here').searchParams.get('error')
  const userId = refusal === null ? await userOf(ctx, cookies) : null
  if (userId === null) throw new ProviderRefused(refused(refusal), returnTo)
  // The library makes the account on the way: one of which the log knows nothing is new.
  if (!(await isInLog(ctx, userId)))
    await noteEvent(ctx, 'signed-up', { userId, visitor, details: { way: 'provider' } })
  const signedIn = await finishSignIn(ctx, { userId, way: 'provider', door: 'site', visitor, cookies })
  return { signedIn, returnTo }
}

/** A sign-in at another provider that came to nothing; it began for `returnTo`, which tells the language to say so in. */
export class ProviderRefused extends Invalid {
  readonly returnTo: string
  constructor({ fields }: Invalid, returnTo: string) {
    super(fields)
    this.returnTo = returnTo
  }
}

/** A provider that does not answer is no defect of ours, but the operator should know. */
async function openDoor(ctx: Context) {
  return ctx.doors.withProviders().catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a sign-in provider can not be reached')
    throw refused('unreachable')
  })
}

const reasons: Record<string, string> = {
  access_denied: 'account.provider.access_denied',
  account_not_linked: 'account.provider.not-linked',
  email_not_verified: 'account.provider.unconfirmed',
}

function refused(refusal: string | null): Invalid {
  return new Invalid({ '': [{ key: reasons[refusal ?? ''] ?? 'account.provider.problem' }] })
}

async function userOf(ctx: Context, cookies: Cookies): Promise<string | null> {
  const cookie = cookies.map(value => value.split(';', 1)[0]).join('; ')
  const session = await ctx.doors.site.api.getSession({ headers: new Headers({ cookie }) })
  return session?.user.id ?? null
}
