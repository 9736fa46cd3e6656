// Are sentences understood? Each line of the lists is one that people type into the box, with the words, the place and the filters that it
// means. `npm run bench:sentences` fails below the gate, and when reading a text of 200 characters takes longer than it may.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { resolveSearchPlace } from '../src/domain/job-search/resolve-place.ts'
import { boardQueryVocabulary } from '../src/query-understanding/board-vocabulary.ts'
import { understandQuery } from '../src/query-understanding/understand-query.ts'

type Sentence = {
  q: string
  words: string
  place?: string
  radiusKm?: number
  filters?: Record<string, unknown>
  why: string
}

const leastShare = 0.97
const mostMs = 0.3
const lists = [
  'sentences',
  'sentences-held-out',
  'sentences-second',
  'sentences-third',
  'sentences-fourth',
  'sentences-fifth',
  'sentences-sixth',
  'sentences-seventh',
  'sentences-eighth',
  'sentences-ninth',
  'sentences-tenth',
  'sentences-eleventh',
  'sentences-twelfth',
  'sentences-thirteenth',
]
const characters = 200
const textsForSpeed = 4_000
const rounds = 8
const vocabulary = boardQueryVocabulary()

const sentences = lists.flatMap(readSentences)
const failures = sentences.flatMap(failureOf)
for (const line of failures) console.log(`  ${line}`)
const held = sentences.length - failures.length
const share = held / sentences.length
const percent = (part: number) => (part * 100).toFixed(1)
console.log(
  `sentences: ${held} of ${sentences.length} hold (${percent(share)} %, at least ${leastShare * 100} %)`,
)

const p95Ms = p95OfReading()
console.log(`reading ${characters} characters: ${p95Ms.toFixed(3)} ms (p95, at most ${mostMs} ms)`)
process.exitCode = share < leastShare || p95Ms > mostMs ? 1 : 0

function readSentences(name: string): Sentence[] {
  const text = readFileSync(new URL(`gold/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Sentence)
}

/** Empty when the sentence holds, otherwise one line that says what is wrong. */
function failureOf({ q, words, place, radiusKm, filters = {}, why }: Sentence): string[] {
  const understood = understandQuery(q, { locale: 'de', vocabulary })
  const found = {
    words: understood.words,
    place: understood.place?.text ?? null,
    radiusKm: understood.place?.radiusKm ?? null,
    filters: givenFilters(understood.filters),
  }
  const wanted = { words, place: place ?? null, radiusKm: radiusKm ?? null, filters: givenFilters(filters) }
  if (found.place !== null && resolveSearchPlace(found.place, null)?.kind === 'unknown')
    return [`"${q}": there is no place "${found.place}" (${why})`]
  if (isDeepStrictEqual(found, wanted)) return []
  return [`"${q}" is read as ${JSON.stringify(found)}, not ${JSON.stringify(wanted)} (${why})`]
}

/** Without those that say nothing; the order of values means nothing. */
function givenFilters(filters: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  )
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  )
}

/**
 * Of texts that are all different. Each is read eight times, with all the others between, and its best time counts: a machine with other
 * work now and then pauses, and nothing of an answer is kept.
 */
function p95OfReading(): number {
  const best = new Float64Array(textsForSpeed).fill(Infinity)
  for (let round = 0; round < rounds; round++) {
    for (let number = 0; number < textsForSpeed; number++) {
      const text = textOf(number)
      const begun = performance.now()
      understandQuery(text, { locale: 'de', vocabulary })
      best[number] = Math.min(best[number] ?? Infinity, performance.now() - begun)
    }
  }
  return best.sort()[Math.floor(textsForSpeed * 0.95)] ?? 0
}

/** Sentences of the lists one after the other, with a number that no other text has. */
function textOf(number: number): string {
  let text = `${number} `
  for (let at = 0; text.length < characters; at++)
    text += `${sentences[(number * 7 + at * 13) % sentences.length]?.q ?? ''} `
  return text.slice(0, characters)
}
