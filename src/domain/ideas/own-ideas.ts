import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireKnown, requireReader } from './idea.policy.ts'
import { listIdeasOf, makeIdeaNameless } from './idea.queries.ts'
import type { Idea, IdeaPerson } from './idea.ts'
import { listCommentsOf, type OwnComment } from './idea-comment.queries.ts'
import { deletePerson } from './idea-person.queries.ts'
import { listMarkedIdeas, type MarkedIdea } from './idea-vote.queries.ts'
import { actingPerson, knownPerson } from './steps/acting-person.ts'

export type OwnIdeas = {
  /** Of guests. */
  email: string | null
  isConfirmed: boolean
  ideas: Idea[]
  comments: OwnComment[]
  marked: MarkedIdea[]
}

const nothing: OwnIdeas = { email: null, isConfirmed: true, ideas: [], comments: [], marked: [] }

/** What the caller has written, voted for and follows. @throws SignInRequired for guests who are not known */
export async function readOwnIdeas(ctx: Context): Promise<OwnIdeas> {
  const { userId } = requireReader(ctx.actor)
  const person = await knownPerson(ctx)
  if (person === null && userId !== null) return nothing
  return ideasOfPerson(ctx, requireKnown(person))
}

/** Takes the name off an own idea and off the own comments on it. @throws NotFound for another's */
export async function makeIdeaAnonymous(ctx: Context, { ideaId }: { ideaId: number }): Promise<void> {
  requireReader(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { id } = requireKnown(await actingPerson(inside))
    if (!(await makeIdeaNameless(inside.db, ideaId, id))) throw new NotFound()
  })
}

/** Deletes votes, mails and names; what was published stays. */
export async function leaveIdeas(ctx: Context): Promise<void> {
  requireReader(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { id } = requireKnown(await actingPerson(inside))
    await deletePerson(inside.db, id)
  })
}

async function ideasOfPerson({ db }: Context, { id, email, confirmedAt }: IdeaPerson): Promise<OwnIdeas> {
  return {
    email,
    isConfirmed: confirmedAt !== null,
    ideas: await listIdeasOf(db, id),
    comments: await listCommentsOf(db, id),
    marked: await listMarkedIdeas(db, id),
  }
}
