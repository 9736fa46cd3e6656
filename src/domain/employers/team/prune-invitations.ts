import type { Context } from '../../caller/context.ts'
import { canPruneInvitations } from '../employer.policy.ts'
import { deleteInvitationsBefore } from './invitation.queries.ts'

const keptDays = 30

/** Forgets whom employers invited, 30 days after it was accepted or ran out: an address that is of no use any more. */
export async function pruneInvitations(ctx: Context): Promise<void> {
  if (!canPruneInvitations(ctx.actor)) return
  await deleteInvitationsBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000))
}
