import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { requireIdeaEditor, requireVisible } from '../idea.policy.ts'
import { lockIdea, saveStatus } from '../idea.queries.ts'
import { type IdeaStatus, ideaLife } from '../idea.status.ts'
import { insertComment } from '../idea-comment.queries.ts'
import { tellFollowers } from '../steps/tell-followers.ts'

/**
 * Moves an idea on, and tells everyone who follows it, once.
 * @throws NotFound; {Invalid} for a refusal without a reason; {Conflict} when somebody else has changed it meanwhile, or it was merged
 */
export async function changeIdeaStatus(
  ctx: Context,
  input: { ideaId: number; version: number; status: IdeaStatus; text: string | null },
): Promise<void> {
  const { userId } = requireIdeaEditor(ctx.actor)
  const { ideaId, version, status, text } = input
  if (status === 'declined' && !text) throw new Invalid({ text: [{ key: 'ideas.problem.reason' }] })
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const idea = requireVisible(inside.actor, await lockIdea(db, ideaId))
    if (idea.version !== version) throw new Conflict('ideas.problem.changed')
    if (idea.mergedInto !== null || !ideaLife.may(idea.status, status, 'team'))
      throw new Conflict('ideas.problem.status')
    const { eventId } = await saveStatus(db, { ideaId, status, text, by: userId, now: inside.now() })
    await tellFollowers(inside, idea, { change: status, text, key: `status ${eventId}` })
    await noteEvent(inside, 'idea-moved', { details: { ideaId, from: idea.status, to: status } })
  })
}

/** A comment in the name of the site, of which everyone who follows the idea is told. @throws NotFound, {Conflict} when it was merged */
export async function answerIdea(ctx: Context, input: { ideaId: number; text: string }): Promise<void> {
  const { userId } = requireIdeaEditor(ctx.actor)
  const { ideaId, text } = input
  await inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const idea = requireVisible(inside.actor, await lockIdea(db, ideaId))
    if (idea.mergedInto !== null) throw new Conflict('ideas.problem.settled')
    const commentId = await insertComment(db, {
      ideaId,
      personId: null,
      authorName: null,
      isByEmployer: false,
      isOfficial: true,
      officialBy: userId,
      text,
      locale,
      now: inside.now(),
      isPublished: true,
    })
    await tellFollowers(inside, idea, { change: 'answered', text, key: `answer ${commentId}` })
    await noteEvent(inside, 'idea-answered', { details: { ideaId } })
  })
}
