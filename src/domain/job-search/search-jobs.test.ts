import { beforeAll, describe, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { soughtOffers } from '../../vocabulary/duty/duty.values.ts'
import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { moveJob } from '../jobs/steps/move-job.ts'
import { activeFilters } from './active-filters.ts'
import { noJobSearchParams, readJobSearchParams } from './job.schema.ts'
import { countFound, searchJobs } from './search-jobs.ts'
import { understandTyped } from './understand-search.ts'

const site = await testSite()
const ids: Record<string, number> = {}
const nameOf = (id: number) => Object.entries(ids).find(([, each]) => each === id)?.[0]
const find = async (params: Parameters<typeof searchJobs>[1]) => {
  const result = await searchJobs(site.ctx, params)
  return { ...result, names: result.jobs.map(job => nameOf(job.id)) }
}
const count = (options: { value: string; count: number }[], value: string) =>
  options.find(option => option.value === value)?.count

beforeAll(async () => {
  const { db } = site
  const practice = await makeEmployer(db, {
    name: 'Praxis Dr. Sommer',
    type: 'private-practice',
    ownership: null,
    size: '1-50',
  })
  ids.nurse = await makeJob(db, {
    pay_month_min_eur: 3200,
    pay_month_max_eur: 3900,
    shift_models: ['three-shift'],
  })
  ids.bothTimes = await makeJob(db, {
    title: 'Pflegehelfer (m/w/d)',
    profession: 'pflegehelfer',
    employment_types: ['full-time', 'part-time'],
    posted_at: new Date('2026-10-30T08:00:00Z'),
  })
  ids.cardiologist = await makeJob(
    db,
    {
      title: 'Facharzt für Kardiologie (m/w/d)',
      category: 'doctors',
      profession: 'kardiologe',
      specialty: 'kardiologie',
      pay_month_min_eur: 7800,
      pay_month_max_eur: 9000,
      posted_at: new Date('2026-11-21T06:00:00Z'),
    },
    [freiburg],
  )
  ids.assistant = await makeJob(
    db,
    { title: 'MFA (m/w/d)', category: 'mfa', profession: 'mfa', employer_id: practice, is_agency: true },
    [freiburg, koeln],
  )
  ids.draft = await makeJob(db, { title: 'Entwurf Pflegefachkraft', status: 'draft' })
  ids.paused = await makeJob(db, { title: 'Pausierte Pflegefachkraft', status: 'paused' })
  ids.overdue = await makeJob(db, {
    title: 'Abgelaufene Pflegefachkraft',
    valid_through: new Date('2026-11-20T22:00:00Z'),
  })
  await site.found()
})

describe('what is found', () => {
  test('without any wish every live job is found and nothing else', async () => {
    const { total, names } = await find({})
    expect(total).toBe(4)
    expect(names.sort()).toEqual(['assistant', 'bothTimes', 'cardiologist', 'nurse'])
  })
  test('drafts, paused and overdue jobs appear neither as rows nor in any count', async () => {
    const { total, facets } = await find({ q: 'Pflegefachkraft' })
    expect(total).toBe(1)
    expect(count(facets.category, 'nursing')).toBe(1)
    expect(count(facets.postedWithin, 'any')).toBe(1)
  })
  test('a job that offers full and part time is found under both, under each, and counted so', async () => {
    expect((await find({ employmentType: ['both'] })).names).toEqual(['bothTimes'])
    expect((await find({ employmentType: ['part-time'] })).names).toEqual(['bothTimes'])
    const { total, facets } = await find({ employmentType: ['full-time'] })
    expect(total).toBe(4)
    expect(count(facets.employmentType, 'part-time')).toBe(1)
    expect(count(facets.employmentType, 'internship')).toBe(0)
  })
  test('a cardiologist is found under cardiology, under internal medicine and by the English name of the field', async () => {
    for (const specialty of ['kardiologie', 'innere_medizin', 'cardiology', 'internal-medicine'])
      expect((await find({ specialty: [specialty] })).names).toEqual(['cardiologist'])
  })
  test('an employer is found by its type and by who owns it', async () => {
    expect((await find({ employerType: ['private-practice'] })).names).toEqual(['assistant'])
    expect((await find({ employerType: ['public'] })).total).toBe(3)
  })
  test('a job with two places is found near each of them, the nearer place first', async () => {
    const { names, jobs } = await find({ place: 'Freiburg', radius: 25, sort: 'title-desc' })
    expect(names).toEqual(['assistant', 'cardiologist'])
    expect(jobs[0]?.places.map(place => place.name)).toEqual(['Freiburg im Breisgau', 'Köln'])
    expect(jobs[0]?.places[0]?.distanceKm).toBe(0)
    expect((await find({ place: '50667', radius: 25 })).total).toBe(3)
  })
  test('counts show what each other value would bring, with all other filters kept', async () => {
    const { facets } = await find({ category: ['doctors'], state: ['DE-BW'] })
    expect(count(facets.category, 'doctors')).toBe(1)
    expect(count(facets.category, 'mfa')).toBe(1)
    expect(count(facets.state, 'DE-BW')).toBe(1)
    expect(count(facets.state, 'DE-NW')).toBe(0)
  })
  test('agencies and the age of an ad are filters', async () => {
    expect((await find({ agencies: 'without' })).total).toBe(3)
    expect((await find({ agencies: 'with' })).total).toBe(4)
    expect((await find({ postedWithin: 1 })).names.sort()).toEqual(['assistant', 'cardiologist', 'nurse'])
  })
})

describe('pay', () => {
  test('a salary filter leaves out jobs without stated pay and says how many', async () => {
    const { names, unknownPayLeftOut } = await find({ salaryMin: 3500 })
    expect(names.sort()).toEqual(['cardiologist', 'nurse'])
    expect(unknownPayLeftOut).toBe(2)
  })
  test('jobs without stated pay can be included again', async () => {
    const { total, unknownPayLeftOut } = await find({ salaryMin: 3500, includeUnknownPay: true })
    expect(total).toBe(4)
    expect(unknownPayLeftOut).toBe(0)
  })
  test('sorted by salary, jobs without stated pay come last in both directions', async () => {
    expect((await find({ sort: 'salary-high' })).names.slice(0, 2)).toEqual(['cardiologist', 'nurse'])
    expect((await find({ sort: 'salary-low' })).names.slice(0, 2)).toEqual(['nurse', 'cardiologist'])
  })
})

describe('places', () => {
  test('a federal state or a country typed as place becomes that filter', async () => {
    const state = await find({ place: 'Baden-Württemberg' })
    expect(state.params).toMatchObject({ place: '', state: ['DE-BW'] })
    expect(state.names.sort()).toEqual(['assistant', 'cardiologist'])
    expect((await find({ place: 'Österreich' })).params.country).toEqual(['AT'])
    expect(countFound(site.ctx, { ...noJobSearchParams, place: 'Baden-Württemberg' })).toBe(2)
  })
  test('an unknown place is said, with similar names, instead of a silent zero', async () => {
    const { place, total, alternatives } = await find({ place: 'Kölnhausen' })
    expect(total).toBe(0)
    expect(place).toMatchObject({ kind: 'unknown', text: 'Kölnhausen' })
    expect(place?.kind === 'unknown' && place.suggestions).toContain('Köln')
    expect(alternatives).toMatchObject([
      { kind: 'place', place: 'Köln', count: 3 },
      { kind: 'no-place', count: 4 },
    ])
  })
})

describe('an empty result offers a next step', () => {
  test('a wider radius, with the number of jobs it brings', async () => {
    const { total, alternatives } = await find({ q: 'Kardiologie', place: 'Offenburg', radius: 10 })
    expect(total).toBe(0)
    expect(alternatives.filter(({ kind }) => kind !== 'profession')).toMatchObject([
      { kind: 'town', place: 'Freiburg im Breisgau', count: 1 },
      { kind: 'radius', radiusKm: 100, count: 1 },
      { kind: 'no-place', count: 1 },
      { kind: 'alert', count: null, params: { q: 'Kardiologie', place: 'Offenburg', radius: 10 } },
    ])
  })
  test('the filter to drop, the one that brings most first', async () => {
    const { alternatives } = await find({ category: ['doctors'], contract: ['fixed-term'] })
    expect(alternatives.map(way => (way.kind === 'filter' ? [way.name, way.count] : way.kind))).toEqual([
      ['contract', 1],
      'alert',
    ])
  })
  test('the profession alone of words that together find nothing', async () => {
    const ways = async (q: string) =>
      (await find({ q })).alternatives.map(way => (way.kind === 'word' ? way.text : way.kind))
    expect(await ways('Wo verdiene ich als Kardiologe')).toEqual(['Kardiologe', 'alert'])
  })
})

test('one of several professions is enough', async () => {
  expect((await find({ q: 'Hebamme oder Kardiologe' })).names).toEqual(['cardiologist'])
  expect((await find({ q: 'Kardiologe / Hebamme' })).names).toEqual(['cardiologist'])
  expect((await find({ q: 'Hebamme und Kardiologe' })).names).toEqual(['cardiologist'])
})

describe('what is refused', () => {
  test('leaves out jobs known to have it, keeps those that say nothing, and is a filter of its own', async () => {
    const { names, facets, params } = await find({ without: ['nights'] })
    expect(names.sort()).toEqual(['assistant', 'bothTimes', 'cardiologist'])
    expect(count(facets.without, 'nights')).toBe(3)
    expect(count(facets.without, 'hospital')).toBe(1)
    expect(count(facets.without, 'agencies')).toBe(2)
    expect(count(facets.shift, 'three-shift')).toBe(0)
    expect(activeFilters(params)).toMatchObject([
      { name: 'without', value: 'nights', without: { without: [] } },
    ])
  })
  test('several are refused together, agencies among them', async () => {
    const refused = await find({ without: ['hospital', 'agencies'] })
    expect(refused.total).toBe(0)
    expect(refused.params).toMatchObject({ without: ['hospital'], agencies: 'without' })
    expect(
      refused.alternatives.map(way => (way.kind === 'filter' ? [way.name, way.count] : way.kind)),
    ).toEqual([['without', 3], ['agencies', 1], 'alert'])
  })
  test('jobs known to be without come before those that say nothing, however well they fit', async () => {
    const { db } = site
    const silent = await makeJob(db, { title: 'Nachtwanderin Nachtwanderin' })
    const day = await makeJob(db, {
      title: 'Pflege, auch für Nachtwanderin und viele andere',
      shift_models: ['day'],
    })
    const nights = await makeJob(db, { title: 'Nachtwanderin', shift_models: ['nights-only'] })
    await site.found()
    const all = await find({ q: 'Nachtwanderin' })
    expect(all.jobs.map(job => job.id).sort()).toEqual([silent, day, nights].sort())
    const { jobs } = await find({ q: 'Nachtwanderin', without: ['nights'] })
    expect(jobs.map(job => job.id)).toEqual([day, silent])
    for (const jobId of [silent, day, nights]) await moveJob(site.ctx, { jobId, to: 'filled', reason: null })
    await site.found()
  })
})

test('a word that only a few jobs have may be a typo of them, and the way out is the word that more have', async () => {
  const { db } = site
  const made: number[] = []
  for (const title of ['Quarzmeister', 'Quarzmeister', 'Quarzmeister', 'Quarzmeistr', 'Quarzmeistr'])
    made.push(await makeJob(db, { title }))
  await site.found()
  const { total, alternatives } = await find({ q: 'Quarzmeistr Köln', place: '50667' })
  expect(total).toBe(2)
  expect(alternatives[0]).toMatchObject({ kind: 'word', text: 'Quarzmeister Köln', count: 3 })
  expect((await find({ q: 'Quarzmeister Köln' })).alternatives.map(({ kind }) => kind)).not.toContain('word')
  for (const jobId of made) await moveJob(site.ctx, { jobId, to: 'filled', reason: null })
  await site.found()
})

test('the whole name of an employer is no sentence while there are jobs', async () => {
  const name = 'Pflegeheim Haus Otterbach gGmbH'
  const typed = (q: string) => understandTyped(site.ctx.search, { ...noJobSearchParams, q }, 'de')
  const place = { place: 'Otterbach', employerType: ['care-facility'] }
  expect(typed('Pflegeheim Haus Otterbach').params).toMatchObject(place)
  const home = await makeEmployer(site.db, { name, type: 'care-facility' })
  const jobId = await makeJob(site.db, { title: 'Hauswirtschafterin', employer_id: home })
  await site.found()
  for (const q of [name, 'pflegeheim haus otterbach']) {
    expect(typed(q)).toMatchObject({ params: { q, place: '', literal: true }, understood: null })
    expect((await find(typed(q).params)).total).toBe(1)
  }
  expect(typed('Pflegeheim Otterbach').params).toMatchObject(place)
  await moveJob(site.ctx, { jobId, to: 'filled', reason: null })
  await site.found()
})

test('what many search for is searched, though an employer is called so', async () => {
  const home = await makeEmployer(site.db, { name: 'Ambulante Pflege Köln' })
  const jobId = await makeJob(site.db, { title: 'Hauswirtschafterin', employer_id: home })
  await site.found()
  expect(site.ctx.search.hasEmployer('ambulante pflege köln')).toBe(true)
  const { params } = understandTyped(
    site.ctx.search,
    { ...noJobSearchParams, q: 'Ambulante Pflege Köln' },
    'de',
  )
  expect(params).toMatchObject({ place: 'Köln', literal: false })
  await moveJob(site.ctx, { jobId, to: 'filled', reason: null })
  await site.found()
})

test('the whole name of an employer finds all of theirs and nothing else, whatever its words mean or look like', async () => {
  const names = ['Physiotherapie Eichweiler', 'Cabinet d’orthodontie Püntenrain', 'Reha-Klinik Birkenstieg']
  const jobs: number[] = []
  for (const name of names) {
    const employer_id = await makeEmployer(site.db, { name })
    jobs.push(await makeJob(site.db, { title: 'Rezeption', employer_id }))
  }
  const other = await makeEmployer(site.db, { name: 'Seniorenstift Birkenstieg' })
  jobs.push(await makeJob(site.db, { title: 'Reha-Klinik', employer_id: other }))
  await site.found()
  for (const [at, name] of names.entries()) {
    const { params } = understandTyped(site.ctx.search, { ...noJobSearchParams, q: name.toLowerCase() }, 'de')
    expect(params).toMatchObject({ literal: true, place: '' })
    expect((await searchJobs(site.ctx, params)).jobs.map(({ id }) => id)).toEqual([jobs[at]])
  }
  for (const jobId of jobs) await moveJob(site.ctx, { jobId, to: 'filled', reason: null })
  await site.found()
})

test('a mistyped word is searched as it was meant, and the page can say so', async () => {
  const { total, corrected } = await find({ q: 'Pflegefachkrft Köln' })
  expect(total).toBe(1)
  expect(corrected).toEqual({ from: 'Pflegefachkrft Köln', to: 'Pflegefachkraft Köln' })
  expect((await find({ q: 'Pflegefachkraft' })).corrected).toBeNull()
})

test('every active filter can be taken away on its own', async () => {
  const { params } = await find({ category: ['doctors', 'mfa'], salaryMin: 3000, q: 'arzt', page: 2 })
  const filters = activeFilters(params)
  expect(filters.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'category doctors',
    'category mfa',
    'salaryMin 3000',
  ])
  expect(filters[0]?.without).toMatchObject({ category: ['mfa'], salaryMin: 3000, q: 'arzt', page: 1 })
})

test('a job that has ended is gone from the results within a second, even before the index hears of it', async () => {
  const id = await makeJob(site.db, { title: 'Stationsleitung (m/w/d)' })
  await site.found()
  expect((await find({ q: 'Stationsleitung' })).total).toBe(1)
  await moveJob(site.ctx, { jobId: id, to: 'filled', reason: null })
  await site.found()
  expect((await find({ q: 'Stationsleitung' })).total).toBe(0)
})

test('answers when everything is ticked that can be', async () => {
  const query = new URLSearchParams(
    'q=Pflege&place=Köln&profession=mfa&specialty=kardiologie&tariff=tvoed&language=en&state=DE-NW&employer=1' +
      '&agencies=without&salaryMin=3000&postedWithin=7&weekendsMax=2&holidaysMin=30',
  )
  for (const [name, values] of Object.entries({ ...jobValues, offers: soughtOffers }))
    for (const value of values) query.append(name, value)
  const { params, problems } = readJobSearchParams(query)
  expect(problems).toEqual([])
  expect(await searchJobs(site.ctx, params)).toMatchObject({ total: 0 })
})
