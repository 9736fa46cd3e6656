import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { href } from '../../src/web/addresses.ts'
import { createRandom, pick } from './random.ts'

/** One search as page and as call of the API; no two of a run ask for the same. */
export type AskedSearch = { page: string; api: string }

/** What people type first: professions and specialties in German and English, and words of ads. */
const words =
  `pflege|pflegefachkraft|krankenschwester|altenpfleger|intensivpflege|pflegehelfer|pflegedienstleitung|stationsleitung|praxisanleiter
hebamme|mfa|zfa|zahnarzthelferin|arzthelferin|mta|mtra|ota|ata|notfallsanitäter|rettungssanitäter|physiotherapeut|ergotherapeut|logopädin
heilerziehungspfleger|erzieherin|sozialarbeiter|psychologe|psychotherapeut|apotheker|pta|koch|hauswirtschaft|reinigung|medizincontrolling
arzt|oberarzt|assistenzarzt|facharzt anästhesie|oberarzt kardiologie|hausarzt|zahnarzt|chefarzt|neurologie|psychiatrie|geriatrie|onkologie
innere medizin|radiologie|dialyse|op-pflege|kinderkrankenpflege|palliativ|kardiologie|chirurgie|orthopädie|nurse|midwife|physician`
    .split(/[|\n]/)
    .map(word => word.trim())

const places =
  `Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Bonn|Münster
Mannheim|Karlsruhe|Augsburg|Kiel|Freiburg im Breisgau|Erfurt|Rostock|Kassel|Regensburg|Ulm|Wien|Graz|Linz|Salzburg|Zürich|Basel|Bern|Luzern|Bayern|Österreich`
    .split(/[|\n]/)
    .map(place => place.trim())

const filters =
  `employmentType=part-time|employmentType=full-time|contract=permanent|without=nights|without=agencies&employmentType=part-time
shift=day|employerType=hospital|employerType=care-facility|employerType=private-practice|experience=entry|salaryMin=3000|salaryMin=3500&includeUnknownPay=true
postedWithin=7|postedWithin=30|category=nursing|category=doctors|without=weekends|country=DE|employmentType=part-time&contract=permanent`.split(
    /[|\n]/,
  )

const radiusesKm = [25, 50, 50, 100, 100, 150]
const shareOfSentences = 1 / 8

/** How many searches find anything, and how many fewer than five ads. */
export type Findings = { found: number; few: number }

/**
 * As many different searches as wanted, the same in every run: words, places, filters and later pages as people mix them, on pages in both
 * languages, and sentences. Each is asked for once, so that a sentence becomes the address that the site redirects to.
 * @throws when one is answered with an error
 */
export async function differentSearches(
  base: string,
  wanted: number,
): Promise<{ searches: AskedSearch[]; findings: Findings }> {
  const candidates = [...candidateSearches()]
  const known = new Set<string>()
  const searches: AskedSearch[] = []
  const findings = { found: 0, few: 0 }
  while (searches.length < wanted) {
    const candidate = candidates.pop()
    if (candidate === undefined) throw new Error(`There are only ${searches.length} different searches.`)
    const search = await settled(base, candidate)
    if (known.has(search.api)) continue
    known.add(search.api)
    searches.push(search)
    const total = await totalOf(base + search.api)
    if (total > 0) findings.found++
    if (total < 5) findings.few++
  }
  return { searches, findings }
}

function candidateSearches(): Set<string> {
  const random = createRandom(16)
  const chance = (share: number) => random() < share
  const sentences = readSentences()
  const found = new Set<string>()
  while (found.size < 4_000) {
    const path = href('jobs', chance(0.2) ? 'en' : 'de')
    const query = new URLSearchParams(chance(0.3) ? pick(random, filters) : '')
    if (chance(shareOfSentences)) {
      found.add(`${path}?${new URLSearchParams({ q: pick(random, sentences) })}`)
      continue
    }
    if (chance(0.85)) query.set('q', pick(random, words))
    if (chance(0.55)) query.set('place', pick(random, places))
    if (query.has('place') && chance(0.8)) query.set('radius', String(pick(random, radiusesKm)))
    if (chance(0.1)) query.set('sort', 'newest')
    // A later page of a narrow search would be empty.
    if (!query.has('place') && chance(0.3)) query.set('page', String(2 + Math.floor(random() * 2)))
    if (query.size > 0) found.add(`${path}?${query}`)
  }
  return found
}

function readSentences(): string[] {
  const file = resolve(import.meta.dirname, '../gold/sentences.jsonl')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  // The cast: every line of the file has the sentence as `q`.
  return lines.map(line => (JSON.parse(line) as { q: string }).q)
}

/** The address at which a search ends up. */
async function settled(base: string, address: string): Promise<AskedSearch> {
  const answer = await fetch(base + address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`)
  const { pathname, search, searchParams } = new URL(answer.url)
  // The sentence behind an address is for people only.
  searchParams.delete('asked')
  if (pathname === href('jobs', 'en')) searchParams.set('lang', 'en')
  return { page: pathname + search, api: `/api/v1/jobs?${searchParams}` }
}

async function totalOf(url: string): Promise<number> {
  const answer = await fetch(url)
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}.`)
  // The cast: the API promises a number, and a comparison with anything else is false.
  return ((await answer.json()) as { total: number }).total
}
