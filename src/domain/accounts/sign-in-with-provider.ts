import { limits } from '../../config/limits.ts'
import { headersOf } from '../../platform/auth/client-headers.ts'
import { isInLog } from '../audit/steps/is-in-log.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Cookies } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed, NotFound } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { isOn } from '../switches/steps/is-on.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { isLibraryError } from './steps/library-error.ts'

/**
 * Starts a sign-in at an external provider (OpenID Connect with PKCE, state and nonce). @returns where to redirect, and the cookie that
 * binds the response to this browser. `returnTo` is a path of this site, passed through to `finishProviderSignIn`.
 * @throws {NotFound} for a provider that is not configured, or while all are turned off; {TooMany}; {Invalid} `account.provider.problem` when it does not answer
 */
export async function startProviderSignIn(
  ctx: Context,
  input: { provider: string; returnTo: string },
): Promise<{ url: string; cookies: Cookies }> {
  const { provider, returnTo } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  if (!isOn(ctx, 'sign-in-providers')) throw new NotFound()
  await limitTries(ctx, {
    kind: 'provider-from',
    subject: ctx.client.address,
    tries: limits.signInTriesPerAddress,
    windowMinutes: limits.signInWindowMinutes,
  })
  const realm = await openRealm(ctx)
  const body = { provider, callbackURL: returnTo, errorCallbackURL: returnTo, disableRedirect: true }
  const { headers, response } = await realm.api
    .signInSocial({ headers: headersOf(ctx.client), body, returnHeaders: true })
    .catch((error: unknown) => {
      throw isLibraryError(error) ? new NotFound() : error
    })
  if (!response.url) throw new Error('The library knows no address of the provider')
  return { url: response.url, cookies: headers.getSetCookie() }
}

/**
 * Completes a sign-in started by `startProviderSignIn`. An existing account is opened only when its address is verified on both sides.
 * @throws {ProviderRefused} `account.provider.…`: cancelled, unverified address, or an invalid response; `account.locked` as `finishSignIn`
 */
export async function finishProviderSignIn(
  ctx: Context,
  input: { provider: string; query: Record<string, string> },
): Promise<{ signedIn: SignedIn; returnTo: string }> {
  const { provider, query } = input
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const realm = await openRealm(ctx)
  const answer = await realm.api.callbackOAuth({
    method: 'GET',
    params: { id: provider },
    query,
    headers: headersOf(ctx.client),
    asResponse: true,
  })
  const returnTo = answer.headers.get('location') ?? ''
  const cookies = answer.headers.getSetCookie()
  const refusal = new URL(returnTo, 'http://here').searchParams.get('error')
  const userId = refusal === null ? await userOf(ctx, cookies) : null
  if (userId === null) throw new ProviderRefused(refused(refusal), returnTo)
  // The library creates accounts implicitly: one that the audit log does not know is new.
  if (!(await isInLog(ctx, userId)))
    await noteEvent(ctx, 'signed-up', { userId, details: { way: 'provider' } })
  const signedIn = await finishSignIn(ctx, { userId, way: 'provider', realm: 'site', cookies }).catch(
    (error: unknown) => {
      throw error instanceof Invalid ? new ProviderRefused(error, returnTo) : error
    },
  )
  return { signedIn, returnTo }
}

/** A failed provider sign-in; `returnTo` says where it started, and so in which language to report it. */
export class ProviderRefused extends Invalid {
  readonly returnTo: string
  constructor({ fields }: Invalid, returnTo: string) {
    super(fields)
    this.returnTo = returnTo
  }
}

/** An unreachable provider is no defect of ours, but the operator should know. */
async function openRealm(ctx: Context) {
  return ctx.realms.withProviders().catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a sign-in provider cannot be reached')
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
  const session = await ctx.realms.site.api.getSession({ headers: new Headers({ cookie }) })
  return session?.user.id ?? null
}
