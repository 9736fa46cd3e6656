import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { type Actor, guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { answerSupport } from './desk/answer-support.ts'
import { listSupport } from './desk/list-support.ts'
import { readSupport } from './desk/read-support.ts'
import { closeSupport } from './desk/tend-conversation.ts'
import { listOwnSupport } from './list-own-support.ts'
import { forgetSupportOf } from './steps/forget-support-of.ts'
import { newFormToken } from './steps/form-token.ts'
import { closeOwnSupport, confirmSupport, readSupportByLink, replyToSupport } from './support-by-link.ts'
import { tendSupport } from './tend-support.ts'
import { writeToSupport } from './write-to-support.ts'

const db = await testDatabase()
let now = new Date('2026-11-21T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor) => ({ ...base, actor })
let clients = 0
const stranger = () => via(as(guest), { ...somebody, address: `192.0.2.${clients++}` })
const { userId } = await makePerson(db)
const admin = as({ kind: 'admin', userId, adminId: 1, sessionId: 'x', role: 'owner' })
const message = { topic: 'fault' as const, text: 'Der Knopf\ntut nichts.', page: '/jobs', transcript: null }

async function writtenByGuest(email: string): Promise<{ token: string }> {
  const formToken = newFormToken({ ...base, now: () => new Date(now.getTime() - 60_000) })
  await writeToSupport(stranger(), { ...message, email, formToken })
  const { url = '' } = (await lastLetter(db, email)).props
  return { token: new URL(url).pathname.split('/')[2] ?? '' }
}

async function seen(requestId: number) {
  const { request } = await readSupport(admin, { requestId })
  return { requestId, version: request.version }
}

it('hands a guest’s message on when the address is confirmed, and mails the answer there', async () => {
  const link = await writtenByGuest('anna@example.org')
  expect(await lastLetter(db, 'anna@example.org')).toMatchObject({ template: 'support-confirm' })
  expect((await listSupport(admin, { list: 'ours', topic: null, page: 1 })).requests).toEqual([])
  const { request } = await readSupportByLink(as(guest), link)
  await expect(readSupport(admin, { requestId: request.id })).rejects.toMatchObject({ kind: 'not-found' })
  await expect(replyToSupport(as(guest), { ...link, text: 'Noch etwas' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  await confirmSupport(as(guest), link)
  await confirmSupport(as(guest), link)
  const { requests, counts } = await listSupport(admin, { list: 'ours', topic: null, page: 1 })
  expect(counts).toEqual({ ours: 1, mine: 0, late: 0, waiting: 0, answered: 0, closed: 0, held: 0 })
  expect(requests).toMatchObject([
    { id: request.id, email: 'anna@example.org', name: null, beginning: 'Der Knopf\ntut nichts.' },
  ])
  await answerSupport(admin, { ...(await seen(request.id)), next: 'answered', text: 'Wir sehen nach.' })
  expect(await lastLetter(db, 'anna@example.org')).toMatchObject({
    template: 'support-answered',
    props: { text: 'Wir sehen nach.' },
  })
  const shown = await readSupportByLink(as(guest), link)
  expect(shown.request.status).toBe('answered')
  expect(shown.messages.map(({ author, text }) => [author, text])).toEqual([
    ['person', 'Der Knopf\ntut nichts.'],
    ['team', 'Wir sehen nach.'],
  ])
})

it('goes on when the person writes again, also after the end, and ends once only', async () => {
  const link = await writtenByGuest('berta@example.org')
  await confirmSupport(as(guest), link)
  const { request } = await readSupportByLink(as(guest), link)
  await replyToSupport(as(guest), { ...link, text: 'Ergänzung' })
  expect((await readSupportByLink(as(guest), link)).request.status).toBe('new')
  await closeSupport(admin, await seen(request.id))
  await expect(closeSupport(admin, await seen(request.id))).rejects.toMatchObject({ kind: 'conflict' })
  await replyToSupport(as(guest), { ...link, text: 'Doch noch eine Frage' })
  expect((await readSupportByLink(as(guest), link)).request.status).toBe('open')
  await closeOwnSupport(as(guest), link)
  expect((await readSupportByLink(as(guest), link)).request.status).toBe('closed')
})

it('keeps the place among those who wait of somebody who adds a word', async () => {
  const [first, second] = [
    await writtenByGuest('first@example.org'),
    await writtenByGuest('second@example.org'),
  ]
  now = new Date('2026-11-21T10:00:00Z')
  await confirmSupport(as(guest), first)
  now = new Date('2026-11-21T11:00:00Z')
  await confirmSupport(as(guest), second)
  now = new Date('2026-11-21T12:00:00Z')
  await replyToSupport(as(guest), { ...first, text: 'Noch etwas' })
  const { requests } = await listSupport(admin, { list: 'ours', topic: null, page: 1 })
  const emails = requests.map(({ email }) => email).filter(email => /^(first|second)@/.test(email))
  expect(emails).toEqual(['first@example.org', 'second@example.org'])
})

it('shows people with an account their own conversations', async () => {
  const person = await makePerson(db, { email: 'clara@example.org' })
  const { token } = await writeToSupport(as(person), {
    ...message,
    email: 'jemand@example.org',
    transcript: 'Sie: Pflege in Köln',
  })
  const { request } = await readSupportByLink(as(guest), { token: token ?? '' })
  expect(request).toMatchObject({ transcript: 'Sie: Pflege in Köln', page: '/jobs' })
  expect(await lastLetter(db, 'clara@example.org')).toMatchObject({ template: 'support-received' })
  expect(await listOwnSupport(as(person))).toMatchObject([{ token, status: 'new', topic: 'fault' }])
  expect(await listOwnSupport(as(await makePerson(db)))).toEqual([])
  expect(await listOwnSupport(as(guest))).toEqual([])
})

it('opens by no other link', async () => {
  for (const call of [readSupportByLink, confirmSupport, closeOwnSupport])
    await expect(call(as(guest), { token: 'x.y' })).rejects.toMatchObject({ kind: 'not-found' })
  await expect(replyToSupport(as(guest), { token: 'x.y', text: 'x' })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('closes what was answered and left alone, and deletes what is over or was never confirmed', async () => {
  const [unconfirmed, answered] = [
    await writtenByGuest('d@example.org'),
    await writtenByGuest('e@example.org'),
  ]
  await confirmSupport(as(guest), answered)
  const { request } = await readSupportByLink(as(guest), answered)
  await answerSupport(admin, { ...(await seen(request.id)), next: 'answered', text: 'Erledigt.' })
  await expect(tendSupport(as(guest))).rejects.toMatchObject({ kind: 'not-allowed' })
  now = new Date('2026-11-29T09:00:00Z')
  await tendSupport(as(system))
  await expect(readSupportByLink(as(guest), unconfirmed)).rejects.toMatchObject({ kind: 'not-found' })
  expect((await readSupportByLink(as(guest), answered)).request.status).toBe('answered')
  now = new Date('2026-12-22T09:00:00Z')
  await tendSupport(as(system))
  expect((await readSupportByLink(as(guest), answered)).request.status).toBe('closed')
  now = new Date('2027-12-23T09:00:00Z')
  await tendSupport(as(system))
  await expect(readSupportByLink(as(guest), answered)).rejects.toMatchObject({ kind: 'not-found' })
})

it('forgets a guest’s messages together with the account of the address', async () => {
  const link = await writtenByGuest('f@example.org')
  await forgetSupportOf(as(system), { email: 'f@example.org', userId: null })
  await expect(readSupportByLink(as(guest), link)).rejects.toMatchObject({ kind: 'not-found' })
})

it('takes five messages an hour from one network, and twenty replies to one conversation', async () => {
  const here = via(as(guest), { ...somebody, address: '198.51.100.7' })
  for (let at = 0; at < 5; at++) await writeToSupport(here, { ...message, email: `g${at}@example.org` })
  await expect(writeToSupport(here, { ...message, email: 'g9@example.org' })).rejects.toMatchObject({
    kind: 'too-many',
  })
  const link = await writtenByGuest('h@example.org')
  await confirmSupport(as(guest), link)
  for (let at = 0; at < 20; at++) await replyToSupport(as(guest), { ...link, text: `${at}` })
  await expect(replyToSupport(as(guest), { ...link, text: '21' })).rejects.toMatchObject({ kind: 'too-many' })
})
