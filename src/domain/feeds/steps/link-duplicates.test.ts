import { beforeEach, describe, expect, it } from 'vitest'
import { feedOf, hoursLater, monday } from '../../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../../tests/feeds/own-feed-trial.ts'
import { olderTransactionsEnded, testDatabase } from '../../../../tests/support/database.ts'
import { changeOwnJob } from '../../job-ads/change-own-job.ts'
import { moveOwnJob } from '../../job-ads/move-own-job.ts'
import { postJob } from '../../job-ads/post-job.ts'
import { readOwnJob } from '../../job-ads/read-own-job.ts'
import { linkChangedDuplicates } from '../link-changed-duplicates.ts'
import { pushJob } from '../push-job.ts'
import { undoLastRun } from '../runs/undo-run.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, begun, readAgain } = trial

beforeEach(trial.reset)

/** Which jobs of the employer search finds, by origin and number. */
async function found(): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['source', 'feed_id', 'external_id', 'duplicate_of'])
    .where('employer_id', '=', trial.employerId)
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return rows
    .filter(row => row.duplicate_of === null)
    .map(row => (row.source === 'own' ? 'by hand' : `${row.external_id}`))
}

async function lookAfterChanges(now: Date): Promise<number> {
  await olderTransactionsEnded(db)
  return linkChangedDuplicates(at(now))
}

const byHand = {
  title: 'Pflegefachkraft (m/w/d)',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Station.',
  employmentTypes: ['full-time'],
}

describe('an ad that came twice', () => {
  it('is found once, as it was made by hand, and again from the feed when that one is gone', async () => {
    const { employerId } = trial
    const { jobId } = await postJob(at(monday), { employerId, ad: { fields: byHand } })
    await begun(feedOf([{ id: 'A' }, { id: 'B', title: 'Hebamme (m/w/d)' }]))
    expect(await found()).toEqual(['by hand', 'B'])
    await db.updateTable('jobs').set({ status: 'archived' }).where('id', '=', jobId).execute()
    await readAgain(feedOf([{ id: 'A' }, { id: 'B', title: 'Hebamme (m/w/d)' }]), hoursLater(24))
    expect(await found()).toEqual(['A', 'B'])
  })

  it('is found from the feed that says more about it', async () => {
    await begun(feedOf([{ id: 'A' }]))
    await begun(feedOf([{ id: 'X', more: '<salary>4000 EUR</salary>' }]))
    expect(await found()).toEqual(['X'])
  })

  it('is the same by its address to apply too, whatever its title', async () => {
    await begun(feedOf([{ id: 'A' }]))
    await begun(feedOf([{ id: 'A', title: 'Pflegekraft (m/w/d) für Köln' }]))
    expect(await found()).toEqual(['A'])
  })

  it('is looked for when it is posted, changed or ended by hand, and the next best is found instead', async () => {
    const { employerId } = trial
    await lookAfterChanges(monday)
    await begun(feedOf([{ id: 'A' }, { id: 'B', title: 'Hebamme (m/w/d)' }]))
    const { jobId } = await postJob(at(monday), { employerId, ad: { fields: byHand } })
    expect(await found()).toEqual(['A', 'B', 'by hand'])
    await lookAfterChanges(monday)
    expect(await found()).toEqual(['B', 'by hand'])
    await moveOwnJob(at(hoursLater(1)), { jobId, action: 'pause' })
    await lookAfterChanges(hoursLater(1))
    expect(await found()).toEqual(['A', 'B'])
    await moveOwnJob(at(hoursLater(2)), { jobId, action: 'resume' })
    const { version, fields } = await readOwnJob(at(hoursLater(2)), { jobId, employerId })
    const other = { ...fields, title: 'Hebamme (w/m/d)' }
    await changeOwnJob(at(hoursLater(2)), { jobId, version, base: fields, fields: other })
    await lookAfterChanges(hoursLater(2))
    expect(await found()).toEqual(['A', 'by hand'])
    expect(await lookAfterChanges(hoursLater(2))).toBe(0)
  })

  it('is looked for when a program pushes it and when a run is undone', async () => {
    const { employerId } = trial
    await lookAfterChanges(monday)
    await begun(feedOf([{ id: 'A' }]))
    await pushJob(at(monday), {
      employerId,
      externalId: 'HR-1',
      fields: { ...byHand, payMin: 4000, payPeriod: 'month' },
    })
    await lookAfterChanges(monday)
    expect(await found()).toEqual(['HR-1'])
    await begun(feedOf([{ id: 'X', more: '<salary>9000 EUR</salary>' }]))
    await undoLastRun(at(hoursLater(1)), trial.feedId)
    await trial.work(hoursLater(1))
    expect(await found()).toEqual(['HR-1'])
  })

  it('is the same by its number and place, whatever its title, and not by a number that anybody has', async () => {
    await begun(feedOf([{ id: 'HR-4711' }, { id: '7', title: 'Hebamme (m/w/d)' }]))
    const { employerId } = trial
    const fields = { ...byHand, title: 'Fachkraft für Pflege (m/w/d)' }
    await postJob(at(monday), { employerId, ad: { fields: { ...fields, reference: 'hr-4711' } } })
    await postJob(at(monday), { employerId, ad: { fields: { ...fields, reference: '7' } } })
    await readAgain(feedOf([{ id: 'HR-4711' }, { id: '7', title: 'Hebamme (m/w/d)' }]), hoursLater(24))
    expect(await found()).toEqual(['7', 'by hand', 'by hand'])
  })

  it('is not the same because both are applied to on the page of all jobs', async () => {
    const url = 'https://klinik24.example/karriere'
    const { employerId } = trial
    const fields = { ...byHand, title: 'Oberarzt Kardiologie (m/w/d)', applyWay: 'link', applyUrl: url }
    await postJob(at(monday), { employerId, ad: { fields } })
    await begun(feedOf([{ id: 'A' }]).replace('https://jobs.example/A', `${url}?utm_source=kittel`))
    expect(await found()).toEqual(['by hand', 'A'])
  })

  it('is the same with and without a department, but not with two different ones', async () => {
    const { employerId } = trial
    const station = (department: string) => ({ ...byHand, department })
    await postJob(at(monday), { employerId, ad: { fields: station('Station 1') } })
    await begun(feedOf([{ id: 'A' }]))
    expect(await found()).toEqual(['by hand'])
    await readAgain(feedOf([{ id: 'A', more: '<department>Station 2</department>' }]), hoursLater(24))
    expect(await found()).toEqual(['by hand', 'A'])
  })

  it('is two ads when one feed has it twice', async () => {
    await begun(feedOf([{ id: 'A' }, { id: 'B' }]))
    const { employerId } = trial
    await postJob(at(monday), { employerId, ad: { fields: byHand } })
    await readAgain(feedOf([{ id: 'A' }, { id: 'B' }]), hoursLater(24))
    expect(await found()).toEqual(['A', 'B', 'by hand'])
  })
})
