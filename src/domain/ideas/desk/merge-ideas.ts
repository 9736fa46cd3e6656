import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { requireIdeaEditor, requireVisible } from '../idea.policy.ts'
import { findIdea, listMergedInto, lockIdea } from '../idea.queries.ts'
import { copyMarks, deleteCopies, saveMerge, saveSplit } from '../idea-merge.queries.ts'
import { tellFollowers } from '../steps/tell-followers.ts'

/**
 * Makes two ideas one: everyone who has voted for either counts once, everyone who follows either hears of both, and the address of the
 * first leads to the second. Its followers are told.
 * @throws NotFound; {Invalid} on `into`; {Conflict} when somebody else has changed it meanwhile, or others were merged into it
 */
export async function mergeIdeas(
  ctx: Context,
  { ideaId: fromId, version, into }: { ideaId: number; version: number; into: number },
): Promise<void> {
  const { userId } = requireIdeaEditor(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { db } = inside
    // Always the lower number first, so that two merges of the same ideas do not wait for each other.
    for (const id of [fromId, into].sort((a, b) => a - b)) await lockIdea(db, id)
    const idea = requireVisible(inside.actor, await findIdea(db, fromId))
    const target = await findIdea(db, into)
    const isTarget = target?.publishedAt && !target.isHidden && target.mergedInto === null && into !== fromId
    if (!isTarget) throw new Invalid({ into: [{ key: 'ideas.problem.no-such' }] })
    if (idea.version !== version) throw new Conflict('ideas.problem.changed')
    if (idea.mergedInto !== null) throw new Conflict('ideas.problem.settled')
    if ((await listMergedInto(db, fromId)).length > 0) throw new Conflict('ideas.problem.has-merged')
    await tellFollowers(inside, idea, { change: 'merged', text: target.title, key: `merge ${version}` })
    await copyMarks(db, { fromId, intoId: into })
    await saveMerge(db, { fromId, intoId: into, by: userId, now: inside.now() })
    await noteEvent(inside, 'ideas-merged', { details: { ideaId: fromId, into } })
  })
}

/** Parts a merged idea again, within 30 days: each has the votes and followers of its own. @throws NotFound, {Conflict} */
export async function partIdeas(ctx: Context, { ideaId }: { ideaId: number }): Promise<void> {
  requireIdeaEditor(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    const idea = requireVisible(inside.actor, await lockIdea(db, ideaId))
    if (idea.mergedAt === null) throw new Conflict('ideas.problem.changed')
    if (daysAfter(idea.mergedAt, limits.ideaPartDays) <= now) throw new Conflict('ideas.problem.part-late')
    await deleteCopies(db, ideaId)
    await saveSplit(db, ideaId, now)
    await noteEvent(inside, 'ideas-parted', { details: { ideaId, from: idea.mergedInto ?? 0 } })
  })
}
