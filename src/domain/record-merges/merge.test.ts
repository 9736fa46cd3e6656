import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { saveJob } from '../bookmarks/save-job.ts'
import type { Actor } from '../caller/actor.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { mergeEmployers, previewEmployersMerge } from './merge-employers.ts'
import { mergePeople, previewPeopleMerge } from './merge-people.ts'
import { pruneMerges } from './prune-merges.ts'

const db = await testDatabase()
const base = accountContext(db)
const as = (actor: Actor): Context => ({ ...base, actor })
const { userId: adminUserId } = await makePerson(db, { name: 'Team' })
const admin = as({ kind: 'admin', userId: adminUserId, adminId: 1, sessionId: adminUserId, role: 'owner' })
const reason = 'Zwei Konten derselben Person'
const employer = await makeEmployer(db)
const savedBy = async (userId: string) =>
  (
    await db
      .selectFrom('saved_jobs')
      .select('job_id')
      .where('user_id', '=', userId)
      .orderBy('job_id')
      .execute()
  ).map(row => row.job_id)

async function positionOf(userId: string, employerName: string): Promise<void> {
  await db
    .insertInto('job_seekers')
    .values({ user_id: userId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await db
    .insertInto('seeker_positions')
    .values({ user_id: userId, employer: employerName, title: 'Pflegefachkraft' })
    .execute()
}

describe('two accounts of one person', () => {
  it('become one that has what both had, each thing once', async () => {
    const kept = await makePerson(db, { email: 'jana@example.org' })
    const other = await makePerson(db, { email: 'jana.alt@example.org' })
    const jobOf = () => makeJob(db, { employer_id: employer })
    const [first, second, third] = [await jobOf(), await jobOf(), await jobOf()]
    for (const jobId of [first, second]) await saveJob(as(kept), { jobId })
    for (const jobId of [second, third]) await saveJob(as(other), { jobId })
    await positionOf(kept.userId, 'Klinik am Ring')
    await positionOf(other.userId, 'Haus am See')
    const pair = { keptId: kept.userId, mergedId: other.userId }

    const parts = await previewPeopleMerge(admin, pair)
    expect(parts.find(({ table }) => table === 'saved_jobs')).toEqual({
      table: 'saved_jobs',
      moved: 1,
      dropped: 1,
    })
    expect(await savedBy(other.userId)).toEqual([second, third])

    await mergePeople(admin, { ...pair, reason })
    expect(await savedBy(kept.userId)).toEqual([first, second, third])
    const positions = await db
      .selectFrom('seeker_positions')
      .select('employer')
      .where('user_id', '=', kept.userId)
      .orderBy('employer')
      .execute()
    expect(positions.map(row => row.employer)).toEqual(['Haus am See', 'Klinik am Ring'])
    expect(await db.selectFrom('users').select('id').where('id', '=', other.userId).execute()).toEqual([])
    for (const to of ['jana@example.org', 'jana.alt@example.org']) {
      expect((await lastLetter(db, to)).template).toBe('accounts-merged')
    }
  })

  it('takes a profile over whole when the kept account has none', async () => {
    const [kept, other] = [await makePerson(db), await makePerson(db)]
    await positionOf(other.userId, 'Haus am Hang')
    await db.deleteFrom('job_seekers').where('user_id', '=', kept.userId).execute()
    await mergePeople(admin, { keptId: kept.userId, mergedId: other.userId, reason })
    const rows = await db
      .selectFrom('seeker_positions')
      .select('employer')
      .where('user_id', '=', kept.userId)
      .execute()
    expect(rows).toEqual([{ employer: 'Haus am Hang' }])
  })

  it('keeps ways to sign in apart, and what was dropped for thirty days', async () => {
    const [kept, other] = [await makePerson(db), await makePerson(db)]
    const session = { token: 't', expires_at: new Date('2030-01-01'), user_id: other.userId }
    await db.insertInto('sessions').values(session).execute()
    await mergePeople(admin, { keptId: kept.userId, mergedId: other.userId, reason })
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', kept.userId).execute()).toEqual(
      [],
    )
    const merge = () =>
      db.selectFrom('merges').select('snapshot').where('kept_id', '=', kept.userId).executeTakeFirst()
    expect(JSON.stringify((await merge())?.snapshot)).toContain(other.userId)
    const inDays = (days: number) => ({ ...as(system), now: () => new Date(Date.now() + days * 86_400_000) })
    await pruneMerges(inDays(29))
    expect(await merge()).toBeDefined()
    await pruneMerges(inDays(31))
    expect(await merge()).toBeUndefined()
  })

  it('is refused for one and the same, for administrators, and across roles', async () => {
    const [seeker, house] = [await makePerson(db), await makePerson(db, { role: 'employer' })]
    const merge = (keptId: string, mergedId: string) => mergePeople(admin, { keptId, mergedId, reason })
    await expect(merge(seeker.userId, seeker.userId)).rejects.toMatchObject({ key: 'records.merge.same' })
    await expect(merge(seeker.userId, house.userId)).rejects.toMatchObject({ key: 'records.merge.roles' })
    const other = await makePerson(db)
    await db
      .insertInto('admin_users')
      .values({ auth_user_id: other.userId, email: 'x@example.org', first_name: 'X', last_name: 'Y' })
      .execute()
    await expect(merge(seeker.userId, other.userId)).rejects.toMatchObject({
      key: 'records.merge.administrator',
    })
  })
})

describe('two records of one employer', () => {
  it('become one: ads and people belong to the kept one, and the old number leads there', async () => {
    const kept = await makeEmployer(db)
    const other = await makeEmployer(db)
    const owner = await makePerson(db, { role: 'employer' })
    await db.updateTable('employers').set({ owner_user_id: owner.userId }).where('id', '=', other).execute()
    const job = await makeJob(db, { employer_id: other })
    const pair = { keptId: kept, mergedId: other }
    expect((await previewEmployersMerge(admin, pair)).map(({ table }) => table)).toContain('jobs')
    await mergeEmployers(admin, { ...pair, reason })
    const moved = await db.selectFrom('jobs').select('employer_id').where('id', '=', job).executeTakeFirst()
    expect(moved?.employer_id).toBe(kept)
    const link = await db
      .selectFrom('user_employer_links')
      .select(['employer_id', 'role', 'is_active'])
      .where('user_id', '=', owner.userId)
      .executeTakeFirst()
    expect(link).toEqual({ employer_id: kept, role: 'owner', is_active: true })
    const old = await db.selectFrom('merged_employers').selectAll().where('id', '=', other).executeTakeFirst()
    expect(old).toMatchObject({ employer_id: kept })
  })
})
