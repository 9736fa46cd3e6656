import { fold } from '../../basics/fold.ts'
import { PhraseIndex, type Span } from '../phrase-index.ts'
import { readWords, type Word } from '../words.ts'
import { specialties, specialtyStems } from './specialties.ts'
import { doctorAbbreviations, unsafeAbbreviations } from './specialty-rules.ts'

export type SpecialtyMatch = {
  id: string
  /** Confidence of the match, 0..1. */
  score: number
  /** The words of the text that indicate it, as written. */
  words: string[]
}

type Found = { id: string; first: number; last: number; length: number; isWeak: boolean }

/** The medical specialties named in a text, best first. `besideDoctor`: also match short codes such as "IM". */
export function findSpecialties(text: string, besideDoctor = false): SpecialtyMatch[] {
  const part = text.slice(0, 2_000)
  const words = readWords(part)
  const found = [...byPhrase(words), ...byStem(words)]
  if (besideDoctor) found.push(...byDoctorCode(words))
  const kept = found.filter(one => !found.some(other => covers(other, one)))
  kept.sort((a, b) => Number(a.isWeak) - Number(b.isWeak) || a.first - b.first || b.length - a.length)
  const ids = new Set<string>()
  const matches: SpecialtyMatch[] = []
  for (const one of kept) {
    if (ids.has(one.id)) continue
    ids.add(one.id)
    const score = Math.max(0.2, (one.isWeak ? 0.5 : 0.95) - 0.1 * matches.length)
    matches.push({ id: one.id, score, words: evidence(part, words, one) })
  }
  return matches
}

function covers(other: Found, one: Found): boolean {
  if (other === one || other.first > one.first || other.last < one.last) return false
  return (
    other.length > one.length ||
    (other.length === one.length && other.last - other.first > one.last - one.first)
  )
}

function evidence(text: string, words: readonly Word[], found: Found): string[] {
  return words.slice(found.first, found.last + 1).map(word => text.slice(word.from, word.to))
}

function byPhrase(words: readonly Word[]): Found[] {
  return index()
    .find(words)
    .filter(span => !span.isScattered && !span.prefix && !isCraft(words, span.last))
    .map(toFound)
}

function toFound(span: Span<string>): Found {
  return { id: span.value, first: span.first, last: span.last, length: span.keyLength, isWeak: false }
}

function byStem(words: readonly Word[]): Found[] {
  const found: Found[] = []
  words.forEach((word, at) => {
    const stem = isCraft(words, at) ? null : longestStem(fold(word.raw))
    if (stem) found.push({ id: stem.id, first: at, last: at, length: stem.length, isWeak: false })
    // Swiss and hospital usage: "Pflegefachfrau Medizin" works in internal medicine.
    else if (word.raw === 'Intensiv') {
      found.push({ id: 'intensivmedizin', first: at, last: at, length: 8, isWeak: false })
    } else if (word.raw === 'Medizin' && isAlone(words, at)) {
      found.push({ id: 'innere_medizin', first: at, last: at, length: 7, isWeak: true })
    }
  })
  return found
}

function isAlone(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return !before || !/(isch|end|iv|ell)$/.test(before.key)
}

const craft = /^(?:ie)?(?:techni|schuh|mechan)/

// "Orthopädie-Techniker" and "Orthopädietechniker" are equal.
function isCraft(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return next !== undefined && /^\s?-?\s?$/.test(next.gap) && craft.test(fold(next.raw))
}

// The stem may occur inside a compound: "Universitätsaugenklinik", "Gesichtschirurgie".
function longestStem(folded: string): { id: string; length: number } | null {
  const table = stems()
  let best: { id: string; length: number } | null = null
  for (let from = 0; from + 5 <= folded.length; from++) {
    for (const stem of table.get(folded.slice(from, from + 5)) ?? []) {
      // "Orthopädietechnik" is a craft, not a specialty.
      if (craft.test(folded.slice(from + stem.text.length))) continue
      if (stem.text.length > (best?.length ?? 0) && folded.startsWith(stem.text, from)) {
        best = { id: stem.id, length: stem.text.length }
      }
    }
    if (best) return best
  }
  return best
}

function byDoctorCode(words: readonly Word[]): Found[] {
  const found: Found[] = []
  words.forEach((word, at) => {
    const id = Object.hasOwn(doctorAbbreviations, word.raw) ? doctorAbbreviations[word.raw] : undefined
    if (id) found.push({ id, first: at, last: at, length: word.raw.length, isWeak: true })
  })
  return found
}

let builtStems: Map<string, { text: string; id: string }[]> | undefined

function stems() {
  builtStems ??= Map.groupBy(
    Object.entries(specialtyStems()).map(([text, id]) => ({ text, id })),
    stem => stem.text.slice(0, 5),
  )
  return builtStems
}

let builtIndex: PhraseIndex<string> | undefined

function index(): PhraseIndex<string> {
  builtIndex ??= build()
  return builtIndex
}

function build(): PhraseIndex<string> {
  const names = new PhraseIndex<string>()
  const owners = new Map(specialties().map(({ id, nameDe }) => [fold(nameDe), id]))
  for (const specialty of specialties()) {
    const { id, nameDe, nameEn, persons, adjectives, synonyms, abbreviations } = specialty
    // "Allgemein- und Viszeralchirurgie" is listed under both: its last word alone determines the specialty.
    const own = synonyms.filter(name => (owners.get(fold(name.split(' ').at(-1) ?? '')) ?? id) === id)
    for (const name of [nameDe, ...nameEn.split(' / '), ...persons, ...adjectives, ...own])
      names.add(name, id)
    for (const abbreviation of abbreviations) {
      if (!unsafeAbbreviations.has(abbreviation)) names.add(abbreviation, id, true)
    }
  }
  return names
}
