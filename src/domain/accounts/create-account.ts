import { randomBytes } from 'node:crypto'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import type { Role } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed } from '../caller/errors.ts'
import { canCreateAccounts } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { confirmUser, hasAccount } from './account.queries.ts'

type NewAccount = {
  name: string
  email: string
  /** Without one nobody knows it; a link by mail leads to choose one. */
  password?: string | undefined
  role?: Role
  companyName?: string
  visitor: Visitor
}

/**
 * An account that an administrator or the operator makes for someone: its address counts as confirmed, and no mail is sent.
 * @throws {Conflict} when the address has an account
 */
export async function createAccount(ctx: Context, account: NewAccount): Promise<{ userId: string }> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  const {
    name,
    email,
    password = randomBytes(32).toString('base64url'),
    role,
    companyName,
    visitor,
  } = account
  if (await hasAccount(ctx.db, email)) throw new Conflict('account.email_already_registered_description')
  const { user } = await ctx.doors.site.api.signUpEmail({
    headers: headersOf(visitor),
    body: { name, email, password, signUp: { locale: ctx.locale, role, companyName } },
  })
  await confirmUser(ctx.db, user.id, ctx.now())
  return { userId: user.id }
}
