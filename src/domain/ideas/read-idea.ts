import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireVisible } from './idea.policy.ts'
import { findIdea, listEvents, listMergedInto } from './idea.queries.ts'
import { isOpenIdea } from './idea.status.ts'
import type { Idea, IdeaComment, IdeaEvent } from './idea.ts'
import { listComments } from './idea-comment.queries.ts'
import { listMarks } from './idea-vote.queries.ts'
import { knownPerson } from './steps/acting-person.ts'

export type IdeaPage = {
  idea: Idea
  /** Where it leads when it was merged: nothing else of it is shown then. */
  movedTo: { id: number; slug: string } | null
  events: IdeaEvent[]
  comments: IdeaComment[]
  merged: Pick<Idea, 'id' | 'title'>[]
  isOpen: boolean
  /** The caller is known by account or browser, and need not give an address. */
  isKnown: boolean
  isVoted: boolean
  isFollowed: boolean
  isOwn: boolean
}

/** @throws NotFound for what is hidden, or waits for an address */
export async function readIdea(ctx: Context, { ideaId }: { ideaId: number }): Promise<IdeaPage> {
  const { db, actor } = ctx
  const idea = requireVisible(actor, await findIdea(db, ideaId))
  const other = idea.mergedInto === null ? null : await findIdea(db, idea.mergedInto)
  if (idea.mergedInto !== null && (other === null || other.isHidden)) throw new NotFound()
  const [person, merged, events, comments] = await Promise.all([
    knownPerson(ctx),
    listMergedInto(db, idea.id),
    listEvents(db, idea.id),
    listComments(db, idea.id, limits.ideaCommentsShown),
  ])
  const marks = person ? await listMarks(db, person.id, [idea.id]) : { voted: [], followed: [] }
  return {
    idea,
    movedTo: other && { id: other.id, slug: other.slug },
    events,
    comments,
    merged: merged.filter(({ isHidden }) => !isHidden).map(({ id, title }) => ({ id, title })),
    isOpen: isOpenIdea(idea.status),
    isKnown: actor.kind === 'user' || person !== null,
    isVoted: marks.voted.length > 0,
    isFollowed: marks.followed.length > 0,
    isOwn: person !== null && person.id === idea.personId,
  }
}
