import { describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  as,
  emptyApplication,
  openHiring,
} from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { employerFilterSchema, ownListSchema } from './application.schema.ts'
import { applyForJob } from './applying/apply-for-job.ts'
import { listEmployerApplications, readApplicationBoard } from './list-employer-applications.ts'
import { listOwnApplications } from './list-own-applications.ts'
import { moveApplication, withdrawApplication } from './move-application.ts'
import { readEmployerApplication } from './read-employer-application.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId, employerId, asOwner } = await openHiring(base)
const secondJobId = await makeJob(db, { employer_id: employerId, apply_way: 'here', title: 'Zweite Stelle' })
const anyFilter = employerFilterSchema.parse({})

let minutes = 0
/** Advances by a minute per call, for a defined order. */
const later = () => {
  const now = new Date(Date.parse('2026-11-21T08:00:00Z') + minutes++ * 60_000)
  return { ...base, now: () => now }
}

const ids: string[] = []
for (let n = 0; n < 25; n++) ids.push((await applySomebody(later(), jobId)).applicationId)
const guestMail = (await applyAsGuest(later(), secondJobId, 'sonder_zeichen%@example.org')).email
await moveApplication(asOwner, { applicationId: ids[0] ?? '', to: 'rejected' })
await moveApplication(asOwner, { applicationId: ids[1] ?? '', to: 'interview' })
const other = await openHiring(base)
await applySomebody(base, other.jobId)

const list = (input: object) =>
  listEmployerApplications(asOwner, { ...employerFilterSchema.parse(input), employerId, page: 1 })

describe("an employer's list", () => {
  it('shows the newest first, 20 a page, with how many each status has', async () => {
    const first = await list({})
    expect(first.rows).toHaveLength(20)
    expect(first.rows[0]).toMatchObject({ email: guestMail, jobTitle: 'Zweite Stelle' })
    expect(first).toMatchObject({ total: 26, pages: 2, counts: { applied: 24, rejected: 1, interview: 1 } })
    expect(first.jobs.map(job => job.count).sort()).toEqual([1, 25])
    const second = await listEmployerApplications(asOwner, { ...anyFilter, employerId, page: 2 })
    expect(second.rows).toHaveLength(6)
    expect(second.rows.at(-1)?.id).toBe(ids[0])
  })

  it('can be turned round and filtered by job, status, name and address', async () => {
    expect((await list({ sort: 'oldest' })).rows[0]?.id).toBe(ids[0])
    expect((await list({ jobId: secondJobId })).total).toBe(1)
    const rejected = await list({ status: 'rejected' })
    expect(rejected.rows.map(({ id }) => id)).toEqual([ids[0]])
    expect(rejected.counts.applied).toBe(24)
    expect((await list({ q: 'GRUBER' })).total).toBe(1)
    expect((await list({ q: 'sonder_zeichen%' })).total).toBe(1)
    expect((await list({ q: '%' })).total).toBe(1)
  })

  it('knows no other order, whatever an address asks for', () => {
    expect(employerFilterSchema.parse({ sort: 'score', status: 'best', jobId: 'x', q: 5 })).toEqual(anyFilter)
    expect(ownListSchema.parse({ tab: 'nonsense', page: '-3' })).toEqual({ tab: 'all', page: 1 })
  })

  it('leads from one application to the next inside the same filter', async () => {
    const filter = employerFilterSchema.parse({ jobId, status: 'applied' })
    const { rows } = await list({ jobId, status: 'applied' })
    const [first, second, third] = rows.map(({ id }) => id)
    const read = (id = '') => readEmployerApplication(asOwner, { id, filter })
    expect(await read(first)).toMatchObject({ previousId: null, nextId: second })
    expect(await read(second)).toMatchObject({ previousId: first, nextId: third })
    const oldest = await readEmployerApplication(asOwner, { id: ids[2] ?? '', filter })
    expect(oldest.nextId).toBeNull()
  })

  it('is not there for anyone else', async () => {
    await expect(
      listEmployerApplications(other.asOwner, { ...anyFilter, employerId, page: 1 }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    await expect(readEmployerApplication(other.asOwner, { id: ids[3] ?? '' })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('the board', () => {
  it('has a column for each status with its count and its first page, and more on demand', async () => {
    const { columns } = await readApplicationBoard(asOwner, { ...anyFilter, employerId })
    expect(columns.map(({ status, count }) => [status, count])).toEqual([
      ['invited', 0],
      ['applied', 24],
      ['interview', 1],
      ['hired', 0],
      ['rejected', 1],
      ['withdrawn', 0],
    ])
    expect(columns[1]).toMatchObject({ hasMore: true })
    expect(columns[1]?.rows).toHaveLength(20)
    const more = await readApplicationBoard(asOwner, { ...anyFilter, employerId, shown: { applied: 40 } })
    expect(more.columns[1]).toMatchObject({ hasMore: false })
    expect(more.columns[1]?.rows).toHaveLength(24)
  })
})

describe('"my applications"', () => {
  it('sorts what one has sent into the tabs of the specification', async () => {
    const seeker = await makePerson(db)
    const asSeeker = as(base, seeker)
    const jobs = [
      await openHiring(base),
      await openHiring(base),
      await openHiring(base),
      await openHiring(base),
    ]
    const sent: string[] = []
    for (const job of jobs) {
      const form = { ...emptyApplication, jobId: job.jobId, applicant: null }
      sent.push((await applyForJob(asSeeker, form)).applicationId ?? '')
    }
    const [, interviewed, rejected, withdrawn] = sent
    await moveApplication(jobs[1]?.asOwner ?? base, { applicationId: interviewed ?? '', to: 'interview' })
    await moveApplication(jobs[2]?.asOwner ?? base, { applicationId: rejected ?? '', to: 'rejected' })
    await withdrawApplication(asSeeker, { id: withdrawn ?? '' })
    const all = await listOwnApplications(asSeeker, { tab: 'all', page: 1 })
    expect(all.counts).toEqual({ all: 4, active: 2, interviews: 1, rejected: 1, hired: 0, withdrawn: 1 })
    expect(all.rows).toHaveLength(4)
    const beyond = await listOwnApplications(asSeeker, { tab: 'all', page: 9 })
    expect(beyond).toEqual(all)
    const active = await listOwnApplications(asSeeker, { tab: 'active', page: 1 })
    expect(active.rows.map(({ status }) => status).sort()).toEqual(['applied', 'interview'])
    expect(active.rows[0]).toMatchObject({ place: 'Köln', unreadMessages: 0, hasOpenInvitation: false })
  })
})
