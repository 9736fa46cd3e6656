import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { createAdmin } from '../../administration/create-admin.ts'
import type { Context } from '../../caller/context.ts'
import { lockPerson } from '../../person-records/lock-person.ts'
import { readListQuestion } from '../lists/list.schema.ts'
import type { ListName } from '../lists/list.values.ts'
import type { BulkAction } from './bulk-move.values.ts'
import {
  type ChosenRows,
  moveInBulk,
  previewBulkMove,
  readLastBulkMove,
  undoBulkMove,
} from './move-in-bulk.ts'

const db = await testDatabase()
const base = accountContext(db)
const adminNamed = async (email: string): Promise<Context> => {
  const { userId } = await makePerson(db, { role: null, name: 'Team', email })
  const input = { email, firstName: 'T', lastName: 'M', role: 'owner' as const, password: undefined }
  const { adminId } = await createAdmin({ ...base, actor: { kind: 'system' } }, input)
  return { ...base, actor: { kind: 'admin', userId, adminId, sessionId: 'x', role: 'owner' } }
}
const admin = await adminNamed('team@example.org')
const other = await adminNamed('team2@example.org')
const employerId = await makeEmployer(db)
const counts = async (list: ListName, action: BulkAction, chosen: ChosenRows) => {
  const { possible, refused } = await previewBulkMove(admin, { list, action, chosen })
  return [possible.length, Object.fromEntries(refused.map(each => [each.reason, each.records.length]))]
}

it('ads are paused as the preview said, and all of them come back', async () => {
  const job = (values: object) => makeJob(db, { employer_id: employerId, ...values })
  const [one, two, draft] = [await job({}), await job({}), await job({ status: 'draft' })]
  const ids = [one, two, draft, 4_000_000].map(String)
  expect(await counts('jobs', 'pause', { ids })).toEqual([2, { status: 1, gone: 1 }])
  const move = { list: 'jobs', action: 'pause' } as const
  expect(await moveInBulk(admin, { ...move, ids })).toEqual({ done: 2, left: 2 })
  const statuses = async () => {
    const rows = await db.selectFrom('jobs').select('status').where('id', 'in', [one, two]).execute()
    return rows.map(({ status }) => status)
  }
  expect(await statuses()).toEqual(['paused', 'paused'])
  const { id = '' } = (await readLastBulkMove(admin, { list: 'jobs' })) ?? {}
  const undo = (ctx: Context) => undoBulkMove(ctx, { list: 'jobs', id })
  await expect(undo(other)).rejects.toMatchObject({ kind: 'not-found' })
  expect(await undo(admin)).toEqual({ done: 2 })
  expect(await statuses()).toEqual(['published', 'published'])
  await expect(undo(admin)).rejects.toMatchObject({ kind: 'not-found' })
})

it('can be all of a list as asked', async () => {
  for (const title of ['Nachtwache', 'Nachtdienst', 'Tagdienst'])
    await makeJob(db, { employer_id: employerId, title })
  const question = readListQuestion('jobs', new URLSearchParams('q=nacht'))
  expect(await counts('jobs', 'pause', { question })).toEqual([2, {}])
})

it('ads in review become public, also those of feeds, and that is not taken back', async () => {
  const held = await makeJob(db, {
    employer_id: employerId,
    status: 'in-review',
    source: 'feed',
    published_at: null,
  })
  await moveInBulk(admin, { list: 'jobs', action: 'accept', ids: [String(held)] })
  const row = await db.selectFrom('jobs').select('status').where('id', '=', held).executeTakeFirst()
  expect(row?.status).toBe('published')
  expect(await readLastBulkMove(admin, { list: 'jobs' })).toBeNull()
})

it('accounts are locked for a reason that each person reads, and opened again in one step', async () => {
  const [one, two] = [await makePerson(db, { email: 'eins@example.org' }), await makePerson(db)]
  const locked = await makePerson(db)
  await lockPerson(admin, { userId: locked.userId, reason: 'Schon länger gesperrt' })
  const adminId = admin.actor.kind === 'admin' ? admin.actor.userId : ''
  const ids = [one.userId, two.userId, locked.userId, adminId, 'no id']
  expect(await counts('people', 'lock', { ids })).toEqual([2, { locked: 1, administrator: 1 }])
  await moveInBulk(admin, { list: 'people', action: 'lock', ids, reason: 'Werbung in Nachrichten' })
  expect((await lastLetter(db, 'eins@example.org')).props).toMatchObject({ reason: 'Werbung in Nachrichten' })
  const isLocked = async (userId: string) =>
    (await db.selectFrom('users').select('locked_at').where('id', '=', userId).executeTakeFirst())
      ?.locked_at != null
  expect(await isLocked(two.userId)).toBe(true)
  const { id = '' } = (await readLastBulkMove(admin, { list: 'people' })) ?? {}
  expect(await undoBulkMove(admin, { list: 'people', id })).toEqual({ done: 2 })
  expect([await isLocked(two.userId), await isLocked(locked.userId)]).toEqual([false, true])
})

it('who has not confirmed the address gets the mail again, and nobody else', async () => {
  const waiting = await makePerson(db, { email: 'wartet@example.org' })
  await db.updateTable('users').set({ email_verified: false }).where('id', '=', waiting.userId).execute()
  const ids = [waiting.userId, (await makePerson(db)).userId]
  expect(await counts('people', 'resend', { ids })).toEqual([1, { confirmed: 1 }])
  await moveInBulk(admin, { list: 'people', action: 'resend', ids })
  expect((await lastLetter(db, 'wartet@example.org')).template).toBe('confirm-address')
})

it('employers are asked at an address of their own domain, once they are not verified yet', async () => {
  const ask = await makeEmployer(db, {
    email: 'Info@haus-esche.example',
    website: 'https://haus-esche.example',
  })
  const free = await makeEmployer(db, { email: 'haus@gmail.com' })
  const sure = await makeEmployer(db, {
    email: 'i@haus-fichte.example',
    verified_at: base.now(),
    verified_way: 'register',
  })
  const ids = [ask, free, sure].map(String)
  expect(await counts('employers', 'verify', { ids })).toEqual([1, { 'no-address': 1, verified: 1 }])
  expect(await moveInBulk(admin, { list: 'employers', action: 'verify', ids })).toEqual({ done: 1, left: 2 })
  expect((await lastLetter(db, 'info@haus-esche.example')).template).toBe('employer-verification')
})

it('feeds are read now, but for those that have not begun or wait already', async () => {
  const feed = { employer_id: employerId, url: 'https://feeds.example/x.xml' }
  const rows = [
    { ...feed, name: 'eins' },
    { ...feed, name: 'zwei', started_at: null },
  ]
  const ids = (await db.insertInto('feeds').values(rows).returning('id').execute()).map(({ id }) =>
    String(id),
  )
  expect(await counts('feeds', 'read', { ids })).toEqual([1, { 'not-started': 1 }])
  expect(await moveInBulk(admin, { list: 'feeds', action: 'read', ids })).toEqual({ done: 1, left: 1 })
  expect(await counts('feeds', 'read', { ids })).toEqual([0, { waits: 1, 'not-started': 1 }])
  expect(await readLastBulkMove(admin, { list: 'feeds' })).toBeNull()
})

it('conversations are closed, and opened again in one step', async () => {
  const now = base.now()
  const ticket = (number: string, status: string) => ({
    ...{ number, status, topic: 'fault', email: 'gast@haus.example', locale: 'de', link_key: number },
    ...{ written_at: now, changed_at: now, confirmed_at: now },
  })
  const rows = [
    ticket('2026-000001', 'new'),
    ticket('2026-000002', 'waiting'),
    ticket('2026-000003', 'closed'),
  ]
  const saved = await db.insertInto('support_requests').values(rows).returning('id').execute()
  const ids = saved.map(({ id }) => String(id))
  expect(await counts('tickets', 'close', { ids })).toEqual([2, { status: 1 }])
  await moveInBulk(admin, { list: 'tickets', action: 'close', ids })
  const statuses = async () =>
    (await db.selectFrom('support_requests').select('status').orderBy('id').execute()).map(
      each => each.status,
    )
  expect(await statuses()).toEqual(['closed', 'closed', 'closed'])
  const { id = '' } = (await readLastBulkMove(admin, { list: 'tickets' })) ?? {}
  expect(await undoBulkMove(admin, { list: 'tickets', id })).toEqual({ done: 2 })
  expect(await statuses()).toEqual(['open', 'open', 'closed'])
})
