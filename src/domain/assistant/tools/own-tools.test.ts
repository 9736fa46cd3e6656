import { beforeEach, describe, expect, it } from 'vitest'
import { openRecommendations } from '../../../../tests/support/recommendations.ts'
import { makeSearchingEmployer, makeTalent } from '../../../../tests/support/talents.ts'
import { createAlert } from '../../alerts/create-alert.ts'
import { saveJob } from '../../bookmarks/save-job.ts'
import { guest } from '../../caller/actor.ts'
import { draftAlertTool } from './draft-alert.ts'
import { draftApplicationMessageTool } from './draft-application-message.ts'
import { explainMatchTool } from './explain-match.ts'
import { explainPayTool } from './explain-pay.ts'
import { facetsTool } from './facets.ts'
import { improveAdTool } from './improve-ad.ts'
import { myAlertsTool } from './my-alerts.ts'
import { myApplicationsTool } from './my-applications.ts'
import { openApplicationsTool } from './open-applications.ts'
import { recommendTool } from './recommend.ts'
import { saveJobTool } from './save-job.ts'
import { toolsFor } from './tools-for.ts'
import { whoFitsTool } from './who-fits.ts'

const site = await openRecommendations()
const { as, db, publish, seeker } = site
beforeEach(() => site.clear())

const namesFor = (actor: Parameters<typeof toolsFor>[0]) => toolsFor(actor).map(({ name }) => name)

describe('the tools on offer', () => {
  it('are for guests only what guests may do, and for each side its own', async () => {
    const person = await seeker()
    const { asEmployer } = await makeSearchingEmployer(as(guest))
    expect(namesFor(guest)).not.toContain('my_applications')
    expect(namesFor(guest)).toContain('draft_alert')
    expect(namesFor(person)).toContain('recommend')
    expect(namesFor(person)).not.toContain('who_fits')
    expect(namesFor(asEmployer.actor)).toContain('who_fits')
    expect(namesFor({ kind: 'admin', userId: 'x', adminId: 1, sessionId: 'x', role: 'owner' })).not.toContain(
      'improve_ad',
    )
  })

  it('have one name each, say what they take, and write nothing', () => {
    const tools = toolsFor(guest)
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    for (const { inputSchema } of tools) expect(inputSchema).toMatchObject({ type: 'object' })
    expect(tools.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name)).toEqual([
      'draft_alert',
      'draft_application_message',
    ])
  })
})

describe('a job seeker is told', () => {
  it('how an ad fits, and why others were chosen', async () => {
    const me = as(await seeker({ shift_models: ['day'] }))
    const near = await publish({ shift_models: ['day'] })
    const told = await explainMatchTool.run(me, { jobId: near })
    expect(told).toMatchObject({ state: 'ready', isFit: true, jobId: near })
    if (told.state !== 'ready') throw new Error('The profile says enough')
    expect(told.wishes).toContainEqual({ name: 'Dienstzeiten', state: 'met' })
    const { state, ...rest } = await recommendTool.run(me, { size: 5 })
    expect(state).toBe('ready')
    expect(rest).toMatchObject({ jobs: [{ id: near, why: told.sentence }] })
    await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', near).execute()
    expect(await explainMatchTool.run(me, { jobId: near })).toMatchObject({ state: 'ended' })
  })

  it('what an empty profile should say', async () => {
    const me = as(await seeker({ profession: null }))
    const jobId = await publish()
    expect(await recommendTool.run(me, { size: 5 })).toMatchObject({
      state: 'empty',
      gaps: ['profession', 'specialty', 'shifts'],
    })
    expect(await explainMatchTool.run(me, { jobId })).toMatchObject({ state: 'empty' })
  })

  it('their own alerts and applications, and nobody else theirs', async () => {
    const person = await seeker()
    const me = as(person)
    const other = as(await seeker())
    await createAlert(me, {
      params: { q: 'Pflege', place: 'Köln' },
      name: 'Meine Suche',
      frequency: 'weekly',
    })
    const jobId = await publish()
    const { employer_id } = await db
      .selectFrom('jobs')
      .select('employer_id')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('applications')
      .values({
        job_id: jobId,
        employer_id,
        user_id: person.userId,
        applicant_name: 'Eva Geheim',
        applicant_email: 'eva@geheim.example',
      })
      .execute()
    const { alerts } = await myAlertsTool.run(me, {})
    expect(alerts).toMatchObject([{ name: 'Meine Suche', frequency: 'weekly', filters: { place: 'Köln' } }])
    const { applications, counts } = await myApplicationsTool.run(me, {})
    expect(counts).toMatchObject({ all: 1, active: 1 })
    expect(applications).toMatchObject([{ status: 'applied', job: { id: jobId }, isSeen: false }])
    expect(JSON.stringify(applications)).not.toMatch(/[Gg]eheim/)
    expect(await myAlertsTool.run(other, {})).toMatchObject({ alerts: [] })
    expect(await myApplicationsTool.run(other, {})).toMatchObject({ applications: [] })
  })
})

describe('drafts', () => {
  it('of an alert say what it would find, and save nothing', async () => {
    await publish()
    const me = as(await seeker())
    const draft = await draftAlertTool.run(me, { filters: { q: 'Pflege in Köln' }, frequency: 'instant' })
    expect(draft).toMatchObject({ isPossible: true, total: 1, filters: { place: 'Köln', radius: 25 } })
    expect(draft.name).toContain('Köln')
    expect(draft.criteria).toContain('place=K%C3%B6ln')
    expect(await draftAlertTool.run(me, { filters: {}, frequency: 'daily' })).toMatchObject({
      isPossible: false,
      criteria: '',
    })
    expect(await myAlertsTool.run(me, {})).toMatchObject({ alerts: [] })
  })

  it('of a saved ad know whether it is saved already', async () => {
    const me = as(await seeker())
    const jobId = await publish()
    expect(await saveJobTool.run(me, { jobId })).toMatchObject({ jobId, isSaved: false })
    expect(await saveJobTool.run(me, { jobId })).toMatchObject({ isSaved: false })
    await saveJob(me, { jobId })
    expect(await saveJobTool.run(me, { jobId })).toMatchObject({ isSaved: true })
  })

  it('of an application say what the profile says, and no more', async () => {
    const me = as(await seeker({ experience_years: 6, specialty: 'kardiologie' }))
    const jobId = await publish({ apply_way: 'here', title: 'Pflege auf Station 4' })
    const { message, applyAt } = await draftApplicationMessageTool.run(me, { jobId })
    expect(applyAt).toBe('here')
    expect(message).toContain('„Pflege auf Station 4“')
    expect(message).toContain('6 Jahre Berufserfahrung')
    expect(message).toContain('Kardiologie')
    const asGuest = await draftApplicationMessageTool.run(as(guest), { jobId })
    expect(asGuest.message).not.toContain('Berufserfahrung')
  })

  it('for an ad that takes applications elsewhere give a text to copy, and none for one that has ended', async () => {
    const me = as(await seeker())
    const elsewhere = await publish({
      title: 'OTA im OP',
      apply_way: 'link',
      apply_url: 'https://klinik.example/1',
    })
    expect(await draftApplicationMessageTool.run(me, { jobId: elsewhere })).toMatchObject({
      applyAt: 'elsewhere',
      message: expect.stringContaining('„OTA im OP“'),
    })
    const ended = await publish({ valid_through: new Date('2020-01-01') })
    expect(await draftApplicationMessageTool.run(me, { jobId: ended })).toMatchObject({
      applyAt: null,
      message: '',
    })
  })
})

describe('counts and pay', () => {
  it('are those of the search', async () => {
    await publish()
    await publish({ category: 'doctors', profession: 'arzt' })
    await publish({ category: 'doctors', profession: 'arzt', employment_types: ['part-time'] })
    const all = await facetsTool.run(as(guest), { filters: {}, name: 'category' })
    expect(all.options).toMatchObject([
      { value: 'doctors', count: 2 },
      { value: 'nursing', count: 1 },
    ])
    const part = await facetsTool.run(as(guest), { filters: { q: 'Teilzeit' }, name: 'category' })
    expect(part).toMatchObject({ total: 1, options: [{ value: 'doctors', count: 1 }] })
  })

  it('are null where the ad is silent', async () => {
    const silent = await publish()
    const yearly = await publish({ pay_min: 48_000, pay_currency: 'EUR', pay_period: 'year' })
    expect(await explainPayTool.run(as(guest), { jobId: silent })).toMatchObject({ stated: null })
    expect(await explainPayTool.run(as(guest), { jobId: yearly })).toMatchObject({
      stated: { min: 48_000, max: null, period: 'year' },
      statedMonthEur: { min: 4000, max: null },
      tariff: null,
    })
  })

  it('are those of the table that the ad names, for as much work and experience as is asked for', async () => {
    const jobId = await publish({ pay_tariff: 'TVöD-P', pay_tariff_group: 'P8' })
    const full = await explainPayTool.run(as(guest), { jobId, years: 4 })
    const { amounts } = full.tariff ?? {}
    if (!amounts?.ofYears) throw new Error('P8 has a table')
    expect(full.tariff).toMatchObject({ group: 'P8', reason: null, isLoose: false })
    expect(amounts.least.month).toBeGreaterThan(3000)
    expect(amounts.most.month).toBeGreaterThan(amounts.ofYears.month)
    expect(amounts.table.validFrom).toMatch(/^20\d\d-/)
    const half = await explainPayTool.run(as(guest), { jobId, years: 4, workload: 50 })
    expect(half.tariff?.amounts?.ofYears?.month).toBeCloseTo(amounts.ofYears.month / 2, 1)
  })

  it('are read from a text as well, and are none where a table says nothing', async () => {
    const named = await explainPayTool.run(as(guest), { tariff: 'TVöD P8 Stufe 3' })
    expect(named).toMatchObject({ jobId: null, stated: null, tariff: { group: 'P8' } })
    expect(named.tariff?.amounts?.steps).toHaveLength(1)
    const loose = await explainPayTool.run(as(guest), { tariff: 'in Anlehnung an den TVöD P8' })
    expect(loose.tariff).toMatchObject({ isLoose: true, amounts: null, reason: 'not-the-agreement' })
    expect(await explainPayTool.run(as(guest), { tariff: 'Schokolade' })).toMatchObject({ tariff: null })
  })
})

describe('an employer is told', () => {
  it('what its ad leaves open, and nothing about the ads of others', async () => {
    const { asEmployer, jobId } = await makeSearchingEmployer(as(guest))
    const other = await publish()
    const { hints, unstated } = await improveAdTool.run(asEmployer, { jobId })
    expect(hints.map(({ text }) => text).join(' ')).not.toContain('ads.hint')
    expect(hints.length).toBeGreaterThan(0)
    expect(unstated).toContain('start')
    await expect(improveAdTool.run(asEmployer, { jobId: other })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('how many people an ad fits, never fewer than five, and nobody is told of a view', async () => {
    const { asEmployer, jobId } = await makeSearchingEmployer(as(guest))
    await site.found()
    for (let count = 0; count < 4; count++) await makeTalent(as(guest))
    expect(await whoFitsTool.run(asEmployer, { jobId })).toMatchObject({ people: null, hasAny: true })
    await makeTalent(as(guest))
    await makeTalent(as(guest), { seeker: { profession: 'arzt' } })
    expect(await whoFitsTool.run(asEmployer, { jobId })).toMatchObject({ people: 5 })
    expect(await db.selectFrom('talent_views').selectAll().execute()).toEqual([])
  })

  it('how many applications are open, without who applied', async () => {
    const { asEmployer, employerId, jobId } = await makeSearchingEmployer(as(guest))
    await db
      .insertInto('applications')
      .values({
        job_id: jobId,
        employer_id: employerId,
        applicant_name: 'Eva Geheim',
        applicant_email: 'eva@geheim.example',
      })
      .execute()
    const told = await openApplicationsTool.run(asEmployer, {})
    expect(told.employers).toMatchObject([
      { id: employerId, counts: { applied: 1 }, ads: [{ id: jobId, count: 1 }] },
    ])
    expect(JSON.stringify(told)).not.toMatch(/[Gg]eheim/)
  })
})
