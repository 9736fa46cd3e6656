import { randomBytes } from 'node:crypto'
import { headersOf } from '../../platform/auth/client-headers.ts'
import type { Role } from '../caller/actor.ts'
import { canCreateAccounts } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed } from '../caller/errors.ts'
import { confirmUser, hasAccount } from './account.queries.ts'
import { findPersonWithEmail, type Person } from './find-person.ts'

type NewAccount = {
  name: string
  email: string
  /** Random when omitted; the person then sets one through a mailed link. */
  password?: string | undefined
  role?: Role
  companyName?: string
}

/**
 * For accounts created by an administrator or the operator: the address counts as confirmed, and no mail is sent.
 * @throws {Conflict} when the address has an account
 */
export async function createAccount(ctx: Context, account: NewAccount): Promise<{ userId: string }> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  const { name, email, password = randomBytes(32).toString('base64url'), role, companyName } = account
  if (await hasAccount(ctx.db, email)) throw new Conflict('account.email_already_registered_description')
  const { user } = await ctx.realms.site.api.signUpEmail({
    headers: headersOf(ctx.client),
    body: { name, email, password, signUp: { locale: ctx.locale, role, companyName } },
  })
  await confirmUser(ctx.db, user.id, ctx.now())
  return { userId: user.id }
}

/** Whose address this is, in lower case, for whoever makes accounts for others. @throws NotAllowed */
export async function findAccount(ctx: Context, email: string): Promise<Person | null> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  return findPersonWithEmail(ctx, email)
}
