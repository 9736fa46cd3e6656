// Does a search for a profession or a specialty count ads for it, and all of them? Every demo ad is labelled by the profession and specialty
// it was made from: "for" must be found, "also" (relatives) may be, anything else is wrong. What is indexed is what the site reads from the
// ad's words. `npm run bench:precision` fails below the gate; `-- --all` prints every query, `-- --postgres` asks PostgreSQL the same.
import { readFileSync } from 'node:fs'
import { type DemoAd, generateDemoAds } from '../src/demo/generate-ads.ts'
import { jobIndex } from '../src/domain/job-search/steps/job-index.ts'
import { jobSearchSchema } from '../src/domain/job-search/steps/search-document.ts'
import { createSearchIndex } from '../src/search/search-index.ts'
import { loadAnalyser } from '../src/vocabulary/load-analyser.ts'
import { demoJob } from './support/demo-jobs.ts'
import { postgresJobs } from './support/postgres-precision.ts'

type Label = { professions?: string[]; specialties?: string[]; departments?: string[]; employers?: string[] }
type Case = { asks: string[]; for: Label[]; also: Label[] }
type Found = { query: string; found: number; right: number; wanted: number; missing: number }

const gate = 0.95
const demoJobs = 6_000
const now = new Date('2026-11-21T08:00:00Z')
const base = {
  mentions: false,
  filters: {},
  near: null,
  salaryMinEurMonth: null,
  includeUnknownPay: false,
  postedWithinDays: null,
  withoutAgencies: false,
  featuredOnly: false,
  weekendsMax: null,
  holidaysMin: null,
  offers: [],
  refusals: [],
  now,
  sort: 'relevance',
  offset: 0,
  size: 10_000,
} as const

const ads = [...generateDemoAds({ jobs: demoJobs, seed: 1, now })]
const index = jobIndex(createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() }))
const jobs = ads.map(demoJob)
for (const job of jobs) index.upsert(job)

const cases = readFileSync(new URL('gold/precision.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Case)
const asked = cases.flatMap(one => one.asks.map(query => ({ one, query })))
const ours = asked.map(({ one, query }) => judge(one, query, index.list({ ...base, text: query }).ids))
if (report('ours', ours) < gate) process.exitCode = 1
if (process.argv.includes('--postgres')) await askPostgres()

async function askPostgres(): Promise<void> {
  const postgres = await postgresJobs(jobs)
  for (const where of ['all', 'title'] as const) {
    const found: Found[] = []
    for (const { one, query } of asked) found.push(judge(one, query, await postgres.find(query, where)))
    report(where === 'all' ? 'PostgreSQL, whole ads' : 'PostgreSQL, titles', found)
  }
  await postgres.stop()
}

function judge(one: Case, query: string, ids: readonly number[]): Found {
  const found = new Set(ids)
  const wanted = ads.filter(ad => isOneOf(ad, one.for))
  const right = ads.filter(ad => found.has(ad.number) && (isOneOf(ad, one.for) || isOneOf(ad, one.also)))
  const missing = wanted.filter(ad => !found.has(ad.number))
  if (process.argv.includes(`--why=${query}`)) {
    console.log(query)
    for (const ad of ads) if (found.has(ad.number) && !right.includes(ad)) console.log('  wrong', line(ad))
    for (const ad of missing) console.log('  missing', line(ad))
  }
  return { query, found: found.size, right: right.length, wanted: wanted.length, missing: missing.length }
}

function line({ number, title, profession, specialty, department, employer }: DemoAd): string {
  return [number, title, profession, specialty, department, employer.name].join(' | ')
}

function isOneOf(ad: DemoAd, labels: readonly Label[]): boolean {
  return labels.some(
    ({ professions, specialties, departments, employers }) =>
      (!professions || professions.includes(ad.profession)) &&
      (!specialties || specialties.includes(ad.specialty ?? '')) &&
      (!departments || departments.includes(ad.department ?? '')) &&
      // Without a specialty of its own, an ad has that of an employer with no other.
      (!employers || (ad.specialty === null && employers.includes(onlySpecialty(ad)))),
  )
}

function onlySpecialty({ employer: { specialties } }: DemoAd): string {
  return specialties.length === 1 ? (specialties[0] ?? '') : ''
}

/** @returns the lowest of what is gated */
function report(name: string, list: readonly Found[]): number {
  for (const one of list) {
    const { query, found, right, wanted, missing } = one
    const isGood = precision(one) >= gate && recall(one) >= gate
    if (name !== 'ours' || (isGood && !process.argv.includes('--all'))) continue
    console.log(
      `  ${query.padEnd(40)} precision ${percent(precision(one))} (${right} of ${found}), recall ${percent(recall(one))} (${wanted - missing} of ${wanted})`,
    )
  }
  const sum = (of: keyof Omit<Found, 'query'>) => list.reduce((total, one) => total + one[of], 0)
  const mean = (of: (one: Found) => number) => list.reduce((total, one) => total + of(one), 0) / list.length
  const pooled = { precision: sum('right') / sum('found'), recall: 1 - sum('missing') / sum('wanted') }
  console.log(
    `${name}: ${list.length} queries; of all ads counted ${percent(pooled.precision)} right, of all wanted ${percent(pooled.recall)} found; mean of the queries ${percent(mean(precision))} and ${percent(mean(recall))}${name === 'ours' ? `; each at least ${percent(gate)}` : ''}`,
  )
  return Math.min(pooled.precision, pooled.recall, mean(precision), mean(recall))
}

function precision({ found, right }: Found): number {
  return found === 0 ? 0 : right / found
}

function recall({ wanted, missing }: Found): number {
  return wanted === 0 ? 1 : 1 - missing / wanted
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
