import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { adoptIdeas } from '../src/domain/ideas/adopt-ideas.ts'
import { commentAsGuest, commentOnIdea, withdrawComment } from '../src/domain/ideas/comment-on-idea.ts'
import { answerIdea, changeIdeaStatus } from '../src/domain/ideas/desk/change-idea.ts'
import { mergeIdeas, partIdeas } from '../src/domain/ideas/desk/merge-ideas.ts'
import { readIdeaForTeam } from '../src/domain/ideas/desk/read-idea-for-team.ts'
import {
  confirmIdeas,
  discardIdeas,
  leaveIdeasByLink,
  readFollowedByLink,
  readIdeasByLink,
  unfollowByLink,
} from '../src/domain/ideas/ideas-by-link.ts'
import { isKnownReader } from '../src/domain/ideas/is-known-reader.ts'
import { findSimilarIdeas, listIdeas, readRoadmap } from '../src/domain/ideas/list-ideas.ts'
import { listNews, listSitemapIdeas } from '../src/domain/ideas/list-news.ts'
import { leaveIdeas, makeIdeaAnonymous, readOwnIdeas } from '../src/domain/ideas/own-ideas.ts'
import { postIdea, postIdeaAsGuest } from '../src/domain/ideas/post-idea.ts'
import { pruneIdeas } from '../src/domain/ideas/prune-ideas.ts'
import { readIdea } from '../src/domain/ideas/read-idea.ts'
import { followTokenOf } from '../src/domain/ideas/steps/idea-link.ts'
import { followIdea, voteAsGuest, voteForIdea, withdrawVote } from '../src/domain/ideas/vote-for-idea.ts'
import { accountContext, lastLetter, makePerson } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, seeker, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const members: Role[] = ['job seeker', 'other job seeker', 'owner', 'recruiter', 'other employer']
const guests: Role[] = ['guest', 'unconfirmed']
const asSeeker: Context = { ...base, actor: seeker }

let made = 0
/** From an address of its own, so that nobody is taken for a flood. */
const from = (ctx: Context): Context =>
  via(ctx, { ...somebody, address: `2001:db8:c:${(++made).toString(16)}::1` })
const words = () => ({ title: `Idee Nummer ${++made}`, text: 'Das würde helfen.', name: null })

/** Of somebody new, because each may have five. */
async function newIdea(): Promise<{ ideaId: number }> {
  const { ideaId } = await postIdea({ ...base, actor: await makePerson(db) }, words())
  return { ideaId }
}

async function ownIdea(): Promise<{ ideaId: number }> {
  const { ideaId } = await newIdea()
  await voteForIdea(asSeeker, { ideaId })
  const { person_id } = await db
    .selectFrom('idea_votes')
    .innerJoin('idea_people', 'idea_people.id', 'person_id')
    .select('person_id')
    .where('user_id', '=', seeker.userId)
    .where('idea_id', '=', ideaId)
    .executeTakeFirstOrThrow()
  await db.updateTable('ideas').set({ person_id }).where('id', '=', ideaId).execute()
  return { ideaId }
}

/** Everybody takes part, so that nobody is turned away for want of it. */
async function takingPart(ctx: Context): Promise<{ ideaId: number }> {
  const { ideaId } = await newIdea()
  await voteForIdea(from(ctx), { ideaId }).catch(() => null)
  return { ideaId }
}

async function ownComment(): Promise<{ commentId: number }> {
  const { ideaId } = await newIdea()
  await commentOnIdea(from(asSeeker), { ideaId, text: 'Ja.', name: null })
  const [comment] = (await readIdea(base, { ideaId })).comments
  return { commentId: comment?.id ?? 0 }
}

async function link(): Promise<{ token: string }> {
  const email = `link${++made}@idea.example`
  await voteAsGuest(from({ ...base, actor: { kind: 'guest' } }), { ...(await newIdea()), email })
  return { token: (await lastLetter(db, email)).props.url?.split('/').at(-1) ?? '' }
}

async function followed(): Promise<{ token: string }> {
  const { ideaId } = await newIdea()
  const row = await db
    .selectFrom('idea_followers')
    .select('link_key')
    .where('idea_id', '=', ideaId)
    .executeTakeFirstOrThrow()
  return { token: followTokenOf(base, row.link_key) }
}

async function mergedIdea(): Promise<{ ideaId: number }> {
  const { userId } = await makePerson(db, { role: null })
  const actor = { kind: 'admin', userId, adminId: 1, role: 'editor', sessionId: 'x' } as const
  const { ideaId } = await newIdea()
  await mergeIdeas({ ...base, actor }, { ideaId, version: 1, into: (await newIdea()).ideaId })
  return { ideaId }
}

const all = { sort: 'top', status: null, words: null, page: 1 } as const
const mail = () => `guest${++made}@idea.example`

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['listIdeas', everyone, ctx => listIdeas(ctx, all)],
  ['isKnownReader', everyone, ctx => isKnownReader(ctx)],
  ['readRoadmap', everyone, ctx => readRoadmap(ctx)],
  ['findSimilarIdeas', everyone, ctx => findSimilarIdeas(ctx, { words: 'Idee' })],
  ['listNews', everyone, ctx => listNews(ctx)],
  ['listSitemapIdeas', everyone, ctx => listSitemapIdeas(ctx)],
  ['readIdea', everyone, async ctx => readIdea(ctx, await newIdea())],
  ['postIdea', members, ctx => postIdea(from(ctx), words())],
  ['postIdeaAsGuest', guests, ctx => postIdeaAsGuest(from(ctx), { ...words(), email: mail() })],
  ['voteForIdea', members, async ctx => voteForIdea(from(ctx), await newIdea())],
  ['voteAsGuest', guests, async ctx => voteAsGuest(from(ctx), { ...(await newIdea()), email: mail() })],
  ['withdrawVote', members, async ctx => withdrawVote(ctx, await takingPart(ctx))],
  ['followIdea', members, async ctx => followIdea(ctx, { ...(await newIdea()), isFollowed: true })],
  ['commentOnIdea', members, async ctx => commentOnIdea(from(ctx), { ...(await newIdea()), ...words() })],
  [
    'commentAsGuest',
    guests,
    async ctx => commentAsGuest(from(ctx), { ...(await newIdea()), ...words(), email: mail() }),
  ],
  ['withdrawComment', ['job seeker'], async ctx => withdrawComment(ctx, await ownComment())],
  ['readOwnIdeas', members, ctx => readOwnIdeas(ctx)],
  ['makeIdeaAnonymous', ['job seeker'], async ctx => makeIdeaAnonymous(ctx, await ownIdea())],
  ['readIdeasByLink', everyone, async ctx => readIdeasByLink(ctx, await link())],
  ['readIdeasByLink (wrong link)', [], ctx => readIdeasByLink(ctx, { token: 'x' })],
  ['confirmIdeas', everyone, async ctx => confirmIdeas(ctx, await link())],
  ['confirmIdeas (wrong link)', [], ctx => confirmIdeas(ctx, { token: 'x' })],
  ['discardIdeas', everyone, async ctx => discardIdeas(ctx, await link())],
  ['discardIdeas (wrong link)', [], ctx => discardIdeas(ctx, { token: 'x' })],
  ['leaveIdeasByLink', everyone, async ctx => leaveIdeasByLink(ctx, await link())],
  ['leaveIdeasByLink (wrong link)', [], ctx => leaveIdeasByLink(ctx, { token: 'x' })],
  ['readFollowedByLink', everyone, async ctx => readFollowedByLink(ctx, await followed())],
  ['readFollowedByLink (wrong link)', [], ctx => readFollowedByLink(ctx, { token: 'x' })],
  ['unfollowByLink', everyone, async ctx => unfollowByLink(ctx, await followed())],
  ['unfollowByLink (wrong link)', [], ctx => unfollowByLink(ctx, { token: 'x' })],
  ['readIdeaForTeam', ['admin', 'operator'], async ctx => readIdeaForTeam(ctx, await newIdea())],
  [
    'changeIdeaStatus',
    ['admin', 'operator'],
    async ctx => changeIdeaStatus(ctx, { ...(await newIdea()), version: 1, status: 'planned', text: null }),
  ],
  [
    'answerIdea',
    ['admin', 'operator'],
    async ctx => answerIdea(ctx, { ...(await newIdea()), text: 'Danke.' }),
  ],
  [
    'mergeIdeas',
    ['admin', 'operator'],
    async ctx => mergeIdeas(ctx, { ...(await newIdea()), version: 1, into: (await newIdea()).ideaId }),
  ],
  ['partIdeas', ['admin', 'operator'], async ctx => partIdeas(ctx, await mergedIdea())],
  [
    'adoptIdeas',
    everyone,
    ctx => adoptIdeas(ctx, { userId: seeker.userId, email: 'x@idea.example', isConfirmed: true }),
  ],
  ['pruneIdeas', ['operator'], ctx => pruneIdeas(ctx)],
  ['leaveIdeas', members, async ctx => leaveIdeas(await takingPart(ctx).then(() => ctx))],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
