import { type Context, inTransaction } from '../caller/context.ts'
import { ownerOf } from '../files/file.policy.ts'
import { requireLinked } from './idea.policy.ts'
import { findIdea, listIdeasOf } from './idea.queries.ts'
import type { IdeaPerson } from './idea.ts'
import { listCommentsOf } from './idea-comment.queries.ts'
import {
  confirmPerson,
  deletePerson,
  discardWaiting,
  findPersonByKey,
  keepBrowser,
} from './idea-person.queries.ts'
import { deleteMark, findFollowerByKey, listMarkedIdeas } from './idea-vote.queries.ts'
import type { OwnIdeas } from './own-ideas.ts'
import { followKeyIn, ideaKeyIn } from './steps/idea-link.ts'

type Token = { token: string }

/** What was done with an address, for whoever has the link in its mails. @throws NotFound */
export async function readIdeasByLink(
  ctx: Context,
  input: Token,
): Promise<OwnIdeas & { hasWaiting: boolean }> {
  const { db } = ctx
  const { id, email, confirmedAt } = await linkedPerson(ctx, input)
  const ideas = await listIdeasOf(db, id)
  const comments = await listCommentsOf(db, id)
  const marked = await listMarkedIdeas(db, id)
  const hasWaiting =
    confirmedAt === null ||
    ideas.some(({ publishedAt }) => publishedAt === null) ||
    comments.some(({ isPublished }) => !isPublished) ||
    marked.some(({ isConfirmed }) => !isConfirmed)
  return { email, isConfirmed: confirmedAt !== null, ideas, comments, marked, hasWaiting }
}

/** All that waits for the address counts, and a guest's browser need not be asked again. Idempotent. @throws NotFound */
export async function confirmIdeas(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await linkedPerson(inside, input)
    await confirmPerson(inside.db, id, inside.now())
    const browser = inside.actor.kind === 'guest' ? ownerOf(inside, 'ideas') : null
    if (browser !== null) await keepBrowser(inside.db, browser, id)
  })
}

/** Somebody else has used the address. @throws NotFound */
export async function discardIdeas(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id, confirmedAt } = await linkedPerson(inside, input)
    if (confirmedAt === null) await deletePerson(inside.db, id)
    else await discardWaiting(inside.db, id)
  })
}

/** As `leaveIdeas`, for whoever holds the link. @throws NotFound */
export async function leaveIdeasByLink(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await linkedPerson(inside, input)
    await deletePerson(inside.db, id)
  })
}

/** The idea whose mails a link ends. @throws NotFound also when they have ended */
export async function readFollowedByLink(
  ctx: Context,
  input: Token,
): Promise<{ id: number; slug: string; title: string }> {
  const { ideaId } = await linkedFollower(ctx, input)
  const { id, slug, title } = requireLinked(await findIdea(ctx.db, ideaId))
  return { id, slug, title }
}

/** Ends the mails about one idea; a vote for it stays. @throws NotFound also when they have ended */
export async function unfollowByLink(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    await deleteMark(inside.db, 'idea_followers', await linkedFollower(inside, input))
  })
}

async function linkedPerson(ctx: Context, { token }: Token): Promise<IdeaPerson> {
  const linkKey = ideaKeyIn(ctx, token)
  return requireLinked(linkKey === null ? null : await findPersonByKey(ctx.db, linkKey))
}

async function linkedFollower(ctx: Context, { token }: Token): Promise<{ ideaId: number; personId: number }> {
  const linkKey = followKeyIn(ctx, token)
  return requireLinked(linkKey === null ? null : await findFollowerByKey(ctx.db, linkKey))
}
