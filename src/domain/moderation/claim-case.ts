import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { assignCase, lockCase } from './case.queries.ts'
import { requireDecider, requireSeen } from './moderation.policy.ts'

/**
 * Says to the rest of the team that one looks into a case; anyone may still decide.
 * @throws Conflict for a case that is decided or that somebody else has; SignInRequired, NotAllowed without `reports.decide`; NotFound
 */
export async function claimCase(ctx: Context, { caseId }: { caseId: number }): Promise<void> {
  const { userId } = requireDecider(ctx.actor)
  await inTransaction(ctx, async inside => {
    const found = requireSeen(await lockCase(inside.db, caseId))
    if (found.status !== 'open') throw new Conflict('moderation.problem.decided')
    if (found.assignedTo !== null) throw new Conflict('moderation.problem.taken')
    await assignCase(inside.db, { id: caseId, to: userId })
    await noteEvent(inside, 'case-claimed', { details: { caseId } })
  })
}

/** Leaves a case to whoever comes next; also one of a colleague who is away. @throws as {@link claimCase}; Conflict where nobody has it */
export async function releaseCase(ctx: Context, { caseId }: { caseId: number }): Promise<void> {
  requireDecider(ctx.actor)
  await inTransaction(ctx, async inside => {
    const found = requireSeen(await lockCase(inside.db, caseId))
    if (found.assignedTo === null) throw new Conflict('moderation.problem.free')
    await assignCase(inside.db, { id: caseId, to: null })
    await noteEvent(inside, 'case-released', { details: { caseId } })
  })
}
