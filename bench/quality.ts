// Does the search find what people mean? For every title of the quality list one job is created, indexed together with the demo jobs, and
// every query is run. A case passes when each title under "finds" is found and none under "not" ranks above any of them. `npm run
// bench:quality` fails below the gate; `-- --all` also prints the failing cases of the other lists.
import { readFileSync } from 'node:fs'
import { generateDemoAds } from '../src/demo/generate-ads.ts'
import { jobSearchSchema } from '../src/domain/job-search/steps/search-document.ts'
import { createSearchIndex } from '../src/search/search-index.ts'
import type { SearchDocument, SearchIndex } from '../src/search/types.ts'
import { loadAnalyser } from '../src/vocabulary/load-analyser.ts'

type Case = { q: string; finds: string[]; not: string[]; why: string }

const gates = {
  'search-quality': 0.95,
  'search-quality-held-out': 0.92,
  'search-quality-second': 0.92,
} as const
const demoJobs = 3_000
const now = new Date('2026-11-21T08:00:00Z')
const nowMs = now.getTime()
const firstTitleId = 1_000_000

/** Mentions no profession, place or employer, so that only the title can match. */
const neutralText =
  'Sie erwartet eine vielseitige Tätigkeit in einem kollegialen Umfeld. Wir bieten eine unbefristete Anstellung, eine geregelte ' +
  'Einarbeitung und eine Vergütung nach Vereinbarung. Wir freuen uns auf Ihre Unterlagen.'

let isBelow = false
for (const [name, gate] of Object.entries(gates)) {
  const cases = readCases(name)
  const { index, idOf } = await indexOf(cases)
  const failures = cases.flatMap(one => failureOf(one, index, idOf))
  const share = 1 - failures.length / cases.length
  if (share < gate) isBelow = true
  if (name === 'search-quality' || process.argv.includes('--all'))
    for (const line of failures) console.log(`  ${line}`)
  const held = cases.length - failures.length
  console.log(
    `${name}: ${held} of ${cases.length} pass (${(share * 100).toFixed(1)} %, at least ${gate * 100} %)`,
  )
}
process.exitCode = isBelow ? 1 : 0

function readCases(name: string): Case[] {
  const text = readFileSync(new URL(`gold/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Case)
}

async function indexOf(cases: Case[]): Promise<{ index: SearchIndex; idOf: Map<string, number> }> {
  const index = createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() })
  for (const ad of generateDemoAds({ jobs: demoJobs, seed: 1, now })) {
    const places = ad.places.map(place => place.name).join(' ')
    index.upsert(
      documentOf(ad.number, ad.title, ad.descriptionHtml.replace(/<[^>]*>/g, ' '), ad.employer.name, places),
    )
  }
  const idOf = new Map<string, number>()
  for (const title of cases.flatMap(one => [...one.finds, ...one.not])) {
    if (idOf.has(title)) continue
    const id = firstTitleId + idOf.size
    idOf.set(title, id)
    index.upsert(documentOf(id, title, neutralText, '', ''))
  }
  await index.settle()
  return { index, idOf }
}

function documentOf(
  id: number,
  title: string,
  text: string,
  employer: string,
  places: string,
): SearchDocument {
  return {
    id,
    version: 1,
    language: 'de',
    title,
    texts: { title, employer, places, text },
    facets: {},
    numbers: { postedAt: nowMs },
    places: [],
  }
}

/** Empty when the case passes, otherwise one line that says what is wrong. */
function failureOf(one: Case, index: SearchIndex, idOf: Map<string, number>): string[] {
  const { hits } = index.search({
    text: one.q,
    facets: [],
    sort: { by: 'relevance' },
    offset: 0,
    size: 10_000,
    nowMs,
  })
  const rank = new Map(hits.map((hit, position) => [hit.id, position]))
  const rankOf = (title: string) => rank.get(idOf.get(title) ?? -1)
  const missing = one.finds.filter(title => rankOf(title) === undefined)
  const lowest = Math.max(...one.finds.map(title => rankOf(title) ?? -1))
  const above = one.not.filter(title => (rankOf(title) ?? Infinity) < lowest)
  if (missing.length === 0 && above.length === 0) return []
  const parts = [
    ...(missing.length > 0 ? [`does not find ${missing.map(title => `"${title}"`).join(', ')}`] : []),
    ...(above.length > 0 ? [`ranks ${above.map(title => `"${title}"`).join(', ')} too high`] : []),
  ]
  return [`"${one.q}" ${parts.join(' and ')} (${one.why})`]
}
