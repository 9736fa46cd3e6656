import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testSite } from '../../../tests/support/search.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { bookmarkNoteSchema } from './bookmark.schema.ts'
import { listSavedEmployers } from './list-saved-employers.ts'
import { listSavedJobs } from './list-saved-jobs.ts'
import { noteBookmark } from './note-bookmark.ts'
import { removeSavedEmployer, saveEmployer } from './save-employer.ts'
import { removeSavedJob, saveJob } from './save-job.ts'

const { ctx: base, db, found } = await testSite()
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const everything = { q: '', page: 1 }

const seeker = async (): Promise<Context> => ({ ...base, actor: await makePerson(db) })
const at = (ctx: Context, minutes: number): Context => ({
  ...ctx,
  now: () => new Date(base.now().getTime() + minutes * 60_000),
})
const idsOf = async (ctx: Context, input = everything) =>
  (await listSavedJobs(ctx, input)).rows.map(({ job }) => job.id)
const savesOf = async (jobId: number) => {
  const rows = await db.selectFrom('job_figures').select('saves').where('job_id', '=', jobId).execute()
  return rows.reduce((sum, { saves }) => sum + saves, 0)
}

describe('a job seeker’s list of ads', () => {
  it('holds what was put on it, the latest first, once each, and nobody else’s', async () => {
    const me = await seeker()
    const [first, second] = [await makeJob(db), await makeJob(db)]
    await saveJob(me, { jobId: first })
    await saveJob(at(me, 1), { jobId: second })
    await saveJob(at(me, 2), { jobId: first })
    expect(await idsOf(me)).toEqual([second, first])
    expect((await listSavedJobs(me, everything)).counts).toEqual({ jobs: 2, employers: 0 })
    expect(await idsOf(await seeker())).toEqual([])
    await removeSavedJob(me, { jobId: second })
    expect(await removeSavedJob(me, { jobId: second })).toBeNull()
    expect(await idsOf(me)).toEqual([first])
  })

  it('takes no ad that not everyone may read, and says nothing of it', async () => {
    const me = await seeker()
    const unknown = await saveJob(me, { jobId: 2_000_000_000 }).catch((error: unknown) => error)
    expect(unknown).toMatchObject({ kind: 'not-found' })
    for (const status of ['draft', 'in-review', 'archived', 'deleted'] as const) {
      const jobId = await makeJob(db, { status })
      const refused = await saveJob(me, { jobId }).catch((error: unknown) => error)
      expect(refused).toEqual(unknown)
    }
    expect(
      await db.selectFrom('saved_jobs').select('job_id').where('user_id', '=', userId(me)).execute(),
    ).toEqual([])
  })

  it('shows an ad no longer once it was blocked or deleted', async () => {
    const me = await seeker()
    const jobId = await makeJob(db)
    await saveJob(me, { jobId })
    await db.updateTable('jobs').set({ status: 'deleted' }).where('id', '=', jobId).execute()
    expect(await listSavedJobs(me, everything)).toMatchObject({ rows: [], total: 0, counts: { jobs: 0 } })
  })

  it('is found by title, employer, place and note, with umlauts written either way', async () => {
    const me = await seeker()
    const employerId = await makeEmployer(db, { name: 'Marienhospital' })
    const night = await makeJob(db, { title: 'Nachtwache', employer_id: employerId })
    const south = await makeJob(db, { title: 'Hebamme' }, [freiburg])
    for (const jobId of [night, south]) await saveJob(me, { jobId })
    await noteBookmark(me, { kind: 'job', id: south, note: 'Frau Müller anrufen' })
    expect(await idsOf(me, { q: 'marien nacht', page: 1 })).toEqual([night])
    expect(await idsOf(me, { q: 'freiburg', page: 1 })).toEqual([south])
    expect(await idsOf(me, { q: 'Mueller', page: 1 })).toEqual([south])
    expect(await idsOf(me, { q: 'Koeln', page: 1 })).toEqual([night])
    expect(await listSavedJobs(me, { q: 'nirgends', page: 1 })).toMatchObject({
      total: 0,
      counts: { jobs: 2 },
    })
  })

  it('marks ads that have ended and offers live ones like them', async () => {
    const me = await seeker()
    const jobId = await makeJob(db, { profession: 'hebamme', category: 'nursing' })
    const alike = await makeJob(db, { profession: 'hebamme', category: 'nursing' })
    await saveJob(me, { jobId })
    await db
      .updateTable('jobs')
      .set({ status: 'filled', ended_at: base.now() })
      .where('id', '=', jobId)
      .execute()
    await found()
    const { rows } = await listSavedJobs(me, everything)
    expect(rows[0]?.job).toMatchObject({ id: jobId, hasEnded: true, endedAt: base.now() })
    expect(rows[0]?.similar.map(({ id }) => id)).toContain(alike)
    expect(rows[0]?.similar.map(({ id }) => id)).not.toContain(jobId)
  })

  it('has pages of twenty; one beyond the last is the last', async () => {
    const me = await seeker()
    const employerId = await makeEmployer(db)
    for (let count = 0; count < limits.pageSize + 1; count++)
      await saveJob(at(me, count), { jobId: await makeJob(db, { employer_id: employerId }) })
    expect((await listSavedJobs(me, everything)).rows).toHaveLength(limits.pageSize)
    expect(await listSavedJobs(me, { q: '', page: 99 })).toMatchObject({ page: 2, pages: 2 })
    expect(await idsOf(me, { q: '', page: 2 })).toHaveLength(1)
  })

  it('is full at five hundred', async () => {
    const me = await seeker()
    const one = await makeJob(db)
    const { employer_id } = await db
      .selectFrom('jobs')
      .select('employer_id')
      .where('id', '=', one)
      .executeTakeFirstOrThrow()
    const job = { employer_id, title: 'MFA', title_original: 'MFA', slug: 'mfa', category: 'mfa' }
    const many = await db
      .insertInto('jobs')
      .values(Array.from({ length: limits.bookmarksPerPerson }, () => job))
      .returning('id')
      .execute()
    await db
      .insertInto('saved_jobs')
      .values(many.map(({ id }) => ({ user_id: userId(me), job_id: id })))
      .execute()
    await expect(saveJob(me, { jobId: one })).rejects.toMatchObject({ kind: 'conflict' })
    expect(await savesOf(one)).toBe(0)
    expect(await idsOf(me)).not.toContain(one)
  })
})

describe('how often an ad is saved', () => {
  it('is counted once per person, however often it goes on the list and off it', async () => {
    const jobId = await makeJob(db)
    const me = await seeker()
    await saveJob(me, { jobId })
    await saveJob(me, { jobId })
    const tomorrow = at(me, 24 * 60)
    await removeSavedJob(tomorrow, { jobId })
    expect(await savesOf(jobId)).toBe(0)
    await saveJob(tomorrow, { jobId })
    await saveJob(await seeker(), { jobId })
    expect(await savesOf(jobId)).toBe(2)
  })

  it('leaves robots out', async () => {
    const jobId = await makeJob(db)
    await saveJob(via(await seeker(), { userAgent: robot }), { jobId })
    expect(await savesOf(jobId)).toBe(0)
  })
})

describe('a note', () => {
  it('is kept with its bookmark, changed and taken away, and comes back when the removal was a mistake', async () => {
    const me = await seeker()
    const jobId = await makeJob(db)
    await saveJob(me, { jobId })
    await noteBookmark(me, { kind: 'job', id: jobId, note: 'Nachtdienst fragen' })
    const removed = await removeSavedJob(me, { jobId })
    expect(removed?.note).toBe('Nachtdienst fragen')
    await saveJob(me, { jobId, note: removed?.note ?? '' })
    expect((await listSavedJobs(me, everything)).rows[0]?.note).toBe('Nachtdienst fragen')
    await noteBookmark(me, { kind: 'job', id: jobId, note: '' })
    expect((await listSavedJobs(me, everything)).rows[0]?.note).toBe('')
  })

  it('has at most a thousand characters, an end of a line being one', () => {
    const lines = 'a\r\n'.repeat(499)
    expect(bookmarkNoteSchema.parse({ kind: 'job', id: '1', note: lines }).note).toHaveLength(997)
    expect(bookmarkNoteSchema.safeParse({ kind: 'job', id: '1', note: 'a'.repeat(1_001) }).success).toBe(
      false,
    )
  })

  it('is for one’s own bookmarks only', async () => {
    const me = await seeker()
    const jobId = await makeJob(db)
    await saveJob(me, { jobId })
    const note = { kind: 'job', id: jobId, note: 'fremd' } as const
    await expect(noteBookmark(await seeker(), note)).rejects.toMatchObject({ kind: 'not-found' })
    expect((await listSavedJobs(me, everything)).rows[0]?.note).toBe('')
  })
})

describe('a job seeker’s list of employers', () => {
  it('holds what was put on it, is found by name, town and note, and lets go of it', async () => {
    const me = await seeker()
    const [first, second] = [
      await makeEmployer(db, { name: 'Haus am See' }),
      await makeEmployer(db, { name: 'Stadtklinik', city: 'Würzburg' }),
    ]
    await saveEmployer(me, { employerId: first })
    await saveEmployer(at(me, 1), { employerId: second })
    await noteBookmark(me, { kind: 'employer', id: first, note: 'gute Küche' })
    const names = async (q: string) =>
      (await listSavedEmployers(me, { q, page: 1 })).rows.map(({ employer }) => employer.name)
    expect(await names('')).toEqual(['Stadtklinik', 'Haus am See'])
    expect(await names('wuerzburg')).toEqual(['Stadtklinik'])
    expect(await names('kueche')).toEqual(['Haus am See'])
    expect(await removeSavedEmployer(me, { employerId: first })).toMatchObject({ note: 'gute Küche' })
    expect(await listSavedEmployers(me, everything)).toMatchObject({ total: 1, counts: { employers: 1 } })
  })

  it('takes no employer that there is not', async () => {
    await expect(saveEmployer(await seeker(), { employerId: 2_000_000_000 })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

function userId({ actor }: Context): string {
  return actor.kind === 'user' ? actor.userId : ''
}
