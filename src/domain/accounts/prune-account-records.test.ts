import { expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest } from '../caller/actor.ts'
import { findPersonById } from './account.queries.ts'
import { pruneAccountRecords } from './prune-account-records.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it('forgets what is over and people who never confirmed, and nothing else', async () => {
  const kept = await makePerson(db)
  const unconfirmed = await makePerson(db)
  await db
    .updateTable('users')
    .set({ email_verified: false, created_at: daysAgo(31) })
    .where('id', '=', unconfirmed.userId)
    .execute()
  await db
    .insertInto('sessions')
    .values([
      { user_id: kept.userId, token: 'over', expires_at: daysAgo(2) },
      { user_id: kept.userId, token: 'good', expires_at: daysAgo(-2) },
    ])
    .execute()
  const devices = [
    { user_id: kept.userId, device_hash: 'long unused', last_used_at: daysAgo(366) },
    { user_id: kept.userId, device_hash: 'used', last_used_at: daysAgo(364) },
  ]
  await db.insertInto('known_devices').values(devices).execute()
  const asGuest = pruneAccountRecords(testContext(db, { now, actor: guest }))
  await expect(asGuest).rejects.toMatchObject({ kind: 'not-allowed' })
  expect(await db.selectFrom('sessions').select('token').execute()).toHaveLength(2)
  await pruneAccountRecords(testContext(db, { now }))
  expect(await db.selectFrom('sessions').select('token').execute()).toEqual([{ token: 'good' }])
  expect(await db.selectFrom('known_devices').select('device_hash').execute()).toEqual([
    { device_hash: 'used' },
  ])
  expect(await findPersonById(db, kept.userId)).not.toBeNull()
  expect(await findPersonById(db, unconfirmed.userId)).toBeNull()
})
