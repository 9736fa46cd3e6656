import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireGuest, requireKnown, requireReader, requireVisible } from './idea.policy.ts'
import { findIdea } from './idea.queries.ts'
import { deleteComment, insertComment } from './idea-comment.queries.ts'
import { requireImpersonal } from './post-idea.ts'
import { actingPerson, limitConfirmations, mailConfirmation, personOfAddress } from './steps/acting-person.ts'

type Input = { ideaId: number; text: string; name: string | null }
type Author = { personId: number; isByEmployer: boolean; isPublished: boolean }

/** @throws NotFound, {Invalid} for personal data, {Conflict} for an idea that was merged, {TooMany}; SignInRequired for unknown guests */
export async function commentOnIdea(ctx: Context, input: Input): Promise<void> {
  const { isByEmployer } = requireReader(ctx.actor)
  requireImpersonal(input)
  await limitComments(ctx)
  await inTransaction(ctx, async inside => {
    const { id: personId } = requireKnown(await actingPerson(inside))
    await write(inside, input, { personId, isByEmployer, isPublished: true })
  })
}

/** Public when the mailed link is opened. The response reveals nothing about the address. */
export async function commentAsGuest(
  ctx: Context,
  { email, ...input }: Input & { email: string },
): Promise<void> {
  requireGuest(ctx.actor)
  requireImpersonal(input)
  await limitComments(ctx)
  const address = await limitConfirmations(ctx, email)
  await inTransaction(ctx, async inside => {
    const person = await personOfAddress(inside, address)
    const author = { personId: person.id, isByEmployer: false, isPublished: false }
    const title = await write(inside, input, author)
    await mailConfirmation(inside, person, title)
  })
}

/** @throws NotFound for another's */
export async function withdrawComment(ctx: Context, { commentId }: { commentId: number }): Promise<void> {
  requireReader(ctx.actor)
  const { id } = requireKnown(await actingPerson(ctx))
  if (!(await deleteComment(ctx.db, commentId, id))) throw new NotFound()
}

async function write(
  ctx: Context,
  { ideaId, text, name }: Input,
  { personId, isByEmployer, isPublished }: Author,
): Promise<string> {
  const { db, locale } = ctx
  const idea = requireVisible(ctx.actor, await findIdea(db, ideaId))
  if (idea.mergedInto !== null) throw new Conflict('ideas.problem.settled')
  await insertComment(db, {
    ideaId,
    personId,
    authorName: name || null,
    isByEmployer,
    isOfficial: false,
    officialBy: null,
    text,
    locale,
    now: ctx.now(),
    isPublished,
  })
  return idea.title
}

async function limitComments(ctx: Context): Promise<void> {
  await limitTries(ctx, {
    kind: 'idea-comment',
    subject: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.client.address,
    tries: limits.ideaCommentsPerHour,
    windowMinutes: 60,
  })
}
