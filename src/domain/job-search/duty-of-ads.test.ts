import { beforeAll, describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { newBrowser } from '../../../tests/support/questions.ts'
import { testSite } from '../../../tests/support/search.ts'
import { system } from '../caller/actor.ts'
import { changeOwnJob } from '../job-ads/change-own-job.ts'
import type { AdFields } from '../job-ads/job-ad.values.ts'
import { readOwnJob } from '../job-ads/read-own-job.ts'
import { answerJobQuestion } from '../job-questions/answer-question.ts'
import { askAboutJob } from '../job-questions/ask-about-job.ts'
import { readJob } from '../jobs/read-job.ts'
import { derivePay } from './derive-pay.ts'
import type { JobSearchParams } from './job.schema.ts'
import { noJobSearchParams } from './job.schema.ts'
import { searchJobs } from './search-jobs.ts'
import { matchSearches } from './steps/match-searches.ts'

const now = new Date('2026-11-21T08:00:00Z')
const site = await testSite({ now, actor: system })
const { db } = site
const ids: Record<string, number> = {}
const id = (name: string) => ids[name] ?? 0
const derive = async () => {
  await site.found()
  await derivePay(site.ctx)
  await site.found()
}
const found = async (params: Partial<JobSearchParams>) => {
  const { jobs } = await searchJobs(site.ctx, params)
  return jobs.map(job => Object.keys(ids).find(name => ids[name] === job.id)).sort()
}
const dutyOf = async (name: string) => (await readJob(site.ctx, id(name))).duty
const setText = (name: string, html: string) =>
  db.updateTable('jobs').set({ description_html: html }).where('id', '=', id(name)).execute()
async function change(name: string, fields: AdFields): Promise<void> {
  const { employer_id: employerId } = await db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', id(name))
    .executeTakeFirstOrThrow()
  const own = await readOwnJob(site.ctx, { jobId: id(name), employerId })
  const { version, fields: base } = own
  await changeOwnJob(site.ctx, { jobId: id(name), version, base, fields: { ...base, ...fields } })
  await derive()
}

const ward = `<p>Jedes zweite Wochenende frei, 30 Tage Urlaub.</p>
  <ul><li>keine Rufbereitschaft</li><li>Wir stellen eine Personalwohnung.</li></ul>`

beforeAll(async () => {
  ids.ward = await makeJob(db, { description_html: ward })
  ids.clinic = await makeJob(db, {
    category: 'doctors',
    description_html:
      '<p>Volle Weiterbildungsbefugnis Innere Medizin (36 Monate). Teilnahme am Bereitschaftsdienst, 4–5 im Monat.</p>',
    benefits: ['28 Tage Urlaub', 'Personalwohnung', 'Deutschkurse'],
  })
  ids.silent = await makeJob(db, { description_html: '<p>Sie pflegen.</p>' })
  await derive()
})

describe('duty facts of an ad', () => {
  it('are read from its text and its benefits, with the words', async () => {
    expect(await dutyOf('ward')).toMatchObject({
      weekends: { value: 2, origin: 'recognised', words: 'Jedes zweite Wochenende frei' },
      holidays: { value: 30, words: '30 Tage Urlaub' },
      'on-call': { value: { kind: 'none', perMonth: null } },
      housing: { value: true },
    })
    expect(await dutyOf('clinic')).toMatchObject({
      'training-authorisation': { value: { specialty: 'innere_medizin', months: 36 } },
      'on-call': { value: { kind: 'on-site', perMonth: 5 } },
      holidays: { value: 28 },
      'language-course': { value: true },
    })
    expect(await dutyOf('silent')).toEqual({})
  })

  it('are what a search may ask for, and ads that do not say are left out', async () => {
    expect(await found({ weekendsMax: 2 })).toEqual(['ward'])
    expect(await found({ weekendsMax: 1 })).toEqual([])
    expect(await found({ holidaysMin: 28 })).toEqual(['clinic', 'ward'])
    expect(await found({ holidaysMin: 30 })).toEqual(['ward'])
    expect(await found({ offers: ['housing'] })).toEqual(['clinic', 'ward'])
    expect(await found({ offers: ['housing', 'language-course'] })).toEqual(['clinic'])
    expect(await found({ offers: ['training-authorisation'] })).toEqual(['clinic'])
    const { facets } = await searchJobs(site.ctx, { offers: ['housing'] })
    expect(facets.offers).toContainEqual({ value: 'language-course', count: 1 })
    expect(facets.weekendsMax).toContainEqual({ value: '2', count: 1 })
    expect(facets.holidaysMin).toContainEqual({ value: '28', count: 2 })
    expect(facets.shift.map(({ value }) => value)).not.toContain('no-on-call')
  })

  it('put who has no on-call duty before who does not say, and leave out who has it', async () => {
    const { jobs } = await searchJobs(site.ctx, { without: ['on-call'] })
    expect(jobs.map(job => job.id)).toEqual([id('ward'), id('silent')])
  })

  it('are matched with stored searches as searching finds them', async () => {
    const match = await matchSearches(site.ctx, Object.values(ids))
    const searches = [
      { weekendsMax: 2 },
      { holidaysMin: 28, offers: ['housing' as const] },
      { without: ['on-call' as const] },
    ]
    expect(match(searches.map(params => ({ ...noJobSearchParams, ...params })))).toEqual([
      [id('ward')],
      [id('ward'), id('clinic')],
      [id('ward'), id('silent')],
    ])
  })
})

describe('what the employer says', () => {
  it('takes the place of what was recognised, and stays when the text changes', async () => {
    await change('ward', { holidaysYear: '31', dutyConfirmed: ['weekends'], dutyDenied: ['housing'] })
    await setText('ward', ward.replace('30 Tage', '29 Tage').replace('zweite', 'dritte'))
    await derive()
    const duty = await dutyOf('ward')
    expect(duty).toMatchObject({
      holidays: { value: 31, origin: 'employer', words: null, at: now.toISOString() },
      'on-call': { origin: 'recognised' },
    })
    expect(duty.weekends).toMatchObject({ value: 2, origin: 'employer' })
    expect(duty.housing).toBeUndefined()
    expect(await found({ holidaysMin: 31 })).toEqual(['ward'])
    expect(await found({ offers: ['housing'] })).toEqual(['clinic'])
  })

  it('may name several fields for training doctors, each with its months, and keeps them when something else changes', async () => {
    const cardiology = { specialty: 'kardiologie', months: 24 }
    const all = { specialty: 'innere_medizin', months: 36, further: [cardiology] }
    await change('clinic', {
      trainingSpecialty: 'innere_medizin',
      trainingMonths: '36',
      trainingFurther: 'Kardiologie, 24 Monate',
    })
    expect((await dutyOf('clinic'))['training-authorisation']).toMatchObject({ value: all })
    await change('clinic', { holidaysYear: '28' })
    expect((await dutyOf('clinic'))['training-authorisation']).toMatchObject({ value: all })
    await expect(change('clinic', { trainingFurther: 'Empfang' })).rejects.toMatchObject({
      fields: { trainingFurther: [{ key: 'ads.problem.training-field' }] },
    })
  })

  it('may be an answer to readers, who ask for what is neither stated nor recognised', async () => {
    const { askableFacts } = await readJob(site.ctx, id('clinic'))
    expect(askableFacts).not.toContain('holidays')
    expect(askableFacts).toContain('roster-notice')
    const nursing = await readJob(site.ctx, id('silent'))
    expect(nursing.askableFacts).not.toContain('training-authorisation')
    await askAboutJob(newBrowser(site.ctx), { jobId: id('silent'), fact: 'holidays' })
    await answerJobQuestion(site.ctx, { jobId: id('silent'), answer: { fact: 'holidays', number: 33 } })
    expect(await dutyOf('silent')).toMatchObject({ holidays: { value: 33, origin: 'employer' } })
    await site.found()
    expect(await found({ holidaysMin: 32 })).toEqual(['silent'])
  })
})
