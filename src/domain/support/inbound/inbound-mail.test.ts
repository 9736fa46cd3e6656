import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../../tests/support/account.ts'
import { somebody, via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { type Actor, guest, system } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { usualSupport } from '../../caller/support-settings.ts'
import { answerSupport } from '../desk/answer-support.ts'
import { listSupport } from '../desk/list-support.ts'
import { readSupport } from '../desk/read-support.ts'
import { releaseMail } from '../desk/tend-conversation.ts'
import { newFormToken } from '../steps/form-token.ts'
import type { SupportList } from '../support.values.ts'
import { confirmSupport, readSupportByLink } from '../support-by-link.ts'
import { writeToSupport } from '../write-to-support.ts'
import { fileMails } from './file-mails.ts'
import { receiveMail } from './receive-mail.ts'

const db = await testDatabase()
const mailSecret = 'a secret that signs the mails of this test'
let now = new Date('2026-11-25T09:00:00Z')
const support = {
  ...usualSupport,
  mailSecret,
  replyAddress: 'hilfe@kittel.example',
  ownAddresses: ['hilfe@kittel.example'],
}
const base: Context = { ...accountContext(db), support, now: () => now }
const as = (actor: Actor) => ({ ...base, actor })
const { userId } = await makePerson(db)
const admin = as({ kind: 'admin', userId, adminId: 1, sessionId: 'x', role: 'support' })

function signed(raw: Buffer, seconds = Math.floor(now.getTime() / 1_000)) {
  const timestamp = String(seconds)
  const hmac = createHmac('sha256', mailSecret).update(`${timestamp}.`).update(raw).digest('hex')
  return { raw, timestamp, signature: `sha256=${hmac}` }
}

let mails = 0
async function comeIn(mail: { from: string; to?: string; subject?: string; text: string; head?: string }) {
  const { from, to = 'hilfe@kittel.example', subject = 'Frage', text, head = '' } = mail
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${++mails}@example.org>`,
    ...(head ? [head] : []),
    '',
    text,
  ]
  await receiveMail(as(guest), signed(Buffer.from(lines.join('\r\n'))))
  return fileMails(as(system))
}

async function inList(list: SupportList, email: string) {
  const { requests } = await listSupport(admin, { list, topic: null, page: 1 })
  return requests.filter(each => each.email === email)
}

async function writtenBy(email: string) {
  const formToken = newFormToken({ ...base, now: () => new Date(now.getTime() - 60_000) })
  const stranger = via(as(guest), { ...somebody, address: `198.51.100.${++mails % 250}` })
  const message = { topic: 'other' as const, text: 'Guten Tag', page: null, transcript: null, formToken }
  await writeToSupport(stranger, { ...message, email })
  const { props } = await lastLetter(db, email)
  const { url = '', replyTo = '', thread = '' } = props
  return { token: new URL(url).pathname.split('/')[2] ?? '', replyTo, thread }
}

it('takes nothing without a signature, with a wrong one, or one of another time, and the same once', async () => {
  const raw = readFileSync('tests/mails/gmail-de.eml')
  const good = signed(raw)
  const refused = { kind: 'not-allowed' }
  await expect(receiveMail(as(guest), { ...good, signature: '' })).rejects.toMatchObject(refused)
  await expect(receiveMail(as(guest), { ...good, raw: Buffer.from('x') })).rejects.toMatchObject(refused)
  await expect(receiveMail(as(guest), { ...good, timestamp: '1764000000' })).rejects.toMatchObject(refused)
  const seconds = Math.floor(now.getTime() / 1_000)
  for (const off of [-301, 301])
    await expect(receiveMail(as(guest), signed(raw, seconds + off))).rejects.toMatchObject(refused)
  const closed = { ...as(guest), support: usualSupport }
  await expect(receiveMail(closed, good)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await receiveMail(as(guest), good)).toEqual({ isNew: true })
  expect(await receiveMail(as(guest), good)).toEqual({ isNew: false })
})

it('begins a conversation by mail, acknowledges it once a day, and files the answer to the answer', async () => {
  await comeIn({ from: 'Anton <Anton@Example.org>', subject: 'Passwort', text: 'Ich komme nicht hinein.' })
  const [listed] = await inList('ours', 'anton@example.org')
  expect(listed).toMatchObject({ status: 'new', topic: 'other', beginning: 'Ich komme nicht hinein.' })
  expect((await lastLetter(db, 'anton@example.org')).template).toBe('support-received')
  const requestId = listed?.id ?? 0
  const { request } = await readSupport(admin, { requestId })
  expect(request).toMatchObject({ subject: 'Passwort', userId: null })
  const { version } = request
  await answerSupport(admin, { requestId, version, text: 'Setzen Sie es neu.', next: 'waiting' })
  const letter = await lastLetter(db, 'anton@example.org')
  expect(letter.props.replyTo).toBe(`hilfe+${letter.props.thread}@kittel.example`)
  await comeIn({
    from: 'anton@example.org',
    to: letter.props.replyTo ?? '',
    text: 'Danke, es geht.\r\n\r\nAm Mi., 25. Nov. 2026 um 10:12 Uhr schrieb Kittel <hilfe@kittel.example>:\r\n> Setzen Sie es neu.',
  })
  const after = await readSupport(admin, { requestId })
  expect(after.request.status).toBe('open')
  expect(after.messages.map(({ author, text }) => [author, text])).toEqual([
    ['person', 'Ich komme nicht hinein.'],
    ['team', 'Setzen Sie es neu.'],
    ['person', 'Danke, es geht.'],
  ])
  expect(after.messages[2]?.rest).toContain('> Setzen Sie es neu.')
  const letters = () =>
    db.selectFrom('messages').select('id').where('recipient', '=', 'anton@example.org').execute()
  const before = (await letters()).length
  await comeIn({ from: 'anton@example.org', text: 'Noch eine andere Frage.' })
  expect(await inList('ours', 'anton@example.org')).toHaveLength(2)
  expect(await letters()).toHaveLength(before)
})

it('finds the conversation by the id of the mail that is answered, and so confirms the address', async () => {
  const { token, thread } = await writtenBy('berta@example.org')
  const head = `In-Reply-To: <17.abc.${thread}@kittel.example>`
  await comeIn({ from: 'berta@example.org', text: 'Ja, das war ich.', head })
  const { request, messages } = await readSupportByLink(as(guest), { token })
  expect(request.status).toBe('new')
  expect(messages.map(({ text }) => text)).toEqual(['Guten Tag', 'Ja, das war ich.'])
})

it('holds back what a stranger writes into a conversation until somebody of the team says yes', async () => {
  const { token, replyTo } = await writtenBy('clara@example.org')
  await confirmSupport(as(guest), { token })
  await comeIn({ from: 'colleague@example.org', to: replyTo, text: 'Ich bin die Kollegin.' })
  const seen = await readSupportByLink(as(guest), { token })
  expect(seen.messages).toHaveLength(1)
  expect(await inList('held', 'clara@example.org')).toHaveLength(1)
  const { request, messages } = await readSupport(admin, { requestId: seen.request.id })
  const held = messages[1]
  expect(held).toMatchObject({ heldBecause: 'other-sender', sender: 'colleague@example.org' })
  const { version } = request
  await releaseMail(admin, { requestId: request.id, version, messageId: held?.id ?? 0 })
  expect((await readSupportByLink(as(guest), { token })).messages).toHaveLength(2)
})

it('believes neither a number in a subject nor a token that is not ours', async () => {
  const { token, thread } = await writtenBy('dora@example.org')
  await confirmSupport(as(guest), { token })
  const { request } = await readSupportByLink(as(guest), { token })
  const subject = `AW: Ihre Nachricht [#${request.number}]`
  await comeIn({ from: 'dora@example.org', subject, text: 'Nur die Nummer' })
  const { messages } = await readSupport(admin, { requestId: request.id })
  expect(messages.at(-1)).toMatchObject({ heldBecause: 'no-token', text: 'Nur die Nummer' })
  const forged = `${thread.slice(0, -4)}0000`
  await comeIn({
    from: 'evil@example.org',
    to: `hilfe+${forged}@kittel.example`,
    subject,
    text: 'Unterschoben',
  })
  expect((await readSupport(admin, { requestId: request.id })).messages).toHaveLength(2)
  expect(await inList('ours', 'evil@example.org')).toHaveLength(1)
})

it('answers no automata, bounces, lists and loops, nor mails of its own', async () => {
  const count = () => db.selectFrom('support_messages').select('id').execute()
  const letters = () => db.selectFrom('messages').select('id').execute()
  const [messagesBefore, lettersBefore] = [(await count()).length, (await letters()).length]
  const names = [
    'out-of-office-exchange',
    'out-of-office-en',
    'out-of-office-sieve',
    'ticket-system',
    'noreply',
  ]
  for (const name of [...names, 'bounce', 'bounce-exchange-de', 'list', 'loop'])
    await receiveMail(as(guest), signed(readFileSync(`tests/mails/${name}.eml`)))
  await fileMails(as(system))
  await comeIn({ from: 'Kittel <hilfe+2026-000001-00000000000000000000@kittel.example>', text: 'Echo' })
  expect(await count()).toHaveLength(messagesBefore)
  expect(await letters()).toHaveLength(lettersBefore)
  const rows = await db
    .selectFrom('support_mails')
    .select(['outcome', 'raw'])
    .where('status', '=', 'ignored')
    .execute()
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(
    new Set(['auto-reply', 'bounce', 'list', 'loop', 'own']),
  )
  expect(rows.every(({ raw }) => raw === null)).toBe(true)
})

it('puts spam and floods where somebody looks at them, and acknowledges neither', async () => {
  await comeIn({
    from: 'seo@example.com',
    text: 'Buy backlinks http://a.example http://b.example http://c.example',
  })
  expect(await inList('held', 'seo@example.com')).toMatchObject([{ heldBecause: ['links', 'bait'] }])
  for (let at = 0; at < 22; at++) await comeIn({ from: 'flood@example.org', text: `Mail ${at}` })
  expect(await inList('held', 'flood@example.org')).toHaveLength(2)
})

it('keeps attachments that are taken anywhere here and names the others', async () => {
  const raw = readFileSync('tests/mails/attachment.eml')
    .toString('latin1')
    .replaceAll('anna@', 'file@')
    .replace('Message-ID: <', 'Message-ID: <file-')
  now = new Date('2026-11-25T12:00:00Z')
  await receiveMail(as(guest), signed(Buffer.from(raw, 'latin1')))
  await fileMails(as(system))
  const [listed] = await inList('ours', 'file@example.org')
  const { messages } = await readSupport(admin, { requestId: listed?.id ?? 0 })
  expect(messages[0]?.files).toMatchObject([{ name: 'Bildschirmfoto Ü.png', mediaType: 'image/png' }])
})
