import { randomBytes } from 'node:crypto'
import type { Role } from '../actor.ts'
import type { Context } from '../context.ts'
import { Conflict, NotAllowed } from '../errors.ts'
import { canCreateAccounts } from './account.policy.ts'
import { confirmUser, hasAccount } from './account.queries.ts'
import type { Visitor } from './visitor.ts'
import { headersOf } from './visitor-headers.ts'

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
