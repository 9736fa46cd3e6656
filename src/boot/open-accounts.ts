import { randomBytes } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { looksLikeLink } from '../domain/accounts/account.schema.ts'
import { lettersByMail } from '../domain/accounts/letters.ts'
import { keepSecret } from '../domain/administration/keep-secret.ts'
import type { Context } from '../domain/caller/context.ts'
import type { Links } from '../domain/caller/links.ts'
import { type Doors, openDoors } from '../platform/auth/doors.ts'
import { linksOf } from './links-of.ts'

type ContextWithoutDoors = Omit<Context, 'doors' | 'links'>

type Accounts = { doors: Doors; links: Links }

/**
 * The context with its ways to sign in. What signs cookies and encrypts secrets is `AUTH_SECRET`, or made at the first start
 * and kept in the database, where all processes of the site find it.
 */
export async function withAccounts<C extends ContextWithoutDoors>(env: Env, base: C): Promise<C & Accounts> {
  const { publicUrl } = env
  const secret = env.AUTH_SECRET ?? (await keepSecret(base, randomBytes(32).toString('base64url')))
  const ctx: C & Accounts = {
    ...base,
    links: linksOf(publicUrl),
    doors: openDoors({
      db: base.db,
      secret,
      publicUrl,
      providers: env.OIDC_PROVIDERS,
      onProblem: (message, details) => base.log.error({ err: details[0] }, message),
      letters: lettersByMail(() => ctx),
      isName: text => !looksLikeLink(text),
    }),
  }
  return ctx
}
