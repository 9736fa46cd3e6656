import { dayMinutes } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireGuest, requireKnown, requireReader, requireVisible } from './idea.policy.ts'
import { lockIdea } from './idea.queries.ts'
import { isOpenIdea } from './idea.status.ts'
import type { Idea } from './idea.ts'
import { deleteMark, insertFollower, insertVote } from './idea-vote.queries.ts'
import { actingPerson, limitConfirmations, mailConfirmation, personOfAddress } from './steps/acting-person.ts'

type Which = { ideaId: number }

/**
 * One vote each; whoever votes is told what becomes of the idea. Voting again changes nothing.
 * @throws NotFound; {Conflict} for an idea that is settled or was merged; {TooMany} after 20 votes a day; SignInRequired for guests who are
 * not known
 */
export async function voteForIdea(ctx: Context, { ideaId }: Which): Promise<void> {
  requireReader(ctx.actor)
  await limitVotes(ctx)
  await inTransaction(ctx, async inside => {
    const person = requireKnown(await actingPerson(inside))
    await mark(inside, { ideaId, personId: person.id, isConfirmed: true })
  })
}

/** A guest's vote counts when the mailed link is opened. The response reveals nothing about the address. */
export async function voteAsGuest(ctx: Context, { ideaId, email }: Which & { email: string }): Promise<void> {
  requireGuest(ctx.actor)
  await limitVotes(ctx)
  const address = await limitConfirmations(ctx, email)
  await inTransaction(ctx, async inside => {
    const person = await personOfAddress(inside, address)
    const { title } = await mark(inside, { ideaId, personId: person.id, isConfirmed: false })
    await mailConfirmation(inside, person, title)
  })
}

/** Idempotent. */
export async function withdrawVote(ctx: Context, { ideaId }: Which): Promise<void> {
  requireReader(ctx.actor)
  const { id: personId } = requireKnown(await actingPerson(ctx))
  await deleteMark(ctx.db, 'idea_votes', { ideaId, personId })
}

/** Mails about an idea, with or without a vote for it. Idempotent. */
export async function followIdea(
  ctx: Context,
  { ideaId, isFollowed }: Which & { isFollowed: boolean },
): Promise<void> {
  requireReader(ctx.actor)
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const { id: personId } = requireKnown(await actingPerson(inside))
    if (!isFollowed) return deleteMark(db, 'idea_followers', { ideaId, personId })
    requireVisible(inside.actor, await lockIdea(db, ideaId))
    const linkKey = newLinkKey()
    await insertFollower(db, { ideaId, personId, isConfirmed: true, linkKey, now: inside.now() })
  })
}

async function mark(
  ctx: Context,
  { ideaId, personId, isConfirmed }: Which & { personId: number; isConfirmed: boolean },
): Promise<Idea> {
  const { db } = ctx
  const now = ctx.now()
  const idea = requireVisible(ctx.actor, await lockIdea(db, ideaId))
  if (idea.mergedInto !== null || !isOpenIdea(idea.status)) throw new Conflict('ideas.problem.settled')
  await insertVote(db, { ideaId, personId, isConfirmed, now })
  await insertFollower(db, { ideaId, personId, isConfirmed, linkKey: newLinkKey(), now })
  return idea
}

async function limitVotes(ctx: Context): Promise<void> {
  await limitTries(ctx, {
    kind: 'idea-vote',
    subject: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.client.address,
    tries: limits.ideaVotesPerDay,
    windowMinutes: dayMinutes,
    problem: 'ideas.problem.many-votes',
  })
}
