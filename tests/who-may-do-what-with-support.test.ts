import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { NotFound } from '../src/domain/caller/errors.ts'
import { beginSupportForm } from '../src/domain/support/begin-support-form.ts'
import { answerSupport } from '../src/domain/support/desk/answer-support.ts'
import { listSupport } from '../src/domain/support/desk/list-support.ts'
import { mergeSupport } from '../src/domain/support/desk/merge-support.ts'
import {
  deletePreparedAnswer,
  listPreparedAnswers,
  savePreparedAnswer,
} from '../src/domain/support/desk/prepared-answers.ts'
import { readSupport } from '../src/domain/support/desk/read-support.ts'
import {
  assignSupport,
  claimSupport,
  closeSupport,
  holdSupport,
  noteOnSupport,
  releaseMail,
  releaseSupport,
  reopenSupport,
} from '../src/domain/support/desk/tend-conversation.ts'
import { fileMails } from '../src/domain/support/inbound/file-mails.ts'
import { receiveMail } from '../src/domain/support/inbound/receive-mail.ts'
import { listOwnSupport } from '../src/domain/support/list-own-support.ts'
import { canReadFileOfSupport } from '../src/domain/support/read-support-file-access.ts'
import { forgetSupportOf } from '../src/domain/support/steps/forget-support-of.ts'
import {
  closeOwnSupport,
  confirmSupport,
  rateSupport,
  readSupportByLink,
  replyToSupport,
} from '../src/domain/support/support-by-link.ts'
import { tendSupport } from '../src/domain/support/tend-support.ts'
import { writeToSupport } from '../src/domain/support/write-to-support.ts'
import { accountContext } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, seeker, employerId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const users: Role[] = [
  'job seeker',
  'other job seeker',
  'owner',
  'recruiter',
  'other employer',
  'unconfirmed',
]
const writers: Role[] = [...users, 'guest', 'first factor only']
let count = 0
const newClient = () => ({ ...somebody, address: `192.0.2.${count++ % 250}` })
const input = () => ({
  topic: 'other' as const,
  text: 'Guten Tag',
  email: `s${count++}@example.org`,
  page: null,
  transcript: null,
})

/** A conversation of `seeker`, open to whoever has its link. */
async function written(): Promise<{ token: string; requestId: number; version: number }> {
  await db.deleteFrom('attempts').execute()
  const { token } = await writeToSupport(via({ ...base, actor: seeker }, newClient()), input())
  const { request } = await readSupportByLink(base, { token: token ?? '' })
  return { token: token ?? '', requestId: request.id, version: request.version }
}

async function inState(status: 'held' | 'closed' | 'answered') {
  const begun = await written()
  const set = { status, first_answered_at: new Date(), held_because: ['links'] }
  await db.updateTable('support_requests').set(set).where('id', '=', begun.requestId).execute()
  return begun
}

async function withHeldMail() {
  const seen = await written()
  const { id } = await db
    .insertInto('support_messages')
    .values({
      request_id: seen.requestId,
      author: 'person',
      text: 'Von woanders',
      held_because: 'other-sender',
      written_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...seen, messageId: id }
}

async function twoOfOne() {
  const [one, other] = [await written(), await written()]
  const { number } = await db
    .selectFrom('support_requests')
    .select('number')
    .where('id', '=', other.requestId)
    .executeTakeFirstOrThrow()
  return { ...one, into: number }
}

const prepared = () => ({
  id: null,
  version: 0,
  name: `A ${count++}`,
  topic: null,
  de: 'Guten Tag',
  en: 'Hello',
})
const mail = () => ({ raw: Buffer.from('From: a@b.example'), timestamp: '1', signature: 'sha256=0' })
function signedMail() {
  const raw = Buffer.from(`From: a${count++}@b.example`)
  const timestamp = String(Math.floor(base.now().getTime() / 1_000))
  const hmac = createHmac('sha256', takesMails.mailSecret).update(`${timestamp}.`).update(raw)
  return { raw, timestamp, signature: `sha256=${hmac.digest('hex')}` }
}

/** Refused is what may not. */
async function readsFile(ctx: Context): Promise<void> {
  const { requestId } = await written()
  const { id: fileId } = await db
    .insertInto('files')
    .values({
      sha256: '0'.repeat(64),
      bytes: 1,
      media_type: 'image/png',
      name: 'a.png',
      purpose: 'support',
      notes: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: messageId } = await db
    .selectFrom('support_messages')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  await db.insertInto('support_files').values({ file_id: fileId, message_id: messageId }).execute()
  if (!(await canReadFileOfSupport(ctx, { fileId }))) throw new NotFound()
}

const takesMails = { mailSecret: 'a secret that nobody here knows at all' }

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['writeToSupport', writers, ctx => writeToSupport(via(ctx, newClient()), input())],
  ['listOwnSupport', writers, ctx => listOwnSupport(ctx)],
  ['readSupportByLink (by link)', everyone, async ctx => readSupportByLink(ctx, await written())],
  ['confirmSupport (by link)', everyone, async ctx => confirmSupport(ctx, await written())],
  [
    'replyToSupport (by link)',
    everyone,
    async ctx => replyToSupport(ctx, { ...(await written()), text: 'Noch etwas' }),
  ],
  ['closeOwnSupport (by link)', everyone, async ctx => closeOwnSupport(ctx, await written())],
  ['readSupportByLink (wrong link)', [], ctx => readSupportByLink(ctx, { token: 'x' })],
  ['replyToSupport (wrong link)', [], ctx => replyToSupport(ctx, { token: 'x', text: 'x' })],
  ['listSupport', ['admin'], ctx => listSupport(ctx, { list: 'ours', topic: null, page: 1 })],
  ['readSupport', ['admin'], async ctx => readSupport(ctx, await written())],
  [
    'answerSupport',
    ['admin'],
    async ctx => answerSupport(ctx, { ...(await written()), text: 'Wir sehen nach.', next: 'answered' }),
  ],
  ['closeSupport', ['admin'], async ctx => closeSupport(ctx, await written())],
  ['beginSupportForm', writers, async ctx => beginSupportForm(ctx)],
  [
    'rateSupport (by link)',
    everyone,
    async ctx => rateSupport(ctx, { ...(await inState('closed')), rating: 3, text: null }),
  ],
  ['claimSupport', ['admin'], async ctx => claimSupport(ctx, await written())],
  ['assignSupport', ['admin'], async ctx => assignSupport(ctx, { ...(await written()), to: null })],
  ['noteOnSupport', ['admin'], async ctx => noteOnSupport(ctx, { ...(await written()), text: 'Notiz' })],
  ['holdSupport', ['admin'], async ctx => holdSupport(ctx, await written())],
  ['releaseSupport', ['admin'], async ctx => releaseSupport(ctx, await inState('held'))],
  ['reopenSupport', ['admin'], async ctx => reopenSupport(ctx, await inState('answered'))],
  ['releaseMail', ['admin'], async ctx => releaseMail(ctx, await withHeldMail())],
  ['mergeSupport', ['admin'], async ctx => mergeSupport(ctx, await twoOfOne())],
  ['listPreparedAnswers', ['admin'], ctx => listPreparedAnswers(ctx)],
  ['savePreparedAnswer', ['admin'], ctx => savePreparedAnswer(ctx, prepared())],
  ['deletePreparedAnswer', ['admin'], ctx => deletePreparedAnswer(ctx, { id: 1 })],
  [
    'receiveMail (signed)',
    everyone,
    ctx => receiveMail({ ...ctx, support: { ...ctx.support, ...takesMails } }, signedMail()),
  ],
  [
    'receiveMail (not signed)',
    [],
    ctx => receiveMail({ ...ctx, support: { ...ctx.support, ...takesMails } }, mail()),
  ],
  ['canReadFileOfSupport (of the own conversation)', ['admin', 'job seeker'], readsFile],
  ['fileMails', ['operator'], ctx => fileMails(ctx)],
  ['forgetSupportOf', everyone, ctx => forgetSupportOf(ctx, { email: 'x@example.org', userId: null })],
  ['tendSupport', ['operator'], ctx => tendSupport(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
