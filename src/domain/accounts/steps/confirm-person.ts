import { randomBytes } from 'node:crypto'
import { canCreateAccounts } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { confirmUser } from '../account.queries.ts'
import { deleteSessionsOf } from '../sessions/session.queries.ts'

/**
 * For accounts that an administrator or the operator vouches for: the address counts as confirmed. The existing password is replaced, by
 * `password` or a random one: someone else may have registered the address and know it.
 */
export async function confirmPerson(
  ctx: Context,
  userId: string,
  password = randomBytes(32).toString('base64url'),
): Promise<void> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  const { internalAdapter, password: passwords } = await ctx.realms.site.$context
  await internalAdapter.updatePassword(userId, await passwords.hash(password))
  await deleteSessionsOf(ctx.db, userId, null, null)
  await confirmUser(ctx.db, userId, ctx.now())
}
