import type { Line } from './line.ts'
import type { DocumentLines } from './xml-paragraphs.ts'

/** A number alone, or "Seite 1 von 2". */
const pageNumber = /^\W*(?:(?:seite|page|blatt)\s*)?(?:\d{1,2}\s*)?(?:(?:\/|von|of)\s*\d{0,2})?\W*$/iu

/**
 * A document below what stands at the head and the foot of its pages, where some have their name and address: each line once, without page
 * numbers.
 */
export function belowMargins(margins: readonly DocumentLines[], body: DocumentLines): DocumentLines {
  const lines = new Map<string, Line>()
  for (const line of margins.flatMap(margin => margin.lines))
    if (!lines.has(line.text) && !pageNumber.test(line.text)) lines.set(line.text, line)
  return {
    lines: [...lines.values(), ...body.lines],
    hasUnseenText: body.hasUnseenText || margins.some(({ hasUnseenText }) => hasUnseenText),
  }
}
