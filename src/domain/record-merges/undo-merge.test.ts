import { expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { saveJob } from '../bookmarks/save-job.ts'
import type { Actor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { mergeEmployers } from './merge-employers.ts'
import { mergePeople } from './merge-people.ts'
import { readMerges, undoMerge } from './undo-merge.ts'

const db = await testDatabase()
const base = accountContext(db)
const as = (actor: Actor): Context => ({ ...base, actor })
const { userId: adminUserId } = await makePerson(db, { name: 'Team' })
const admin = as({ kind: 'admin', userId: adminUserId, adminId: 1, sessionId: adminUserId, role: 'owner' })
const reason = 'Zwei Konten derselben Person'
const employer = await makeEmployer(db)
const savedBy = async (userId: string) => {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .orderBy('job_id')
    .execute()
  return rows.map(row => row.job_id)
}
const profileOf = (userId: string) =>
  db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
const latest = async (keptId: string, kind: 'person' | 'employer' = 'person', ctx = admin) =>
  (await readMerges(ctx, { kind, keptId }))[0]?.id ?? 0

it('two accounts are two again, each with what it had, and with what the kept one has got since', async () => {
  const [kept, other] = [
    await makePerson(db, { email: 'a@example.org' }),
    await makePerson(db, { email: 'b@example.org' }),
  ]
  const jobs = [0, 1, 2, 3].map(() => makeJob(db, { employer_id: employer }))
  const [first = 0, second = 0, third = 0, fourth = 0] = await Promise.all(jobs)
  for (const jobId of [first, second]) await saveJob(as(kept), { jobId })
  for (const jobId of [second, third]) await saveJob(as(other), { jobId })
  for (const { userId } of [kept, other]) {
    await db
      .insertInto('job_seekers')
      .values({ user_id: userId })
      .onConflict(on => on.doNothing())
      .execute()
    await db
      .insertInto('seeker_positions')
      .values({ user_id: userId, employer: 'Haus', title: 'Pflege' })
      .execute()
  }
  await db.updateTable('profiles').set({ theme: 'dark' }).where('id', '=', other.userId).execute()
  const before = await profileOf(other.userId)
  await mergePeople(admin, { keptId: kept.userId, mergedId: other.userId, reason })
  await saveJob(as(kept), { jobId: fourth })

  await undoMerge(admin, { mergeId: await latest(kept.userId) })
  expect(await savedBy(kept.userId)).toEqual([first, second, fourth].sort((a, b) => a - b))
  expect(await savedBy(other.userId)).toEqual([second, third].sort((a, b) => a - b))
  expect(await profileOf(other.userId)).toEqual(before)
  const positions = db.selectFrom('seeker_positions').select('id').where('user_id', '=', other.userId)
  expect(await positions.execute()).toHaveLength(1)
  for (const to of ['a@example.org', 'b@example.org'])
    expect((await lastLetter(db, to)).props).toMatchObject({ undone: true, merged: 'b@example.org' })
  expect(await latest(kept.userId)).toBe(0)
})

it('is refused when the address has been taken since, for a merge before another one, and after thirty days', async () => {
  const [kept, one, two] = [
    await makePerson(db),
    await makePerson(db, { email: 'frei@example.org' }),
    await makePerson(db),
  ]
  await mergePeople(admin, { keptId: kept.userId, mergedId: one.userId, reason })
  const mergeId = await latest(kept.userId)
  await mergePeople(admin, { keptId: kept.userId, mergedId: two.userId, reason })
  await expect(undoMerge(admin, { mergeId })).rejects.toMatchObject({ key: 'records.merge.undo-later' })
  await undoMerge(admin, { mergeId: await latest(kept.userId) })
  await makePerson(db, { email: 'frei@example.org' })
  await expect(undoMerge(admin, { mergeId })).rejects.toMatchObject({ key: 'records.merge.undo-taken' })
  expect(await latest(kept.userId)).toBe(mergeId)
  const later = { ...admin, now: () => new Date(base.now().getTime() + 31 * 86_400_000) }
  await expect(undoMerge(later, { mergeId })).rejects.toMatchObject({ kind: 'not-found' })
  await db.deleteFrom('users').where('id', '=', kept.userId).execute()
  await expect(undoMerge(admin, { mergeId })).rejects.toMatchObject({ key: 'records.merge.undo-gone' })
})

it('two employers are two again: ads, people, address and what the kept one had taken over', async () => {
  const [kept, owner] = [await makeEmployer(db), await makePerson(db, { role: 'employer' })]
  const other = await makeEmployer(db, { website: 'https://haus.example', owner_user_id: owner.userId })
  const job = await makeJob(db, { employer_id: other })
  await mergeEmployers(admin, { keptId: kept, mergedId: other, reason })
  await undoMerge(admin, { mergeId: await latest(String(kept), 'employer') })
  const rows = await db
    .selectFrom('employers')
    .select(['id', 'website', 'owner_user_id as owner'])
    .where('id', 'in', [kept, other])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: kept, website: null, owner: null },
    { id: other, website: 'https://haus.example', owner: owner.userId },
  ])
  const moved = await db.selectFrom('jobs').select('employer_id').where('id', '=', job).executeTakeFirst()
  expect(moved?.employer_id).toBe(other)
  expect(
    await db.selectFrom('user_employer_links').select('id').where('user_id', '=', owner.userId).execute(),
  ).toEqual([])
  expect(await db.selectFrom('merged_employers').select('id').where('id', '=', other).execute()).toEqual([])
})
