import { limits } from '../../config/limits.ts'
import { distanceKm } from '../../vocabulary/places.ts'
import { facetOptions, type RawCounts } from './facet-options.ts'
import { type CountedFacet, countedFacets, type JobIndexAnswer, type JobIndexQuery } from './job.search.ts'
import { postedWithinDays, salaryStepsEurMonth } from './job.values.ts'
import type { JobDocument } from './job-document.ts'
import type { JobIndex } from './job-index.ts'
import { plain } from './suggest-vocabulary.ts'

type Entry = { document: JobDocument; title: string; text: string }
type Test = { name: string; passes: (document: JobDocument) => boolean }

/** Searches by looking at every job: the plain meaning of every filter, against which faster ways can be checked. */
export class ScanIndex implements JobIndex {
  private entries = new Map<number, Entry>()

  upsert(document: JobDocument): boolean {
    const text = plain(`${document.title} ${document.employer} ${document.places} ${document.text}`)
    this.entries.set(document.id, { document, title: plain(document.title), text })
    return true
  }
  versions(): Iterable<{ id: number; version: number }> {
    return [...this.entries.values()].map(({ document: { id, version } }) => ({ id, version }))
  }
  list(query: JobIndexQuery): { total: number; ids: readonly number[] } {
    return this.find(query)
  }
  remove(id: number): void {
    this.entries.delete(id)
  }
  bytes(): number {
    return 0
  }
  size(): number {
    return this.entries.size
  }

  find(query: JobIndexQuery): JobIndexAnswer {
    const words = plain(query.text).split(' ').filter(Boolean)
    const nowMs = query.now.getTime()
    const matching = [...this.entries.values()].filter(
      ({ document, text }) =>
        (document.validThroughMs === null || document.validThroughMs > nowMs) &&
        words.every(word => text.includes(word)),
    )
    const tests = testsOf(query)
    const found = matching.filter(entry => tests.every(test => test.passes(entry.document)))
    const sorted = found.sort((a, b) => order(query, words, a, b))
    const unknownPay = { name: 'salaryMin', passes: (document: JobDocument) => document.payMax === null }
    return {
      total: found.length,
      ids: sorted.slice(query.offset, query.offset + query.size).map(entry => entry.document.id),
      facets: facetOptions(counts(matching, tests, query), query.filters),
      corrected: null,
      unknownPayLeftOut:
        query.salaryMinEurMonth === null || query.includeUnknownPay
          ? 0
          : passing(matching, replaced(tests, unknownPay)),
    }
  }
}

function testsOf(query: JobIndexQuery): Test[] {
  const tests: Test[] = []
  for (const [name, values] of Object.entries(query.filters))
    tests.push(valueTest(name as CountedFacet, values ?? []))
  if (query.near) tests.push(nearTest(query.near, query.near.radiusKm))
  if (query.salaryMinEurMonth !== null) tests.push(payTest(query.salaryMinEurMonth, query.includeUnknownPay))
  if (query.postedWithinDays !== null) tests.push(postedTest(query.postedWithinDays, query.now))
  if (query.withoutAgencies) tests.push({ name: 'agencies', passes: document => !document.isAgency })
  if (query.featuredOnly) tests.push(featuredTest(query.now))
  return tests
}

function valueTest(name: CountedFacet, values: readonly string[]): Test {
  return { name, passes: document => document.facets[name].some(value => values.includes(value)) }
}
function nearTest(near: { latDegrees: number; lonDegrees: number }, radiusKm: number): Test {
  return {
    name: 'radius',
    passes: document => document.points.some(point => distanceKm(near, point) <= radiusKm),
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
function passing(entries: Entry[], tests: Test[]): number {
  return entries.filter(entry => tests.every(test => test.passes(entry.document))).length
}

function counts(matching: Entry[], tests: Test[], query: JobIndexQuery): RawCounts {
  const without = (name: string) => tests.filter(test => test.name !== name)
  const values = Object.fromEntries(
    countedFacets.map((name): [string, ReadonlyMap<string, number>] => {
      const others = without(name)
      const counts = new Map<string, number>()
      for (const { document } of matching) {
        if (!others.every(test => test.passes(document))) continue
        for (const value of document.facets[name]) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      return [name, new Map([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))]
    }),
  ) as unknown as RawCounts['values'] // fromEntries forgets the names that countedFacets lists
  const { near, now } = query
  return {
    values,
    salaryMin: salaryStepsEurMonth.map(step =>
      passing(matching, replaced(tests, payTest(step, query.includeUnknownPay))),
    ),
    postedWithin: postedWithinDays.map(days => passing(matching, replaced(tests, postedTest(days, now)))),
    radius: near ? limits.distancesKm.map(km => passing(matching, replaced(tests, nearTest(near, km)))) : [],
    any: {
      postedWithin: passing(matching, without('postedWithin')),
      agencies: passing(matching, without('agencies')),
    },
    withoutAgencies: passing(
      matching,
      replaced(tests, { name: 'agencies', passes: document => !document.isAgency }),
    ),
    featured: passing(matching, replaced(tests, featuredTest(now))),
  }
}

const titles = new Intl.Collator('de', { numeric: true })

function order(query: JobIndexQuery, words: string[], a: Entry, b: Entry): number {
  const [left, right] = [a.document, b.document]
  return keys[query.sort](left, right, words, a, b) || left.id - right.id
}

const newest = (a: JobDocument, b: JobDocument) => b.postedAtMs - a.postedAtMs
const keys: Record<
  JobIndexQuery['sort'],
  (a: JobDocument, b: JobDocument, words: string[], left: Entry, right: Entry) => number
> = {
  relevance: (a, b, words, left, right) => inTitle(right, words) - inTitle(left, words) || newest(a, b),
  newest,
  oldest: (a, b) => newest(b, a),
  'salary-high': (a, b) => (b.payMax ?? -1) - (a.payMax ?? -1),
  'salary-low': (a, b) => (a.payMin ?? Infinity) - (b.payMin ?? Infinity) || 0,
  'title-asc': (a, b) => titles.compare(a.title, b.title),
  'title-desc': (a, b) => titles.compare(b.title, a.title),
}

function inTitle(entry: Entry, words: string[]): number {
  return words.filter(word => entry.title.includes(word)).length
}
