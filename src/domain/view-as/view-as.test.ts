import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Actor, AdminActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { loadReadableFile } from '../files/open-file.ts'
import { newPlace } from '../files/steps/bytes.ts'
import { listOwnViews } from './list-own-views.ts'
import { endView, startView } from './start-view.ts'
import { viewOf } from './view-of.ts'

const db = await testDatabase()
let now = new Date('2026-11-25T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })
const { userId: adminUserId } = await makePerson(db)
const support: AdminActor = {
  kind: 'admin',
  userId: adminUserId,
  adminId: 1,
  sessionId: '11111111-1111-1111-1111-111111111111',
  role: 'support',
}
const reason = 'Nachricht 12: die Merkliste fehlt'

it('shows the site as a person sees it, for a quarter of an hour, and tells the person why', async () => {
  const person = await makePerson(db)
  const { viewId } = await startView(as(support), { userId: person.userId, reason })
  const view = await viewOf(as(support), viewId)
  expect(view?.actor).toMatchObject({ userId: person.userId, isOnlyViewed: true, isJobSeeker: true })
  expect(await listOwnViews(as(person))).toMatchObject([{ reason, startedAt: now }])
  now = new Date('2026-11-25T09:14:59Z')
  expect(await viewOf(as(support), viewId)).not.toBeNull()
  now = new Date('2026-11-25T09:15:00Z')
  expect(await viewOf(as(support), viewId)).toBeNull()
})

it('belongs to the session that began it, and ends when told to', async () => {
  const person = await makePerson(db)
  const { viewId } = await startView(as(support), { userId: person.userId, reason })
  const elsewhere = { ...support, sessionId: '22222222-2222-2222-2222-222222222222' }
  expect(await viewOf(as(elsewhere), viewId)).toBeNull()
  expect(await viewOf(as({ ...support, role: 'editor' }), viewId)).toBeNull()
  expect(await viewOf(as(support), 'no id')).toBeNull()
  expect(await endView(as(support))).toBe(person.userId)
  expect(await viewOf(as(support), viewId)).toBeNull()
  expect(await endView(as(support))).toBeNull()
})

it('is refused for administrators, also for those who become one meanwhile, and for unconfirmed accounts', async () => {
  const person = await makePerson(db)
  const { viewId } = await startView(as(support), { userId: person.userId, reason })
  await db
    .insertInto('admin_users')
    .values({ auth_user_id: person.userId, email: 'a@example.org', first_name: 'A', last_name: 'B' })
    .execute()
  expect(await viewOf(as(support), viewId)).toBeNull()
  await expect(startView(as(support), { userId: person.userId, reason })).rejects.toMatchObject({
    key: 'records.view.administrator',
  })
  const unconfirmed = await makePerson(db)
  await db.updateTable('users').set({ email_verified: false }).where('id', '=', unconfirmed.userId).execute()
  await expect(startView(as(support), { userId: unconfirmed.userId, reason })).rejects.toMatchObject({
    key: 'records.view.unconfirmed',
  })
})

it('opens no document of the person, not even one by one', async () => {
  const person = await makePerson(db)
  const { viewId } = await startView(as(support), { userId: person.userId, reason })
  const view = await viewOf(as(support), viewId)
  if (!view) throw new Error('the view runs')
  const file = {
    purpose: 'cv',
    owner: `user:${person.userId}`,
    name: 'lebenslauf.pdf',
    media_type: 'application/pdf',
    bytes: 1,
    sha256: 'a'.repeat(64),
    place: newPlace(),
    scan: 'clean',
    created_at: now,
  }
  const { id } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
  expect(await loadReadableFile(as(person), { fileId: id })).toMatchObject({ name: 'lebenslauf.pdf' })
  await expect(loadReadableFile(as(view.actor), { fileId: id })).rejects.toMatchObject({
    key: 'records.view.no-files',
  })
})
