import { randomBytes } from 'node:crypto'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canCreateAccounts } from '../../caller/person.policy.ts'
import { confirmUser } from '../account.queries.ts'
import { deleteSessionsOf } from '../sessions/session.queries.ts'

/**
 * For accounts that an administrator or the operator vouches for: their address counts as confirmed. The password goes: someone
 * else may have registered the address and chosen it. In its place comes `password`, or one that nobody knows.
 */
export async function confirmPerson(
  ctx: Context,
  userId: string,
  password = randomBytes(32).toString('base64url'),
): Promise<void> {
  if (!canCreateAccounts(ctx.actor)) throw new NotAllowed()
  const { internalAdapter, password: passwords } = await ctx.doors.site.$context
  await internalAdapter.updatePassword(userId, await passwords.hash(password))
  await deleteSessionsOf(ctx.db, userId, null, null)
  await confirmUser(ctx.db, userId, ctx.now())
}
