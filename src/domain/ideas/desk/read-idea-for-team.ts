import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { requireIdeaEditor, requireVisible } from '../idea.policy.ts'
import { findIdea, listEvents, listMergedInto, listSimilarIdeas } from '../idea.queries.ts'
import { type IdeaStatus, ideaLife } from '../idea.status.ts'
import type { Idea, IdeaEvent } from '../idea.ts'

export type IdeaForTeam = {
  idea: Idea
  next: readonly IdeaStatus[]
  events: IdeaEvent[]
  similar: Idea[]
  /** With until when each can be parted again; null when it no longer can. */
  merged: (Idea & { partableUntil: Date | null })[]
  mergedInto: Idea | null
}

/** @throws NotFound */
export async function readIdeaForTeam(ctx: Context, { ideaId }: { ideaId: number }): Promise<IdeaForTeam> {
  requireIdeaEditor(ctx.actor)
  const { db } = ctx
  const idea = requireVisible(ctx.actor, await findIdea(db, ideaId))
  const similar = await listSimilarIdeas(db, `${idea.title} ${idea.text}`, limits.similarIdeasShown + 1)
  const merged = await listMergedInto(db, ideaId)
  return {
    idea,
    next: ideaLife.next(idea.status, 'team'),
    events: await listEvents(db, ideaId),
    similar: similar.filter(({ id }) => id !== ideaId),
    merged: merged.map(each => ({ ...each, partableUntil: partableUntil(ctx, each) })),
    mergedInto: idea.mergedInto === null ? null : await findIdea(db, idea.mergedInto),
  }
}

function partableUntil(ctx: Context, { mergedAt }: Idea): Date | null {
  const until = mergedAt && daysAfter(mergedAt, limits.ideaPartDays)
  return until && until > ctx.now() ? until : null
}
