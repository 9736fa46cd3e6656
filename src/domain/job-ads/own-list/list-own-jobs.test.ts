import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../../tests/factories/job.ts'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Context } from '../../caller/context.ts'
import { moveOwnJobs } from '../move-own-job.ts'
import { findOwnJobs, listOwnJobs, readOwnJobChoices } from './list-own-jobs.ts'
import { type OwnJobFilter, ownJobFilterSchema } from './own-job-list.schema.ts'
import { previewJobMoves } from './preview-job-moves.ts'

const db = await testDatabase()
const operator = testContext(db)
const now = operator.now()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const all = ownJobFilterSchema.parse({ words: '' })
let employerId = 0
let other = 0
let clerk: Context
const ids = { read: 0, fed: 0, soon: 0, asked: 0, late: 0, paused: 0, foreign: 0 }

beforeAll(async () => {
  employerId = await makeEmployer(db)
  other = await makeEmployer(db)
  const person = await makePerson(db, { role: 'employer' })
  clerk = { ...operator, actor: { ...person, memberships: [{ employerId, role: 'recruiter' }] } }
  const own = { employer_id: employerId, source: 'own', valid_through: days(40) }
  const { id: feedId } = await db
    .insertInto('feeds')
    .values({ employer_id: employerId, name: 'Stellen', url: 'https://klinik.example/stellen.xml' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const fromFeed = { source: 'feed', feed_id: feedId, external_id: '1' }
  ids.read = await makeJob(db, {
    ...own,
    title: 'Ärztin (m/w/d)',
    published_at: days(-9),
    department: 'Innere',
  })
  ids.fed = await makeJob(db, { ...own, ...fromFeed, title: 'Zahnarzt (m/w/d)', valid_through: days(1) })
  ids.soon = await makeJob(db, { ...own, title: 'Pflege (m/w/d)', valid_through: days(3) }, [freiburg, koeln])
  ids.asked = await makeJob(db, { ...own, title: 'Azubi (m/w/d)', valid_through: days(30) })
  ids.late = await makeJob(db, { ...own, title: 'Hebamme (m/w/d)', valid_through: days(50) }, [freiburg])
  ids.paused = await makeJob(db, { ...own, title: 'Bote (m/w/d)', status: 'paused' })
  ids.foreign = await makeJob(db, { employer_id: other, title: 'Woanders (m/w/d)' })
  await db.insertInto('job_figures').values({ job_id: ids.read, day: '2026-11-20', views: 90 }).execute()
  await db.insertInto('job_figures').values({ job_id: ids.late, day: '2026-11-20', views: 7 }).execute()
  await apply(ids.asked, 'applied')
  await apply(ids.fed, 'applied')
  await apply(ids.late, 'rejected')
  await apply(ids.late, 'interview')
})

async function apply(jobId: number, status: string): Promise<void> {
  const email = `${jobId}-${status}@person.example`
  const row = {
    job_id: jobId,
    employer_id: employerId,
    applicant_email: email,
    applicant_name: 'Jana Vogt',
    status,
  }
  await db.insertInto('applications').values(row).execute()
}

type Asked = Partial<OwnJobFilter> & Pick<Parameters<typeof listOwnJobs>[1], 'sort' | 'order'>
async function shown(asked: Asked): Promise<number[]> {
  const { rows } = await listOwnJobs(clerk, { employerId, ...all, page: 1, ...asked })
  return rows.map(({ id }) => id)
}

describe('the list of an employer’s ads', () => {
  it('begins with own ads that somebody has just applied for, then with what ends soonest', async () => {
    expect(await shown({ sort: 'waiting' })).toEqual([ids.asked, ids.fed, ids.soon, ids.read, ids.late])
  })

  const orders: [string, Asked, keyof typeof ids, keyof typeof ids][] = [
    ['by what ends soonest', { sort: 'ends' }, 'fed', 'late'],
    ['by what ends last', { sort: 'ends', order: 'desc' }, 'late', 'fed'],
    ['by applications', { sort: 'applications' }, 'late', 'read'],
    ['by views', { sort: 'views' }, 'read', 'asked'],
    ['by title, umlauts among their letters', { sort: 'title' }, 'read', 'fed'],
    ['by title from the end', { sort: 'title', order: 'desc' }, 'fed', 'read'],
    ['by the day of publication', { sort: 'published', order: 'asc' }, 'read', 'fed'],
  ]
  it.each(orders)('is ordered %s', async (_, asked, first, last) => {
    const found = await shown(asked)
    expect([found[0], found.includes(ids[last]) && found.indexOf(ids[last]) > 0]).toEqual([ids[first], true])
  })

  const filters: [string, Asked, (keyof typeof ids)[]][] = [
    ['a place', { place: 'Freiburg im Breisgau' }, ['soon', 'late']],
    ['a department', { department: 'Innere' }, ['read']],
    ['where they come from', { source: 'feed' }, ['fed']],
    ['what ends within two weeks', { isEnding: true }, ['fed', 'soon']],
    ['a word of the title or the department', { words: 'inner' }, ['read']],
    ['the state', { tab: 'paused' }, ['paused']],
    ['several of them', { place: 'Köln', isEnding: true, source: 'own' }, ['soon']],
  ]
  it.each(filters)('is narrowed down by %s', async (_, asked, expected) => {
    expect((await shown({ sort: 'ends', ...asked })).toSorted()).toEqual(
      expected.map(name => ids[name]).toSorted(),
    )
  })

  it('offers the places and departments that its ads have, and how many', async () => {
    const { places, departments, sources } = await readOwnJobChoices(clerk, { employerId, tab: 'public' })
    expect(places).toContainEqual({ name: 'Freiburg im Breisgau', jobs: 2 })
    expect(departments).toEqual([{ name: 'Innere', jobs: 1 }])
    expect(sources).toContainEqual({ name: 'feed', jobs: 1 })
  })
})

describe('something that is to be done with many ads', () => {
  it('says before to which ads it would happen, and why not to the others', async () => {
    const chosen = { jobIds: [ids.asked, ids.fed, ids.paused, ids.foreign, ids.late] }
    const preview = await previewJobMoves(clerk, { employerId, action: 'fill', chosen })
    expect(preview.total).toBe(5)
    expect(preview.possible.map(({ id }) => id)).toEqual([ids.asked, ids.paused, ids.late])
    expect(preview.openApplications).toBe(2)
    expect(preview.refused.map(({ reason, count }) => [reason, count])).toEqual([
      ['from-feed', 1],
      ['gone', 1],
    ])
    const paused = await previewJobMoves(clerk, {
      employerId,
      action: 'pause',
      chosen: { jobIds: [ids.paused] },
    })
    expect(paused.refused).toMatchObject([{ reason: 'status', count: 1 }])
  })

  it('tells nothing of the ads of others', async () => {
    const chosen = { jobIds: [ids.foreign] }
    const preview = await previewJobMoves(clerk, { employerId, action: 'pause', chosen })
    expect(JSON.stringify(preview)).not.toContain('Woanders')
  })

  it('takes all that a filter finds, not only what a page shows', async () => {
    const matching = { ...all, place: 'Freiburg im Breisgau' }
    const found = await findOwnJobs(clerk, { employerId, ...matching, sort: 'ends', order: null, limit: 1 })
    expect(found).toEqual({ jobIds: [ids.soon], total: 2 })
    const chosen = { matching, sort: 'ends', order: null } as const
    const preview = await previewJobMoves(clerk, { employerId, action: 'renew', chosen })
    expect(preview).toMatchObject({ total: 2, beyond: 0 })
    const { done } = await moveOwnJobs(clerk, {
      jobIds: preview.possible.map(({ id }) => id),
      action: 'renew',
    })
    expect(done).toBe(2)
  })
})
