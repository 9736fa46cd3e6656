import { daysBefore } from '../../../basics/time.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canPruneInvitations } from '../employer.policy.ts'
import { deleteInvitationsBefore } from './invitation.queries.ts'

const keptDays = 30

/** Deletes invitations 30 days after they were accepted or expired: the address serves no purpose any more. */
export async function pruneInvitations(ctx: Context): Promise<void> {
  if (!canPruneInvitations(ctx.actor)) throw new NotAllowed()
  await deleteInvitationsBefore(ctx.db, daysBefore(ctx.now(), keptDays))
}
