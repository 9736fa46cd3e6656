import { expect, it } from 'vitest'
import { adoptConversations } from '../src/domain/assistant/conversation/adopt-conversations.ts'
import { deleteConversation, deleteTurn } from '../src/domain/assistant/conversation/delete-conversation.ts'
import {
  keepConversation,
  listKeptConversations,
} from '../src/domain/assistant/conversation/keep-conversation.ts'
import { pruneConversations } from '../src/domain/assistant/conversation/prune-conversations.ts'
import { rateTurn } from '../src/domain/assistant/conversation/rate-turn.ts'
import { readConversation } from '../src/domain/assistant/conversation/read-conversation.ts'
import { startConversation } from '../src/domain/assistant/conversation/start-conversation.ts'
import { answerTurn } from '../src/domain/assistant/turn/answer-turn.ts'
import { editLastQuestion } from '../src/domain/assistant/turn/edit-last-question.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { accountContext } from './support/account.ts'
import { via } from './support/client.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, seeker, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const askers: Role[] = [
  'guest',
  'unconfirmed',
  'job seeker',
  'other job seeker',
  'owner',
  'recruiter',
  'other employer',
  'admin',
]

let addresses = 0
/** From an address that has not asked yet. */
const fresh = (ctx: Context): Context => via(ctx, { address: `198.51.100.${addresses++ % 250}` })

/** A conversation of the job seeker, with one turn. */
async function seekers(): Promise<{ conversation: string; turn: number }> {
  const actor = await people['job seeker']()
  const { conversation, turn } = await answerTurn(fresh({ ...base, actor }), { text: 'Hallo' })
  await db.deleteFrom('attempts').execute()
  return { conversation, turn }
}

const owner: Role[] = ['job seeker']

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['startConversation', askers, ctx => startConversation(ctx)],
  ['answerTurn', askers, ctx => answerTurn(fresh(ctx), { text: 'Hallo' })],
  [
    'answerTurn (another’s conversation)',
    owner,
    async ctx => answerTurn(fresh(ctx), { text: 'Hallo', conversation: (await seekers()).conversation }),
  ],
  [
    'editLastQuestion',
    owner,
    async ctx =>
      editLastQuestion(fresh(ctx), { text: 'Hallo', conversation: (await seekers()).conversation }),
  ],
  ['readConversation', owner, async ctx => readConversation(ctx, await seekers())],
  ['deleteConversation', owner, async ctx => deleteConversation(ctx, await seekers())],
  ['deleteTurn', owner, async ctx => deleteTurn(ctx, await seekers())],
  ['rateTurn', owner, async ctx => rateTurn(ctx, { ...(await seekers()), rating: 'helpful' })],
  ['keepConversation', owner, async ctx => keepConversation(ctx, { ...(await seekers()), isKept: true })],
  [
    'listKeptConversations',
    ['job seeker', 'other job seeker', 'owner', 'recruiter', 'other employer'],
    ctx => listKeptConversations(ctx),
  ],
  ['adoptConversations', everyone, ctx => adoptConversations(ctx, { userId: seeker.userId })],
  ['pruneConversations', ['operator'], ctx => pruneConversations(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
