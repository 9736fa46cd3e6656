import { limits } from '../../src/config/limits.ts'
import type { JobDocument } from '../../src/domain/caller/job-search.ts'
import {
  type CountedFacet,
  countedFacets,
  type FacetCount,
  type JobIndexAnswer,
  type JobIndexQuery,
} from '../../src/domain/caller/job-search.ts'
import { facetOptions, type RawCounts } from '../../src/domain/job-search/steps/facet-options.ts'
import { soughtOffers } from '../../src/vocabulary/duty/duty.values.ts'
import { postedWithinDays, salaryStepsEurMonth } from '../../src/vocabulary/jobs/job.values.ts'
import { factRefusals, judgeRefusal } from '../../src/vocabulary/jobs/refusals.ts'
import type { Circle } from '../../src/vocabulary/places/areas.ts'
import { distanceKm } from '../../src/vocabulary/places/places.ts'

type Test = { name: string; passes: (document: JobDocument) => boolean }

/** Reference implementation of a search without text: scans every job with the plain meaning of each filter. */
export function scanJobs(
  documents: readonly JobDocument[],
  query: JobIndexQuery,
): Omit<JobIndexAnswer, 'corrections' | 'towns' | 'hasRareWord' | 'sameTitle'> {
  const nowMs = query.now.getTime()
  const live = documents.filter(({ validThroughMs }) => validThroughMs === null || validThroughMs > nowMs)
  const tests = testsOf(query)
  const found = live.filter(document => tests.every(test => test.passes(document)))
  const sorted = found.sort((a, b) => keys[query.sort](a, b) || a.id - b.id)
  const unknownPay = { name: 'salaryMin', passes: (document: JobDocument) => document.payMax === null }
  const isLeavingOut = query.salaryMinEurMonth !== null && !query.includeUnknownPay
  return {
    total: found.length,
    ids: sorted.slice(query.offset, query.offset + query.size).map(document => document.id),
    facets: facetOptions(counts(live, tests, query), query.filters),
    totals: Object.fromEntries(
      tests.map(({ name }) => [
        name === 'radius' ? 'place' : name,
        passing(
          live,
          tests.filter(test => test.name !== name),
        ),
      ]),
    ),
    hasMentions: false,
    payKnown: {
      stated: found.filter(({ payMax, isPayDerived }) => payMax !== null && !isPayDerived).length,
      derived: found.filter(({ isPayDerived }) => isPayDerived).length,
      unknown: found.filter(({ payMax }) => payMax === null).length,
    },
    unknownPayLeftOut: isLeavingOut ? passing(live, replaced(tests, unknownPay)) : 0,
  }
}

function testsOf(query: JobIndexQuery): Test[] {
  const tests: Test[] = []
  for (const [name, values] of Object.entries(query.filters))
    tests.push(valueTest(name as CountedFacet, values ?? []))
  if (query.near) tests.push(nearTest('circles' in query.near ? query.near.circles : [query.near]))
  if (query.salaryMinEurMonth !== null) tests.push(payTest(query.salaryMinEurMonth, query.includeUnknownPay))
  if (query.postedWithinDays !== null) tests.push(postedTest(query.postedWithinDays, query.now))
  if (query.withoutAgencies) tests.push({ name: 'agencies', passes: document => !document.isAgency })
  for (const refusal of query.refusals)
    tests.push({ name: refusal, passes: document => judgeRefusal(refusal, document.facets) !== 'has' })
  tests.push(...dutyTests(query))
  if (query.featuredOnly) tests.push(featuredTest(query.now))
  return tests
}

const weekendsOf = ({ duty }: JobDocument) => duty.weekendCount.map(Number)
const holidaysOf = ({ duty }: JobDocument) => duty.holidayCount.map(Number)
const offers = (offer: string) => (document: JobDocument) => !document.duty.offer.includes(`no:${offer}`)

function dutyTests({ weekendsMax, holidaysMin, offers: wanted }: JobIndexQuery): Test[] {
  const tests: Test[] = [...new Set(wanted)].map(offer => ({ name: offer, passes: offers(offer) }))
  if (weekendsMax !== null)
    tests.push({ name: 'weekendsMax', passes: job => weekendsOf(job).some(count => count <= weekendsMax) })
  if (holidaysMin !== null)
    tests.push({ name: 'holidaysMin', passes: job => holidaysOf(job).some(count => count >= holidaysMin) })
  return tests
}

function valueTest(name: CountedFacet, values: readonly string[]): Test {
  return { name, passes: document => document.facets[name].some(value => values.includes(value)) }
}
function nearTest(circles: readonly Circle[]): Test {
  return {
    name: 'radius',
    passes: document =>
      document.points.some(point => circles.some(circle => distanceKm(circle, point) <= circle.radiusKm)),
  }
}
function payTest(min: number, includeUnknown: boolean): Test {
  return {
    name: 'salaryMin',
    passes: document => (document.payMax === null ? includeUnknown : document.payMax >= min),
  }
}
function postedTest(days: number, now: Date): Test {
  const sinceMs = now.getTime() - days * 86_400_000
  return { name: 'postedWithin', passes: document => document.postedAtMs >= sinceMs }
}
function featuredTest(now: Date): Test {
  return { name: 'featured', passes: document => (document.featuredUntilMs ?? 0) > now.getTime() }
}

function replaced(tests: Test[], test: Test): Test[] {
  return [...tests.filter(other => other.name !== test.name), test]
}
function passing(documents: JobDocument[], tests: Test[]): number {
  return documents.filter(document => tests.every(test => test.passes(document))).length
}

function passesAll(tests: Test[]): (document: JobDocument) => boolean {
  return document => tests.every(test => test.passes(document))
}
function countEach(values: number[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return counts
}

function counts(matching: JobDocument[], tests: Test[], query: JobIndexQuery): RawCounts {
  const without = (name: string) => tests.filter(test => test.name !== name)
  const values = Object.fromEntries(
    countedFacets.map((name): [string, FacetCount[]] => {
      const others = without(name)
      const counts = new Map<string, number>()
      for (const document of matching) {
        if (!others.every(test => test.passes(document))) continue
        for (const value of document.facets[name]) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      const options = [...counts].map(([value, count]) => ({ value, count }))
      return [name, options.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))]
    }),
  ) as unknown as RawCounts['values'] // The cast: fromEntries loses the keys that countedFacets lists.
  const { near, now } = query
  return {
    values,
    salaryMin: salaryStepsEurMonth.map(step =>
      passing(matching, replaced(tests, payTest(step, query.includeUnknownPay))),
    ),
    postedWithin: postedWithinDays.map(days => passing(matching, replaced(tests, postedTest(days, now)))),
    radius:
      near && 'radiusKm' in near
        ? limits.distancesKm.map(radiusKm =>
            passing(matching, replaced(tests, nearTest([{ ...near, radiusKm }]))),
          )
        : [],
    any: {
      postedWithin: passing(matching, without('postedWithin')),
      agencies: passing(matching, without('agencies')),
    },
    weekends: countEach(matching.filter(passesAll(without('weekendsMax'))).flatMap(weekendsOf)),
    holidays: countEach(matching.filter(passesAll(without('holidaysMin'))).flatMap(holidaysOf)),
    withoutAgencies: passing(
      matching,
      replaced(tests, { name: 'agencies', passes: document => !document.isAgency }),
    ),
    left: {
      ...Object.fromEntries(
        factRefusals.map(refusal => [
          refusal,
          passing(matching, [
            ...tests,
            { name: '', passes: ({ facets }) => judgeRefusal(refusal, facets) !== 'has' },
          ]),
        ]),
      ),
      agencies: passing(matching, [...tests, { name: '', passes: ({ isAgency }) => !isAgency }]),
      ...Object.fromEntries(
        soughtOffers.map(offer => [
          offer,
          passing(matching, [...tests, { name: '', passes: offers(offer) }]),
        ]),
      ),
    },
    featured: passing(matching, replaced(tests, featuredTest(now))),
  }
}

const titles = new Intl.Collator('de', { numeric: true })

const newest = (a: JobDocument, b: JobDocument) => b.postedAtMs - a.postedAtMs
const keys: Record<JobIndexQuery['sort'], (a: JobDocument, b: JobDocument) => number> = {
  relevance: newest,
  newest,
  oldest: (a, b) => newest(b, a),
  'salary-high': (a, b) => (b.payMax ?? -1) - (a.payMax ?? -1),
  'salary-low': (a, b) => (a.payMin ?? Infinity) - (b.payMin ?? Infinity) || 0,
  'title-asc': (a, b) => titles.compare(a.title, b.title),
  'title-desc': (a, b) => titles.compare(b.title, a.title),
}
