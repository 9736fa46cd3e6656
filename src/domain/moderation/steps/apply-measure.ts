import { endSessions } from '../../accounts/steps/end-sessions.ts'
import type { Context } from '../../caller/context.ts'
import { insertJobEvent } from '../../jobs/steps/job.queries.ts'
import { actorName } from '../../jobs/steps/move-job.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import {
  endDemotions,
  endHiding,
  endLock,
  hideIdea,
  hideMessage,
  hideProfile,
  hideRequest,
  holdEmployer,
  holdJob,
  lockOutOfPool,
  type MovedJob,
  releaseEmployer,
  releaseJob,
  saveDemotion,
  saveEmployerLock,
  saveLock,
} from '../effect.queries.ts'
import type { Decision, ModerationCase } from '../moderation.ts'
import type { Measure } from '../moderation.values.ts'

type Of = Pick<ModerationCase, 'targetKind' | 'targetId' | 'userId' | 'employerId'>

/** Makes a measure true, in the transaction of its decision. The caller has asked its policy. */
export async function applyMeasure(
  ctx: Context,
  { targetKind, targetId, userId, employerId }: Of,
  { decisionId, measure }: { decisionId: number; measure: Measure },
): Promise<void> {
  const { db } = ctx
  if (measure === 'none') return
  if (targetKind === 'message') {
    await hideMessage(db, Number(targetId), decisionId)
  } else if (targetKind === 'request') {
    await hideRequest(db, targetId, decisionId)
    if (measure === 'lock' && employerId !== null)
      await lockOutOfPool(db, { employerId, decisionId, now: ctx.now() })
  } else if (targetKind === 'idea' || targetKind === 'idea-comment') {
    const table = targetKind === 'idea' ? 'ideas' : 'idea_comments'
    await hideIdea(db, table, Number(targetId), decisionId)
  } else if (targetKind === 'profile' || targetKind === 'account') {
    if (userId === null) return
    if (targetKind === 'profile') await hideProfile(db, userId, decisionId)
    if (measure !== 'lock') return
    await saveLock(db, userId, ctx.now())
    await endSessions(ctx, userId, null)
  } else if (measure === 'demote') {
    await saveDemotion(db, { kind: targetKind, id: Number(targetId) }, decisionId)
  } else if (targetKind === 'job') {
    await noteMoves(ctx, await holdJob(db, Number(targetId), decisionId), 'moderation')
  } else {
    await noteMoves(ctx, await holdEmployer(db, Number(targetId), decisionId), 'moderation')
    if (measure === 'lock') await saveEmployerLock(db, Number(targetId), decisionId)
  }
}

/** Takes back all that a decision did: everything returns into the state that it had. The caller has asked its policy. */
export async function undoMeasure(
  ctx: Context,
  { targetKind, userId }: Of,
  { id, measure }: Pick<Decision, 'id' | 'measure'>,
): Promise<void> {
  const now = ctx.now()
  await endDemotions(ctx.db, id)
  await endHiding(ctx.db, id)
  const released = [...(await releaseJob(ctx.db, id, now)), ...(await releaseEmployer(ctx.db, id, now))]
  await noteMoves(ctx, released, 'moderation-ended')
  const isOfPerson = targetKind === 'profile' || targetKind === 'account'
  if (isOfPerson && measure === 'lock' && userId !== null) await endLock(ctx.db, userId)
}

async function noteMoves(ctx: Context, moves: readonly MovedJob[], reason: string): Promise<void> {
  const at = ctx.now()
  for (const { jobId, from, to } of moves)
    await insertJobEvent(ctx.db, { jobId, from, to, actor: actorName(ctx.actor), reason, at })
  const employers = [...new Set(moves.map(({ employerId }) => employerId))]
  for (const employerId of employers)
    await tellLive(ctx, { topics: [`employer:${employerId}`], kind: 'job', details: {} })
}
