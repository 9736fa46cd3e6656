import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../../tests/support/account.ts'
import { somebody, via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { type Actor, guest } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { listOwnSupport } from '../list-own-support.ts'
import { newFormToken } from '../steps/form-token.ts'
import type { SupportList } from '../support.values.ts'
import {
  closeOwnSupport,
  confirmSupport,
  rateSupport,
  readSupportByLink,
  replyToSupport,
} from '../support-by-link.ts'
import { writeToSupport } from '../write-to-support.ts'
import { answerSupport } from './answer-support.ts'
import { listSupport } from './list-support.ts'
import { mergeSupport } from './merge-support.ts'
import { listPreparedAnswers, savePreparedAnswer } from './prepared-answers.ts'
import { readSupport } from './read-support.ts'
import {
  assignSupport,
  claimSupport,
  closeSupport,
  holdSupport,
  noteOnSupport,
  releaseSupport,
} from './tend-conversation.ts'

const db = await testDatabase()
// A Wednesday, at ten in Berlin.
let now = new Date('2026-11-25T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor) => ({ ...base, actor })

async function colleague(name: string) {
  const { userId } = await makePerson(db, { name })
  const { id } = await db
    .insertInto('admin_users')
    .values({
      auth_user_id: userId,
      email: `${userId}@team.example`,
      first_name: name,
      last_name: 'Team',
      role: 'support',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return as({ kind: 'admin', userId, adminId: id, sessionId: 'x', role: 'support' })
}
const [ada, bo] = [await colleague('Ada'), await colleague('Bo')]

let people = 0
type Form = { text?: string; ageSeconds?: number; isTrapped?: boolean; token?: string }

async function guestWrites(email: string, form: Form = {}) {
  const { text = 'Guten Tag', ageSeconds = 60, isTrapped = false } = form
  const madeAt = new Date(now.getTime() - ageSeconds * 1_000)
  const formToken = form.token ?? newFormToken({ ...base, now: () => madeAt })
  const stranger = via(as(guest), { ...somebody, address: `192.0.2.${++people % 250}` })
  const message = { topic: 'other' as const, text, page: null, transcript: null }
  await writeToSupport(stranger, { ...message, email, formToken, isTrapped })
  const { url = '' } = (await lastLetter(db, email)).props
  const link = { token: new URL(url).pathname.split('/')[2] ?? '' }
  await confirmSupport(as(guest), link)
  const { request } = await readSupportByLink(as(guest), link)
  return { link, id: request.id, number: request.number }
}

async function seen(requestId: number) {
  const { version } = (await readSupport(ada, { requestId })).request
  return { requestId, version }
}

async function inList(ctx: Context, list: SupportList, id: number) {
  const { requests } = await listSupport(ctx, { list, topic: null, page: 1 })
  return requests.some(each => each.id === id)
}

it('shows a note to the team alone: not by the link, not on the own page, in no mail', async () => {
  const person = await makePerson(db, { email: 'anna@example.org' })
  const { token } = await writeToSupport(as(person), {
    topic: 'account',
    text: 'Meine Adresse hat sich geändert.',
    email: null,
    page: null,
    transcript: null,
  })
  const link = { token: token ?? '' }
  const { id } = (await readSupportByLink(as(guest), link)).request
  await noteOnSupport(ada, { ...(await seen(id)), text: 'Wirkt ungeduldig' })
  await answerSupport(ada, { ...(await seen(id)), text: 'Ist geändert.', next: 'answered' })
  await noteOnSupport(bo, { ...(await seen(id)), text: 'War ungeduldig' })
  const { messages } = await readSupport(bo, { requestId: id })
  expect(messages.map(({ author, writtenByName }) => [author, writtenByName])).toEqual([
    ['person', null],
    ['note', 'Ada'],
    ['team', 'Ada'],
    ['note', 'Bo'],
  ])
  const letters = await db
    .selectFrom('messages')
    .select('props')
    .where('recipient', '=', 'anna@example.org')
    .execute()
  expect(letters).toHaveLength(2)
  const everything = [
    await readSupportByLink(as(guest), link),
    await listOwnSupport(as(person)),
    letters,
  ].map(each => JSON.stringify(each))
  expect(everything[0]).toContain('Ist geändert.')
  for (const text of everything) expect(text).not.toMatch(/ungeduldig|Ada|Bo\b/)
})

it('tells the second of two people who answer at once, and mails the person one answer', async () => {
  const { id, link } = await guestWrites('berta@example.org')
  const both = await seen(id)
  const answers = await Promise.allSettled([
    answerSupport(ada, { ...both, text: 'Von Ada', next: 'answered' }),
    answerSupport(bo, { ...both, text: 'Von Bo', next: 'answered' }),
  ])
  const late = answers.filter(each => each.status === 'rejected')
  expect(late.map(each => each.reason)).toMatchObject([{ kind: 'conflict', key: 'support.problem.changed' }])
  const { messages } = await readSupportByLink(as(guest), link)
  expect(messages.filter(({ author }) => author === 'team')).toHaveLength(1)
  const mailed = await db
    .selectFrom('messages')
    .select('id')
    .where('recipient', '=', 'berta@example.org')
    .where('template', '=', 'support-answered')
    .execute()
  expect(mailed).toHaveLength(1)
})

it('tells whoever answers that the person has written again meanwhile', async () => {
  const { id, link } = await guestWrites('bruno@example.org')
  const before = await seen(id)
  await replyToSupport(as(guest), { ...link, text: 'Hat sich erledigt' })
  const answer = { text: 'Wir sehen nach', next: 'answered' } as const
  await expect(answerSupport(ada, { ...before, ...answer })).rejects.toMatchObject({ kind: 'conflict' })
})

it('puts two conversations of one person together, whose links then both lead there', async () => {
  const first = await guestWrites('clara@example.org', { text: 'Erstens' })
  now = new Date('2026-11-25T09:05:00Z')
  const second = await guestWrites('clara@example.org', { text: 'Zweitens' })
  const { requestId } = await mergeSupport(ada, { ...(await seen(second.id)), into: first.number })
  expect(requestId).toBe(first.id)
  for (const { link } of [first, second]) {
    const { request, messages } = await readSupportByLink(as(guest), link)
    expect(request.number).toBe(first.number)
    expect(messages.map(({ text, mergedFrom }) => [text, mergedFrom])).toEqual([
      ['Erstens', null],
      ['Zweitens', second.number],
    ])
  }
  await replyToSupport(as(guest), { ...second.link, text: 'Drittens' })
  expect((await readSupport(ada, { requestId: first.id })).messages).toHaveLength(3)
  expect(await inList(ada, 'closed', second.id)).toBe(false)
})

it('puts neither two people’s conversations together nor one with itself or with none', async () => {
  const [one, other] = [await guestWrites('dora@example.org'), await guestWrites('emil@example.org')]
  for (const into of [other.number, one.number, '2026-999999'])
    await expect(mergeSupport(ada, { ...(await seen(one.id)), into })).rejects.toMatchObject({
      kind: 'invalid',
    })
  expect((await readSupportByLink(as(guest), other.link)).messages).toHaveLength(1)
})

it('asks how it went once it is over and was answered, and takes back a first opinion', async () => {
  const { id, link } = await guestWrites('franz@example.org')
  const rating = { ...link, rating: 3, text: 'Schnell' } as const
  await expect(rateSupport(as(guest), rating)).rejects.toMatchObject({ kind: 'conflict' })
  await answerSupport(ada, { ...(await seen(id)), text: 'Erledigt.', next: 'closed' })
  expect(await lastLetter(db, 'franz@example.org')).toMatchObject({ template: 'support-closed' })
  expect((await readSupportByLink(as(guest), link)).canRate).toBe(true)
  await rateSupport(as(guest), rating)
  await rateSupport(as(guest), { ...link, rating: 1, text: null })
  const { request } = await readSupport(ada, { requestId: id })
  expect(request).toMatchObject({ rating: 1, ratingText: null, status: 'closed' })
})

it('asks nobody how it went who was never answered', async () => {
  const { id, link } = await guestWrites('greta@example.org')
  await closeSupport(ada, await seen(id))
  expect((await readSupportByLink(as(guest), link)).canRate).toBe(false)
  expect((await lastLetter(db, 'greta@example.org')).template).toBe('support-confirm')
  const gone = await guestWrites('gustav@example.org')
  await closeOwnSupport(as(guest), gone.link)
  expect((await readSupportByLink(as(guest), gone.link)).canRate).toBe(false)
})

it.each([
  ['a field that people do not see was filled in', { isTrapped: true }, ['trap']],
  ['it came back after a second', { ageSeconds: 1 }, ['too-quick']],
  ['it came with a token that is not ours', { token: 'kx1.abc.def' }, ['no-form']],
  ['it came with a form of last week', { ageSeconds: 7 * 86_400 }, ['no-form']],
])('sets a guest’s message aside when %s, until somebody releases it', async (_why, form, reasons) => {
  const { id, link } = await guestWrites(`spam${people}@example.org`, form)
  expect(await inList(ada, 'ours', id)).toBe(false)
  expect(await inList(ada, 'held', id)).toBe(true)
  expect((await readSupport(ada, { requestId: id })).request).toMatchObject({
    status: 'held',
    heldBecause: reasons,
    dueAt: null,
  })
  const answer = { text: 'Hallo', next: 'answered' } as const
  await expect(answerSupport(ada, { ...(await seen(id)), ...answer })).rejects.toMatchObject({
    kind: 'conflict',
  })
  await releaseSupport(ada, await seen(id))
  expect(await inList(ada, 'ours', id)).toBe(true)
  expect((await readSupportByLink(as(guest), link)).request.status).toBe('new')
  await holdSupport(ada, await seen(id))
  expect(await inList(ada, 'held', id)).toBe(true)
})

it('counts the time to an answer in business hours only', async () => {
  // Friday, at half past four in Berlin: half an hour of that day, and seven and a half of Monday.
  now = new Date('2026-11-27T15:30:00Z')
  const { id, link } = await guestWrites('hanna@example.org')
  const dueAt = async () => (await readSupport(ada, { requestId: id })).request.dueAt?.toISOString() ?? null
  expect(await dueAt()).toBe('2026-11-30T15:30:00.000Z')
  now = new Date('2026-11-30T15:29:00Z')
  expect(await inList(ada, 'late', id)).toBe(false)
  now = new Date('2026-11-30T15:31:00Z')
  expect(await inList(ada, 'late', id)).toBe(true)
  await answerSupport(ada, { ...(await seen(id)), text: 'Und seit wann?', next: 'waiting' })
  expect([await dueAt(), await inList(ada, 'waiting', id)]).toEqual([null, true])
  // Tuesday, an hour before opening: the clock begins at nine.
  now = new Date('2026-12-01T07:00:00Z')
  await replyToSupport(as(guest), { ...link, text: 'Seit gestern' })
  expect(await dueAt()).toBe('2026-12-01T16:00:00.000Z')
})

it('lists what somebody has taken or was given with that person', async () => {
  const { id } = await guestWrites('ida@example.org')
  await claimSupport(ada, await seen(id))
  expect([await inList(ada, 'mine', id), await inList(bo, 'mine', id)]).toEqual([true, false])
  const to = bo.actor.kind === 'admin' ? bo.actor.userId : null
  await assignSupport(ada, { ...(await seen(id)), to })
  expect([await inList(ada, 'mine', id), await inList(bo, 'mine', id)]).toEqual([false, true])
  const stranger = (await makePerson(db)).userId
  await expect(assignSupport(ada, { ...(await seen(id)), to: stranger })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

it('keeps one of two changes of a prepared answer, and one of each name', async () => {
  const written = { name: 'Bestätigung', topic: null, de: 'Guten Tag {name}', en: 'Hello {name}' }
  await savePreparedAnswer(ada, { id: null, version: 0, ...written })
  await expect(savePreparedAnswer(bo, { id: null, version: 0, ...written })).rejects.toMatchObject({
    kind: 'invalid',
  })
  const kept = (await listPreparedAnswers(ada)).find(({ name }) => name === written.name)
  const change = { ...written, id: kept?.id ?? 0, version: kept?.version ?? 0 }
  await savePreparedAnswer(ada, { ...change, de: 'Von Ada' })
  await expect(savePreparedAnswer(bo, { ...change, de: 'Von Bo' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  expect(await listPreparedAnswers(bo)).toMatchObject([{ de: 'Von Ada' }])
})
