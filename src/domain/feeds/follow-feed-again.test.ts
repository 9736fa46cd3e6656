import { beforeEach, describe, expect, it } from 'vitest'
import { feedOf, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { olderTransactionsEnded, testDatabase } from '../../../tests/support/database.ts'
import type { NamedGroup } from '../../vocabulary/pay/gross/derived-pay.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { changeOwnJob } from '../job-ads/change-own-job.ts'
import { readOwnJob } from '../job-ads/read-own-job.ts'
import { readJobDraft, saveJobDraft } from '../job-ads/save-job-draft.ts'
import { startJobChange } from '../job-ads/start-job-change.ts'
import { derivePay } from '../job-search/derive-pay.ts'
import { followFeedAgain, readHandEdits } from './follow-feed-again.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, jobs, begun, readAgain } = trial

const more =
  '<description>Sie pflegen auf unserer Station.</description><jobtype>Vollzeit</jobtype><salary>4000 EUR</salary>'
const ad = (title: string) => feedOf([{ id: 'A', title, more }])
const placesOf = async (jobId: number) => {
  const rows = await db.selectFrom('job_places').select('name').where('job_id', '=', jobId).execute()
  return rows.map(({ name }) => name)
}

/** A feed job whose title, place and pay were edited by hand. */
async function edited(): Promise<number> {
  await begun(ad('Pflegefachkraft (m/w/d)'))
  const jobId = (await jobs())[0]?.id ?? 0
  const { version, fields } = await readOwnJob(at(monday), { jobId, employerId: trial.employerId })
  const own = {
    ...fields,
    title: 'Unser Titel (m/w/d)',
    places: ['53111 Bonn'],
    payMin: '5000',
    payMax: '6000',
  }
  await changeOwnJob(at(monday), { jobId, version, base: fields, fields: own })
  return jobId
}

beforeEach(trial.reset)

describe('an ad from a feed that was changed by hand', () => {
  it('says what no longer follows the feed', async () => {
    const jobId = await edited()
    expect(await readHandEdits(at(monday), jobId)).toMatchObject({
      feed: { id: trial.feedId },
      parts: ['title', 'places', 'payMin'],
      isKept: true,
    })
  })

  it('keeps only what differs, however the form sends the rest', async () => {
    await begun(ad('Pflegefachkraft (m/w/d)'))
    const jobId = (await jobs())[0]?.id ?? 0
    const { version, fields } = await readOwnJob(at(monday), { jobId, employerId: trial.employerId })
    const sent = { places: ['50667 Köln', ''], remote: '', employmentTypes: 'full-time', department: '' }
    const own = { ...fields, ...sent, title: 'Unser Titel (m/w/d)' }
    await changeOwnJob(at(monday), { jobId, version, base: fields, fields: own })
    expect((await readHandEdits(at(monday), jobId))?.parts).toEqual(['title'])
  })

  it('takes one part from the feed again at once and keeps the others', async () => {
    const jobId = await edited()
    expect(await followFeedAgain(at(monday), { jobId, parts: ['title'] })).toEqual({ isNow: true })
    const [job] = await jobs()
    expect(job).toMatchObject({ title: 'Pflegefachkraft (m/w/d)', pay_min: 5000 })
    expect(await placesOf(jobId)).toEqual(['Bonn'])
    expect((await readHandEdits(at(monday), jobId))?.parts).toEqual(['places', 'payMin'])
    const events = await db.selectFrom('job_events').select('reason').where('job_id', '=', jobId).execute()
    expect(events.map(({ reason }) => reason)).toContain('follows-feed')
  })

  it('follows the feed in everything again, the address of its page too', async () => {
    await begun(ad('Pflegefachkraft (m/w/d)'))
    const before = (await jobs())[0]?.slug
    const jobId = await edited()
    await followFeedAgain(at(monday), { jobId, parts: ['title', 'places', 'payMin'] })
    expect((await jobs())[0]).toMatchObject({ slug: before, pay_min: 4000, edited_columns: [] })
    expect(await placesOf(jobId)).toEqual(['Köln'])
    await readAgain(ad('Stationsleitung (m/w/d)'), hoursLater(24))
    expect((await jobs())[0]?.title).toBe('Stationsleitung (m/w/d)')
  })

  it('changes with the next run when the word of the feed was too long to be kept', async () => {
    const jobId = await edited()
    await db
      .updateTable('feed_items')
      .set({ original: '{"title": "Pfl' })
      .where('job_id', '=', jobId)
      .execute()
    expect((await readHandEdits(at(monday), jobId))?.isKept).toBe(false)
    expect(await followFeedAgain(at(monday), { jobId, parts: ['title'] })).toEqual({ isNow: false })
    expect((await jobs())[0]?.title).toBe('Unser Titel (m/w/d)')
    await readAgain(ad('Pflegefachkraft (m/w/d)'), hoursLater(24))
    expect((await jobs())[0]?.title).toBe('Pflegefachkraft (m/w/d)')
  })

  it("goes on in somebody's own change with the words of the feed and what else they typed", async () => {
    const jobId = await edited()
    const person = await makePerson(db, { role: 'employer' })
    const memberships = [{ employerId: trial.employerId, role: 'owner' as const }]
    const ctx: Context = { ...at(monday), actor: { ...person, memberships } }
    const { draftId } = await startJobChange(ctx, jobId)
    const draft = await readJobDraft(ctx, { draftId })
    const fields = { ...draft.typed, department: 'Station 3' }
    await saveJobDraft(ctx, { draftId, fields, step: null })
    await followFeedAgain(ctx, { jobId, parts: ['title'] })
    const after = await readJobDraft(ctx, { draftId })
    expect(after.typed).toMatchObject({ title: 'Pflegefachkraft (m/w/d)', department: 'Station 3' })
    const { version } = await readOwnJob(ctx, { jobId, employerId: trial.employerId })
    expect(after.job_version).toBe(version)
  })

  it('is the matter of feeds alone: an ad made by hand follows none', async () => {
    const { employerId } = trial
    const job = { employer_id: employerId, title: 'MFA', title_original: 'MFA', slug: 'mfa', category: 'mfa' }
    const { id } = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()
    expect(await readHandEdits(at(monday), id)).toBeNull()
    await expect(followFeedAgain(at(monday), { jobId: id, parts: ['title'] })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('keeps an agreement that somebody chose over later imports and readings, until the pay follows the feed again', async () => {
    const paid = (tariff: string) =>
      feedOf([{ id: 'A', title: 'Pflegefachkraft (m/w/d)', more: more.replace('4000 EUR', tariff) }])
    await begun(paid('TVöD P8'))
    const jobId = (await jobs())[0]?.id ?? 0
    const group = async () => {
      await olderTransactionsEnded(db)
      await derivePay({ ...at(monday), actor: system })
      const row = await db
        .selectFrom('job_tariffs')
        .selectAll()
        .where('job_id', '=', jobId)
        .executeTakeFirst()
      return [(row?.reading as NamedGroup | null)?.scheme, (row?.reading as NamedGroup | null)?.group]
    }
    expect(await group()).toEqual(['tvoed-p', 'P8'])
    const { version, fields } = await readOwnJob(at(monday), { jobId, employerId: trial.employerId })
    const own = { ...fields, payTariff: '', payScheme: 'avr-caritas-p', payGroup: 'P7', payStepFrom: '2' }
    await changeOwnJob(at(monday), { jobId, version, base: fields, fields: own })
    expect(await group()).toEqual(['avr-caritas-p', 'P7'])
    await readAgain(paid('TVöD P9'), hoursLater(24))
    expect(await group()).toEqual(['avr-caritas-p', 'P7'])
    expect((await jobs())[0]).toMatchObject({ pay_tariff: 'AVR Caritas', pay_tariff_group: 'P7' })
    expect((await readHandEdits(at(monday), jobId))?.parts).toEqual(['payMin'])
    await followFeedAgain(at(hoursLater(25)), { jobId, parts: ['payMin'] })
    expect((await jobs())[0]).toMatchObject({ pay_scheme: null, pay_tariff_group: null })
    expect(await group()).toEqual(['tvoed-p', 'P9'])
  })
})
