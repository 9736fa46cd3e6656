import { expect, it } from 'vitest'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { lockPerson, unlockPerson } from './lock-person.ts'
import { readPersonRecord } from './read-person-record.ts'

const db = await testDatabase()
const base = accountContext(db)
const { userId: adminUserId } = await makePerson(db)
const actor = {
  kind: 'admin',
  userId: adminUserId,
  adminId: 1,
  sessionId: adminUserId,
  role: 'moderator',
} as const
const moderator = { ...base, actor }
const reason = 'Unter diesem Konto wurden Zugangsdaten erfragt.'

it('locks an account with a reason that its person reads, ends its sessions, and opens it again', async () => {
  const { userId } = await makePerson(db, { email: 'phisher@example.org' })
  await db
    .insertInto('sessions')
    .values({ token: 'x', expires_at: new Date('2030-01-01'), user_id: userId })
    .execute()
  await lockPerson(moderator, { userId, reason })
  expect((await lastLetter(db, 'phisher@example.org')).props).toMatchObject({ reason })
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([])
  expect((await readPersonRecord(moderator, { userId })).account).toMatchObject({ lockReason: reason })
  await expect(lockPerson(moderator, { userId, reason })).rejects.toMatchObject({
    key: 'records.lock.locked',
  })
  await unlockPerson(moderator, { userId })
  expect((await lastLetter(db, 'phisher@example.org')).template).toBe('account-unlocked')
  await expect(unlockPerson(moderator, { userId })).rejects.toMatchObject({ key: 'records.lock.open' })
})

it('leaves what a decision has locked to another decision, and administrators alone', async () => {
  const decided = await makePerson(db)
  await db.updateTable('users').set({ locked_at: new Date() }).where('id', '=', decided.userId).execute()
  await expect(unlockPerson(moderator, decided)).rejects.toMatchObject({ key: 'records.lock.by-decision' })
  const other = await makePerson(db)
  await db
    .insertInto('admin_users')
    .values({ auth_user_id: other.userId, email: 'o@example.org', first_name: 'O', last_name: 'P' })
    .execute()
  const lock = lockPerson(moderator, { userId: other.userId, reason })
  await expect(lock).rejects.toMatchObject({ key: 'records.administrator' })
})
