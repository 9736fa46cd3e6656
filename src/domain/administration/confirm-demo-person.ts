import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { confirmUser } from './admin-user.queries.ts'
import { canKeepSiteState } from './administration.policy.ts'

/** Nobody reads the mailbox of a demo account: its address counts as confirmed. @throws NotAllowed but for the operator */
export async function confirmDemoPerson(ctx: Context, { userId }: { userId: string }): Promise<void> {
  if (!canKeepSiteState(ctx.actor)) throw new NotAllowed()
  await confirmUser(ctx.db, userId, ctx.now())
}
