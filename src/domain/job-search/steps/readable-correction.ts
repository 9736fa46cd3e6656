import { fold } from '../../../search/text/fold.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'

const wordPattern = /[\p{L}\p{N}]+/gu

/**
 * What was searched instead of the typed text, as people spell it: the index stores only folded and stemmed words, so the spelling is taken
 * from the jobs found. Null without a correction.
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

/** The shortest word in the titles, employers and places found that begins with the term; otherwise the term itself. */
function asWritten(term: string, rows: readonly JobRow[]): string {
  let best: string | null = null
  const wanted = fold(term)
  for (const row of rows) {
    const names = `${row.title} ${row.employer.name} ${row.places.map(place => place.name).join(' ')}`
    for (const [word] of names.matchAll(wordPattern))
      if (fold(word).startsWith(wanted) && (best === null || word.length < best.length)) best = word
  }
  return best ?? term
}
