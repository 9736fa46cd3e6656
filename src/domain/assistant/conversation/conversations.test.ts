import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { browser, via } from '../../../../tests/support/client.ts'
import { testSite } from '../../../../tests/support/search.ts'
import { hoursAfter } from '../../../basics/time.ts'
import { guest } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { answerTurn } from '../turn/answer-turn.ts'
import { editLastQuestion } from '../turn/edit-last-question.ts'
import { deleteConversation, deleteTurn } from './delete-conversation.ts'
import { pruneConversations } from './prune-conversations.ts'
import { rateTurn } from './rate-turn.ts'
import { readAssistantFigures } from './read-assistant-figures.ts'
import { readConversation } from './read-conversation.ts'
import { startConversation } from './start-conversation.ts'

const site = await testSite({ actor: guest })
let addresses = 0

/** A guest nobody has counted yet. */
function somebodyNew(key = `key ${addresses}`): Context {
  return via(site.ctx, { address: `198.51.100.${addresses++}`, ...browser(key) })
}

/** Says one turn after the other. */
async function say(ctx: Context, ...texts: string[]) {
  const answers = []
  let conversation: string | undefined
  for (const text of texts) {
    const answer = await answerTurn(ctx, { text, ...(conversation ? { conversation } : {}) })
    conversation = answer.conversation
    answers.push(answer)
  }
  return answers
}

describe('whose a conversation is', () => {
  it('is read by the browser that began it, and nobody else', async () => {
    const ctx = somebodyNew()
    const [answer] = await say(ctx, 'Hallo')
    const conversation = answer?.conversation ?? ''
    expect((await readConversation(ctx, { conversation })).turns).toHaveLength(1)
    await expect(readConversation(somebodyNew(), { conversation })).rejects.toThrow(NotFound)
    await expect(answerTurn(somebodyNew(), { text: 'Hallo', conversation })).rejects.toThrow(NotFound)
  })

  it('without a key is for who knows its id', async () => {
    const keyless = via(somebodyNew(), {
      guestKeys: { uploads: null, adDrafts: null, questions: null, assistant: null, ideas: null },
    })
    const [answer] = await say(keyless, 'Hallo')
    expect(await readConversation(somebodyNew(), { conversation: answer?.conversation ?? '' })).toMatchObject(
      { isKept: false },
    )
  })

  it('begins with who speaks, without keeping anything', async () => {
    const [first, actions] = await startConversation(site.ctx, { page: '/jobs/12-pflege' })
    expect(first).toMatchObject({ type: 'text' })
    expect(JSON.stringify(first)).toContain('Computerprogramm')
    expect(JSON.stringify(actions)).toContain('Passt das zu mir?')
  })
})

describe('changing what was said', () => {
  it('the last question can be asked differently, from what was known before it', async () => {
    const ctx = somebodyNew()
    const answers = await say(ctx, 'Pflegefachkraft in Köln', 'lieber Hamburg')
    const conversation = answers.at(-1)?.conversation ?? ''
    const edited = await editLastQuestion(ctx, { text: 'und in Teilzeit?', conversation })
    expect(edited.parts).toContainEqual({
      type: 'filters',
      filters: { q: 'Pflegefachkraft', place: 'Köln', employmentType: ['part-time'] },
    })
    expect((await readConversation(ctx, { conversation })).turns.map(({ question }) => question)).toEqual([
      'Pflegefachkraft in Köln',
      'und in Teilzeit?',
    ])
  })

  it('a turn can be rated and deleted, a conversation too', async () => {
    const ctx = somebodyNew()
    const answers = await say(ctx, 'Hallo', 'MFA')
    const conversation = answers[0]?.conversation ?? ''
    await rateTurn(ctx, { conversation, turn: 2, rating: 'not-helpful', reason: 'Ich suche Pflege' })
    expect((await readConversation(ctx, { conversation })).turns[1]).toMatchObject({ rating: 'not-helpful' })
    await deleteTurn(ctx, { conversation, turn: 2 })
    await expect(deleteTurn(ctx, { conversation, turn: 2 })).rejects.toThrow(NotFound)
    await deleteConversation(ctx, { conversation })
    await expect(readConversation(ctx, { conversation })).rejects.toThrow(NotFound)
  })

  it('a reason reaches those who run the board, with question and answer only where the person agreed', async () => {
    const ctx = somebodyNew()
    const answers = await say(ctx, 'Hallo', 'MFA')
    const conversation = answers[0]?.conversation ?? ''
    const rate = (turn: number, more: { reason?: string; withWords?: boolean }) =>
      rateTurn(ctx, { conversation, turn, rating: 'not-helpful', ...more })
    await rate(1, { reason: 'Zu förmlich' })
    await rate(2, { reason: 'Ich suche Pflege', withWords: true })
    expect((await reasons()).slice(0, 2)).toMatchObject([
      { reason: 'Ich suche Pflege', question: 'MFA', answer: expect.any(String), answeredBy: 'engine' },
      { reason: 'Zu förmlich', question: null, answer: null, outcome: 'greeting' },
    ])
    await rate(2, { reason: 'Doch nicht' })
    expect((await reasons())[0]).toMatchObject({ reason: 'Doch nicht', question: null })
    await editLastQuestion(ctx, { text: 'Pflege', conversation })
    expect((await reasons())[0]).toMatchObject({ reason: 'Doch nicht' })
    expect((await readConversation(ctx, { conversation })).turns[1]).toMatchObject({ rating: null })
    await deleteConversation(ctx, { conversation })
    expect(await reasons()).not.toContainEqual(expect.objectContaining({ reason: 'Doch nicht' }))
  })

  it('what was said of answers stays when a conversation ends by itself, and goes after three months', async () => {
    const ctx = somebodyNew()
    const [answer] = await say(ctx, 'Hallo')
    const conversation = answer?.conversation ?? ''
    await rateTurn(ctx, { conversation, turn: 1, rating: 'helpful', reason: 'Schnell gefunden' })
    const inDays = (days: number): Context => ({
      ...ctx,
      actor: { kind: 'system' },
      now: () => hoursAfter(site.ctx.now(), 24 * days),
    })
    await pruneConversations(inDays(2))
    await expect(readConversation(ctx, { conversation })).rejects.toThrow(NotFound)
    expect(await reasons()).toContainEqual(expect.objectContaining({ reason: 'Schnell gefunden' }))
    await pruneConversations(inDays(91))
    expect(await reasons()).toEqual([])
  })

  it('is forgotten a day after its last turn', async () => {
    const ctx = somebodyNew()
    const [answer] = await say(ctx, 'Hallo')
    const later = (hours: number): Context => ({
      ...ctx,
      actor: { kind: 'system' },
      now: () => hoursAfter(site.ctx.now(), hours),
    })
    await pruneConversations(later(23))
    await readConversation(ctx, { conversation: answer?.conversation ?? '' })
    await pruneConversations(later(25))
    await expect(readConversation(ctx, { conversation: answer?.conversation ?? '' })).rejects.toThrow(
      NotFound,
    )
  })
})

async function reasons() {
  const admin = {
    kind: 'admin',
    userId: randomUUID(),
    adminId: 1,
    role: 'owner',
    sessionId: 'a session',
  } as const
  return (await readAssistantFigures({ ...site.ctx, actor: admin })).reasons
}
