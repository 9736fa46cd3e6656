import { remember } from '../../../basics/remember.ts'
import { fold } from '../../../search/text/fold.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { professions } from '../../../vocabulary/titles/professions.ts'

const wordPattern = /[\p{L}\p{N}]+/gu

/**
 * What was searched instead of the typed text, as people spell it: the index stores only folded and stemmed words, so the spelling is taken
 * from the jobs found, and where there are none from the names of professions. Null without a correction.
 */
export function readableCorrection(
  text: string,
  corrections: readonly { from: string; to: string }[],
  rows: readonly JobRow[],
): { from: string; to: string } | null {
  if (corrections.length === 0) return null
  const meant = new Map(corrections.map(({ from, to }) => [fold(from), asWritten(to, rows)]))
  const to = text.replace(wordPattern, word => meant.get(fold(word)) ?? word)
  return { from: text, to: to === text ? [...meant.values()].join(' ') : to }
}

/** The shortest word in the titles, employers and places found that begins with the term, or of a profession; otherwise the term itself. */
function asWritten(term: string, rows: readonly JobRow[]): string {
  const found = rows.map(
    row => `${row.title} ${row.employer.name} ${row.places.map(place => place.name).join(' ')}`,
  )
  return shortestFrom(found, fold(term)) ?? (wordOfProfession(fold(term)) || term)
}

/** Empty for none. Remembered, because thousands of names are gone through. */
const wordOfProfession = remember(2_000, wanted => shortestFrom(professionNames(), wanted) ?? '')

function shortestFrom(names: Iterable<string>, wanted: string): string | null {
  let best: string | null = null
  for (const name of names)
    for (const [word] of name.matchAll(wordPattern))
      if (fold(word).startsWith(wanted) && (best === null || word.length < best.length)) best = word
  return best
}

function* professionNames() {
  for (const { nameMale, nameFemale, synonyms } of professions()) yield* [nameMale, nameFemale, ...synonyms]
}
