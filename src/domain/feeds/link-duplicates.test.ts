import { beforeEach, describe, expect, it } from 'vitest'
import { feedOf, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { postJob } from '../jobs/post-job.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, begun, readAgain } = trial

beforeEach(trial.reset)

/** Which ads of the employer are found, by their origin and number. */
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

  it('is two ads when one feed has it twice', async () => {
    await begun(feedOf([{ id: 'A' }, { id: 'B' }]))
    const { employerId } = trial
    await postJob(at(monday), { employerId, ad: { fields: byHand } })
    await readAgain(feedOf([{ id: 'A' }, { id: 'B' }]), hoursLater(24))
    expect(await found()).toEqual(['A', 'B', 'by hand'])
  })
})
