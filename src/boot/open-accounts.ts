import { randomBytes } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { looksLikeLink } from '../domain/accounts/account.schema.ts'
import { authMailsToOutbox } from '../domain/accounts/auth-mails.ts'
import { keepSecret } from '../domain/administration/keep-secret.ts'
import type { Context } from '../domain/caller/context.ts'
import type { Links } from '../domain/caller/links.ts'
import { openRealms, type Realms } from '../platform/auth/realms.ts'
import { linksOf } from './links-of.ts'

type ContextWithoutRealms = Omit<Context, 'realms' | 'links'>

type Accounts = { realms: Realms; links: Links }

/**
 * Adds the sign-in realms to the context. The secret for cookies and encryption is `AUTH_SECRET`, or generated at the first start and
 * stored in the database, where all processes of the site find it.
 */
export async function withAccounts<C extends ContextWithoutRealms>(env: Env, base: C): Promise<C & Accounts> {
  const { publicUrl } = env
  const secret = env.AUTH_SECRET ?? (await keepSecret(base, randomBytes(32).toString('base64url')))
  const ctx: C & Accounts = {
    ...base,
    links: linksOf(publicUrl),
    realms: openRealms({
      db: base.db,
      secret,
      publicUrl,
      providers: env.OIDC_PROVIDERS,
      onProblem: (message, details) => base.log.error({ err: details[0] }, message),
      letters: authMailsToOutbox(() => ctx),
      isName: text => !looksLikeLink(text),
    }),
  }
  return ctx
}
