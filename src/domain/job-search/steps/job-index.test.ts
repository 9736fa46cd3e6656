import { describe, expect, test } from 'vitest'
import { scanJobs } from '../../../../tests/support/scan-jobs.ts'
import { createSearchIndex } from '../../../search/search-index.ts'
import { soughtOffers } from '../../../vocabulary/duty/duty.values.ts'
import type { DutyOfAd } from '../../../vocabulary/duty/duty-of-ad.ts'
import { jobSorts, jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { factRefusals } from '../../../vocabulary/jobs/refusals.ts'
import { loadAnalyser } from '../../../vocabulary/load-analyser.ts'
import type { JobDocument, JobIndexQuery } from '../../caller/job-search.ts'
import { dutyValues } from './duty-filters.ts'
import { jobIndex } from './job-index.ts'
import { jobSearchSchema } from './search-document.ts'

const now = new Date('2026-11-21T08:00:00Z')
const dayMs = 86_400_000
const random = seeded(7)
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
const maybe = <T>(share: number, value: () => T): T | null => (random() < share ? value() : null)

const documents = Array.from({ length: 400 }, (_, at) => makeDocument(at + 1))
const index = jobIndex(createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() }))
for (const document of documents) index.upsert(document)

describe('every search means the same to the index as looking at each job', () => {
  test.each(Array.from({ length: 120 }, (_, number) => ({ number, query: makeQuery() })))(
    'search $number',
    ({ query }) => {
      const wanted = scanJobs(documents, query)
      const { corrections, towns, hasRareWord, sameTitle: _, ...found } = index.find(query)
      const inOrder = (answer: typeof wanted) => ({ ...answer, facets: sorted(answer.facets) })
      // The order of equally relevant jobs is unspecified.
      if (query.sort === 'relevance')
        expect({ ...inOrder(found), ids: [] }).toEqual({ ...inOrder(wanted), ids: [] })
      else expect(inOrder(found)).toEqual(inOrder(wanted))
      expect(corrections).toEqual([])
      expect(hasRareWord).toBe(false)
      expect(towns.length > 0 && (found.total >= 5 || query.near === null)).toBe(false)
      expect(index.list(query)).toEqual({ total: found.total, ids: found.ids })
    },
  )
})

test('among many professions those that find most are named first', () => {
  const counts = index.find(makeQuery({ filters: {} })).facets.profession.map(option => option.count)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
})

test('an answer is kept until something changes, for the searches of one minute', () => {
  const query = makeQuery({ filters: {} })
  const answer = index.find(query)
  expect(index.find({ ...query, now: new Date(query.now.getTime() + 59_000) })).toBe(answer)
  expect(index.find({ ...query, now: new Date(query.now.getTime() + 60_000) })).not.toBe(answer)
  const [first] = documents
  if (!first) throw new Error('no documents')
  index.remove(first.id)
  const without = index.find(query)
  expect(without).not.toBe(answer)
  index.upsert(first)
  expect(index.find(query)).not.toBe(without)
  expect(index.find(query)).toEqual(answer)
})

/** The order of equally frequent values is unspecified. */
function sorted(facets: ReturnType<typeof scanJobs>['facets']) {
  const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)
  return Object.fromEntries(
    Object.entries(facets).map(([name, options]) => [name, options.toSorted(byValue)]),
  )
}

function makeDocument(id: number): JobDocument {
  const payMin = maybe(0.6, () => 2_000 + Math.floor(random() * 70) * 100)
  const types = pick([['full-time'], ['part-time'], ['full-time', 'part-time', 'both'], ['internship']])
  return {
    id,
    version: id,
    duty: dutyValues(makeDuty()),
    title: pick(['Arzt', 'Ärztin', 'Pflegefachkraft', 'Oberarzt', 'Zahnarzt', 'MFA']),
    employer: 'Klinikum',
    places: 'Köln',
    department: '',
    text: '',
    concepts: [],
    language: 'de',
    facets: {
      category: [pick(jobValues.category)],
      profession: maybe(0.8, () => [pick(['arzt', 'pflegefachmann', 'mfa', 'oberarzt'])]) ?? [],
      specialty: maybe(0.5, () => pick([['kardiologie', 'innere_medizin'], ['urologie']])) ?? [],
      employmentType: types,
      contract: maybe(0.7, () => [pick(jobValues.contract)]) ?? [],
      experience: maybe(0.5, () => [pick(jobValues.experience)]) ?? [],
      remote: [pick(jobValues.remote)],
      shift: maybe(0.7, () => pick([['day'], ['three-shift', 'weekends'], ['nights-only']])) ?? [],
      employerType: [pick(['hospital', 'company']), pick(['public', 'private'])],
      employerSize: maybe(0.9, () => [pick(jobValues.employerSize)]) ?? [],
      employer: [String(1 + Math.floor(random() * 20))],
      country: [pick(['DE', 'AT', 'CH'])],
      state: [pick(['DE-NW', 'DE-BY', 'AT-9', 'CH-ZH'])],
      language: maybe(0.2, () => [pick(['de', 'en'])]) ?? [],
      adLanguage: [pick(['de', 'de', 'en'])],
      tariff: maybe(0.4, () => ['any', ...pick([['tvoed', 'tvoed-p8'], ['avr']])]) ?? [],
    },
    facts: {
      licence: maybe(0.5, () => [pick(['arzt:DE', 'pflege:CH'])]) ?? [],
      qualification: [],
      training: [],
      languageLevel: maybe(0.2, () => ['de:B2']) ?? [],
      workload: maybe(0.4, () => [pick(['100-100', '50-80'])]) ?? [],
      start: maybe(0.4, () => [pick(['now', '2027-04'])]) ?? [],
    },
    points: maybe(0.9, () => Array.from({ length: pick([1, 1, 2]) }, makePoint)) ?? [],
    payMin,
    payMax: payMin === null ? null : payMin + Math.floor(random() * 10) * 100,
    postedAtMs: now.getTime() - Math.floor(random() * 60 * 24) * 3_600_000,
    validThroughMs: maybe(0.8, () => now.getTime() + Math.floor(random() * 60 - 10) * dayMs),
    featuredUntilMs: maybe(0.2, () => now.getTime() + Math.floor(random() * 10 - 5) * dayMs),
    isAgency: random() < 0.2,
    isPayDerived: payMin !== null && random() < 0.4,
    isDemoted: false,
  }
}

function makeDuty(): DutyOfAd {
  const known = <Value>(value: Value) => ({ value, origin: 'employer' as const, words: null, at: null })
  return {
    ...(random() < 0.6 ? { weekends: known(pick([0, 1, 2, 3, 4])) } : {}),
    ...(random() < 0.6 ? { holidays: known(pick([25, 28, 30, 31])) } : {}),
    ...(random() < 0.5 ? { housing: known(random() < 0.8) } : {}),
    ...(random() < 0.5 ? { 'language-course': known(true) } : {}),
    ...(random() < 0.5 ? { 'training-authorisation': known({ specialty: null, months: 24 }) } : {}),
  }
}

function makePoint() {
  return { latDegrees: 47 + random() * 7, lonDegrees: 6 + random() * 9 }
}

function makeQuery(values: Partial<JobIndexQuery> = {}): JobIndexQuery {
  const filters: JobIndexQuery['filters'] = {}
  for (const name of ['category', 'contract', 'remote', 'shift', 'employerType', 'country'] as const)
    if (random() < 0.25) filters[name] = [pick(jobValues[name]), pick(jobValues[name])]
  if (random() < 0.2) filters.specialty = ['innere_medizin']
  if (random() < 0.2) filters.employmentType = [pick(['both', 'full-time', 'part-time'])]
  return {
    text: '',
    mentions: false,
    filters,
    near: maybe(0.4, () => ({ ...makePoint(), radiusKm: pick([25, 100, 200, 400]) })),
    salaryMinEurMonth: maybe(0.4, () => pick([2_500, 3_000, 5_000])),
    includeUnknownPay: random() < 0.4,
    postedWithinDays: maybe(0.3, () => pick([1, 7, 30])),
    withoutAgencies: random() < 0.3,
    refusals: random() < 0.3 ? [pick(factRefusals), ...(random() < 0.5 ? [pick(factRefusals)] : [])] : [],
    featuredOnly: random() < 0.1,
    weekendsMax: maybe(0.15, () => pick([0, 2, 3])),
    holidaysMin: maybe(0.15, () => pick([28, 30])),
    offers: random() < 0.15 ? [pick(soughtOffers), pick(soughtOffers)] : [],
    now,
    sort: pick(jobSorts),
    offset: pick([0, 0, 5]),
    size: 20,
    ...values,
  }
}

/** Deterministic numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
