import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { canCreateAccounts } from './account.policy.ts'
import { confirmUser } from './account.queries.ts'

/** For accounts that an administrator or the operator made: their address counts as confirmed. */
export async function confirmPerson(ctx: Context, userId: string): Promise<void> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  await confirmUser(ctx.db, userId, ctx.now())
}
