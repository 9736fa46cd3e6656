import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../../tests/factories/job.ts'
import { testSite } from '../../../../tests/support/search.ts'
import { compareJobsTool } from './compare-jobs.ts'
import { getEmployerTool } from './get-employer.ts'
import { getJobTool } from './get-job.ts'
import { searchJobsTool } from './search-jobs.ts'
import { suggestProfessionsTool } from './suggest-professions.ts'
import { openTool } from './tool.ts'

const site = await testSite()
const { ctx, db } = site
let nurse = 0
let doctor = 0
let clinic = 0

beforeAll(async () => {
  clinic = await makeEmployer(db, {
    name: 'Klinikum am See',
    beds: 420,
    email: 'geheim@see.example',
    phone: '+49 221 1234567',
    contact_person: 'Petra Probe',
  })
  nurse = await makeJob(db, {
    employer_id: clinic,
    title: 'Pflegefachkraft Station 3 (m/w/d)',
    employment_types: ['part-time'],
    shift_models: ['day'],
    pay_min: 3200,
    pay_max: 3900,
    pay_currency: 'EUR',
    pay_period: 'month',
    pay_month_min_eur: 3200,
    pay_month_max_eur: 3900,
    workload_min_percent: 50,
    workload_max_percent: 75,
    contact_name: 'Petra Probe',
    contact_email: 'geheim@see.example',
    contact_phone: '+49 221 1234567',
  })
  doctor = await makeJob(
    db,
    { title: 'Facharzt für Kardiologie (m/w/d)', category: 'doctors', profession: 'kardiologe' },
    [freiburg],
  )
  for (let count = 0; count < 7; count++)
    await makeJob(db, { title: `Pflegefachkraft ${count} (m/w/d)` }, [koeln])
  await site.found()
})

const secrets = /geheim@see|1234567|Petra/

describe('a search by the assistant', () => {
  it('understands a sentence and says by which filters it searched', async () => {
    const found = await searchJobsTool.run(ctx, { filters: { q: 'Pflegefachkraft in Teilzeit in Köln' } })
    expect(found.filters).toMatchObject({ employmentType: ['part-time'], place: 'Köln' })
    expect(found.jobs.map(({ id }) => id)).toEqual([nurse])
    expect(found.total).toBe(1)
    expect(found.jobs[0]).toMatchObject({
      title: 'Pflegefachkraft Station 3 (m/w/d)',
      employer: { id: clinic, name: 'Klinikum am See' },
      contract: { id: 'permanent', label: 'Unbefristet' },
      pay: { min: 3200, max: 3900, inWords: '3.200–3.900\u00a0€ im Monat' },
      experience: null,
      url: `http://jobs.example/jobs/${nurse}-pflegefachkraft-koeln`,
    })
  })

  it('goes on where it stopped, and never shows an ad twice', async () => {
    const filters = { category: ['nursing' as const] }
    const first = await searchJobsTool.run(ctx, { filters, size: 5 })
    const next = await searchJobsTool.run(ctx, { filters, size: 5, offset: 5 })
    const ids = [...first.jobs, ...next.jobs].map(({ id }) => id)
    expect(first.total).toBe(8)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  it('knows an unknown place from one without jobs, and names ways out', async () => {
    const unknown = await searchJobsTool.run(ctx, { filters: { place: 'Xyzzyhausen' } })
    expect(unknown).toMatchObject({ total: 0, unknownPlace: { text: 'Xyzzyhausen' } })
    const none = await searchJobsTool.run(ctx, { filters: { profession: ['kardiologe'], place: 'Köln' } })
    expect(none).toMatchObject({ total: 0, unknownPlace: null })
    expect(none.alternatives.map(({ kind }) => kind)).toContain('no-place')
  })

  it('refuses filters that do not exist and more than 20 ads, and says why', async () => {
    const { call } = openTool(searchJobsTool)
    const wrong = await call(ctx, { filters: { salary: 'much' } })
    expect(wrong).toMatchObject({ isGood: false, problem: expect.stringContaining('salary') })
    expect(await call(ctx, { filters: {}, size: 21 })).toMatchObject({ isGood: false })
    expect(await call(ctx, {})).toMatchObject({ isGood: true, result: { total: 9 } })
  })

  it('drops values that no vocabulary knows and says which', async () => {
    const { filters, dropped } = await searchJobsTool.run(ctx, { filters: { profession: ['zauberer'] } })
    expect(filters).toEqual({})
    expect(dropped).toEqual([{ name: 'profession', value: 'zauberer', expected: 'a known profession' }])
  })
})

describe('an ad for the assistant', () => {
  it('has what it states, null for the rest, and nobody to contact', async () => {
    const job = await getJobTool.run(ctx, { jobId: nurse })
    expect(job).toMatchObject({
      workloadPercent: { min: 50, max: 75 },
      startDate: null,
      applyBy: 'email',
      hasEnded: false,
      asOf: '2026-11-21T08:00:00.000Z',
    })
    expect(job.askableFacts).toContain('start')
    expect(JSON.stringify(job)).not.toMatch(secrets)
  })

  it('that nobody knows is not found', async () => {
    await expect(getJobTool.run(ctx, { jobId: 999_999 })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is compared fact by fact, without facts that none states', async () => {
    const { jobs, rows } = await compareJobsTool.run(ctx, { jobIds: [nurse, doctor] })
    expect(jobs.map(({ id }) => id)).toEqual([nurse, doctor])
    expect(rows).toContainEqual({ label: 'Ort', cells: ['Köln', 'Freiburg im Breisgau'] })
    expect(rows).toContainEqual({ label: 'Arbeitsumfang', cells: ['50–75 %', 'nicht angegeben'] })
    expect(rows).toContainEqual({
      label: 'Vergütung',
      cells: ['3.200–3.900\u00a0€ im Monat', 'nicht angegeben'],
    })
    expect(rows.map(({ label }) => label)).not.toContain('Beginn')
    const english = await compareJobsTool.run({ ...ctx, locale: 'en' }, { jobIds: [nurse, doctor] })
    expect(english.rows).toContainEqual({ label: 'Workload', cells: ['50–75 %', 'not stated'] })
  })
})

describe('professions and employers for the assistant', () => {
  it('are found by what people call them, with how many ads they have', async () => {
    const { professions } = await suggestProfessionsTool.run(ctx, { text: 'Krankenschwester' })
    expect(professions[0]).toMatchObject({ category: 'nursing', jobs: 8 })
  })

  it('are none for what is no profession', async () => {
    expect(await suggestProfessionsTool.run(ctx, { text: 'qqq' })).toMatchObject({
      professions: [],
      related: [],
    })
  })

  it('are told by id or by words of the name, without contact data', async () => {
    const byId = await getEmployerTool.run(ctx, { id: clinic })
    expect(byId).toMatchObject({ name: 'Klinikum am See', beds: 420, openPositions: 1, others: [] })
    expect(byId.url).toBe(`http://jobs.example/arbeitgebern/${clinic}-${(await slugOf(clinic)) ?? ''}`)
    expect(JSON.stringify(byId)).not.toMatch(secrets)
    expect(await getEmployerTool.run(ctx, { name: 'am See' })).toMatchObject({ id: clinic })
    await expect(getEmployerTool.run(ctx, { name: 'Nirgendwo' })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await openTool(getEmployerTool).call(ctx, {})).toMatchObject({ isGood: false })
  })
})

async function slugOf(id: number) {
  const row = await db.selectFrom('employers').select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug
}
