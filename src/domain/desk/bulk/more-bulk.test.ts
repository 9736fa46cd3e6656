import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { aCase, anArticle, anIdea, anOrder } from '../../../../tests/support/fill-lists.ts'
import { createAdmin } from '../../administration/create-admin.ts'
import type { Context } from '../../caller/context.ts'
import { claimCase, releaseCase } from '../../moderation/claim-case.ts'
import type { ListName } from '../lists/list.values.ts'
import type { BulkAction } from './bulk-move.values.ts'
import { moveInBulk, previewBulkMove, readLastBulkMove, undoBulkMove } from './move-in-bulk.ts'

const db = await testDatabase()
const base = accountContext(db)
const adminNamed = async (email: string, name: string): Promise<Context> => {
  const { userId } = await makePerson(db, { role: null, name, email })
  const input = { email, firstName: 'T', lastName: 'M', role: 'owner' as const, password: undefined }
  const { adminId } = await createAdmin({ ...base, actor: { kind: 'system' } }, input)
  return { ...base, actor: { kind: 'admin', userId, adminId, sessionId: 'x', role: 'owner' } }
}
const admin = await adminNamed('team@example.org', 'Team Eins')
const other = await adminNamed('team2@example.org', 'Team Zwei')
const counts = async (list: ListName, action: BulkAction, ids: readonly string[]) => {
  const { possible, refused } = await previewBulkMove(admin, { list, action, chosen: { ids } })
  return [possible.length, Object.fromEntries(refused.map(each => [each.reason, each.records.length]))]
}
const undo = async (list: ListName) => {
  const { id = '' } = (await readLastBulkMove(admin, { list })) ?? {}
  return undoBulkMove(admin, { list, id })
}
const asText = (rows: { id: number }[]) => rows.map(({ id }) => String(id))
const kindsInLog = async () =>
  (await db.selectFrom('audit_events').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

it('reported things are taken, and handed back in one step, but never those of somebody else', async () => {
  const rows = ['a', 'b', 'c', 'd'].map(target_id =>
    aCase({ target_id, status: target_id === 'd' ? 'decided' : 'open' }),
  )
  const ids = asText(await db.insertInto('moderation_cases').values(rows).returning('id').execute())
  const [one = '', , three = ''] = ids
  await claimCase(other, { caseId: Number(three) })
  expect(await counts('cases', 'claim', ids)).toEqual([2, { taken: 1, decided: 1 }])
  expect(await moveInBulk(admin, { list: 'cases', action: 'claim', ids })).toEqual({ done: 2, left: 2 })
  expect(await counts('cases', 'release', ids)).toEqual([2, { 'of-others': 1, free: 1 }])
  const hands = async () =>
    (await db.selectFrom('moderation_cases').select('assigned_to').orderBy('id').execute()).map(each =>
      each.assigned_to === null ? 'nobody' : each.assigned_to === idOf(admin) ? 'mine' : 'theirs',
    )
  expect(await hands()).toEqual(['mine', 'mine', 'theirs', 'nobody'])
  expect(await undo('cases')).toEqual({ done: 2 })
  expect(await hands()).toEqual(['nobody', 'nobody', 'theirs', 'nobody'])
  expect(await kindsInLog()).toEqual(expect.arrayContaining(['case-claimed', 'case-released']))
  // One by one, a colleague who is away holds nothing up.
  await releaseCase(admin, { caseId: Number(three) })
  await claimCase(admin, { caseId: Number(one) })
  await expect(claimCase(other, { caseId: Number(one) })).rejects.toMatchObject({ kind: 'conflict' })
})

it('ideas are declined with a reason that is shown, merged ones excepted, and that is not taken back', async () => {
  const [into] = await db.insertInto('ideas').values(anIdea()).returning('id').execute()
  const rows = [
    anIdea({ status: 'planned' }),
    anIdea({ status: 'done' }),
    anIdea({ merged_into: into?.id, merged_at: base.now() }),
  ]
  const ids = asText(await db.insertInto('ideas').values(rows).returning('id').execute())
  expect(await counts('ideas', 'decline', ids)).toEqual([1, { status: 1, merged: 1 }])
  await moveInBulk(admin, { list: 'ideas', action: 'decline', ids, reason: 'Gibt es schon.' })
  const declined = await db
    .selectFrom('ideas')
    .select(['id', 'status_text'])
    .where('status', '=', 'declined')
    .execute()
  expect(declined).toEqual([{ id: Number(ids[0]), status_text: 'Gibt es schon.' }])
  expect(await readLastBulkMove(admin, { list: 'ideas' })).toBeNull()
  expect(await kindsInLog()).toContain('idea-moved')
})

it('articles are archived and come back as they were, but for those whose end is planned', async () => {
  const shownAt = new Date(base.now().getTime() - 3_600_000)
  const later = new Date(base.now().getTime() + 3_600_000)
  const rows = [
    { ...anArticle(), publish_at: shownAt },
    { ...anArticle(), publish_at: shownAt, archive_at: later },
    anArticle(),
  ]
  const ids = asText(await db.insertInto('blog_articles').values(rows).returning('id').execute())
  expect(await counts('articles', 'archive', ids)).toEqual([1, { 'planned-end': 1, status: 1 }])
  const times = () =>
    db.selectFrom('blog_articles').select(['publish_at', 'archive_at']).orderBy('id').execute()
  const before = await times()
  await moveInBulk(admin, { list: 'articles', action: 'archive', ids })
  expect((await times())[0]?.archive_at).toEqual(base.now())
  expect(await counts('articles', 'restore', ids)).toEqual([1, { status: 2 }])
  expect(await undo('articles')).toEqual({ done: 1 })
  expect(await times()).toEqual(before)
})

it('orders that nobody has paid are cancelled, those against an invoice and those being paid excepted', async () => {
  const employer_id = await makeEmployer(db)
  const rows = [
    anOrder({ employer_id }),
    anOrder({ employer_id, due_days: 14 }),
    anOrder({ employer_id }),
    anOrder({ employer_id, status: 'fulfilled' }),
  ]
  const ids = asText(await db.insertInto('orders').values(rows).returning('id').execute())
  const payment = { provider: 'test', status: 'processing', amount_cents: 11_900, created_at: base.now() }
  await db
    .insertInto('payments')
    .values({ ...payment, order_id: Number(ids[2]), attempt: 1 })
    .execute()
  expect(await counts('orders', 'cancel', ids)).toEqual([1, { 'on-account': 1, paying: 1, status: 1 }])
  expect(await moveInBulk(admin, { list: 'orders', action: 'cancel', ids })).toEqual({ done: 1, left: 3 })
  const [first] = await db.selectFrom('orders').select('status').orderBy('id').execute()
  expect(first?.status).toBe('cancelled')
  expect(await readLastBulkMove(admin, { list: 'orders' })).toBeNull()
})

it.each(['admins', 'log'] as const)('nothing is done to many rows of %s', async list => {
  await expect(counts(list, 'pause', ['1'])).rejects.toMatchObject({ kind: 'not-found' })
  await expect(readLastBulkMove(admin, { list })).rejects.toMatchObject({ kind: 'not-found' })
})

function idOf({ actor }: Context): string {
  return actor.kind === 'admin' ? actor.userId : ''
}
