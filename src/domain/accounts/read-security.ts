import type { Context } from '../caller/context.ts'
import { SignInRequired } from '../caller/errors.ts'
import { requireKeyHolder } from '../caller/person.policy.ts'
import { findPersonById } from './account.queries.ts'

export async function readSecurity(
  ctx: Context,
): Promise<{ email: string; hasPassword: boolean; hasFactor: boolean }> {
  const { userId } = requireKeyHolder(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  const { internalAdapter } = await ctx.realms.site.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  return { email: person.email, hasPassword: Boolean(account?.password), hasFactor: person.hasFactor }
}
