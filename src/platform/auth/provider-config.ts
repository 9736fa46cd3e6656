import type { BetterAuthOptions } from 'better-auth'
import type { OidcProvider } from '../../config/env-values.ts'
import { limits } from '../../config/limits.ts'

type Site = { publicUrl: string; isName: (text: string) => boolean }

/** Configuration of one OpenID Connect provider for the sign-in library: PKCE, verified id token. */
export function providerConfig({ id, issuer, clientId, clientSecret }: OidcProvider, site: Site) {
  return {
    providerId: id,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ['openid', 'profile', 'email'],
    pkce: true,
    requireIdTokenVerification: true,
    redirectURI: `${site.publicUrl}/auth/callback/${id}`,
    // Some providers send no name that we accept in mails; an account needs one, and the person can change it later.
    mapProfileToUser: (profile: Record<string, unknown>) => ({ name: nameIn(profile, site.isName) ?? id }),
  }
}

function nameIn({ name, email }: Record<string, unknown>, isName: Site['isName']): string | null {
  const texts = [name, String(email ?? '').split('@', 1)[0]]
  const found = texts.map(text => String(text ?? '').trim()).find(text => text !== '' && isName(text))
  return found?.slice(0, limits.nameChars) ?? null
}

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * An unverified provider address never creates an account: otherwise an attacker could register someone else's address and keep access
 * after the owner confirms it.
 */
export const refuseUnconfirmed: ValidateUserInfo = ({ user, source }) => {
  const isNew = source.method === 'oauth' && source.action !== 'sign-in'
  return isNew && user.emailVerified !== true ? { error: 'email_not_verified' } : undefined
}
