import { fold } from '../../basics/fold.ts'
import type { Evidence } from '../cv.ts'
import type { Box } from '../document/line.ts'

/** A line of the document as it was read, and where it stands; null in documents without pages. */
export type PlacedLine = { text: string; box: Box | null }

/** Words of the document; `line` is the number of their line. */
export type Quote = { text: string; line: number; evidence: Evidence }

export type Quotes = {
  /** Where the words stand, nearest to the line `near`, as whole words and whatever their case; null where they do not. */
  find: (words: string, near?: number) => Quote | null
}

/** Words of a model count when the document has them, and are taken as the document writes them. */
export function quotesIn(lines: readonly PlacedLine[]): Quotes {
  const folded = lines.map(({ text }) => foldedWithPlaces(text))
  return {
    find: (words, near = 0) => {
      const wanted = foldedWithPlaces(words).text.trim()
      if (!/[\p{L}\d]{2}/u.test(wanted)) return null
      const found = folded.flatMap(({ text, places }, line) => {
        const at = indexOfWords(text, wanted)
        return at < 0 ? [] : [{ line, from: places[at] ?? 0, to: places[at + wanted.length] }]
      })
      const [best] = found.sort((one, other) => Math.abs(one.line - near) - Math.abs(other.line - near))
      const from = best && lines[best.line]
      if (!best || !from) return null
      const text = from.text.slice(best.from, best.to).trim()
      const { box } = from
      const evidence = { quote: text, certainty: 'guess', page: box?.page ?? 1, box } as const
      return { text, line: best.line, evidence: { ...evidence, isFromModel: true } }
    },
  }
}

function indexOfWords(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + wanted.length] ?? ' '}`
    if (!/[\p{L}\d]/u.test(around)) return at
  }
  return -1
}

/** A folded text with single blanks and one kind of dash, and of each of its characters where it comes from. */
function foldedWithPlaces(text: string): { text: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = fold(text[at] ?? '')
      .replace(/[\p{Zs}\t\n]/gu, ' ')
      .replace(/[–—‐−]/g, '-')
    if (letter === ' ' && folded.endsWith(' ')) continue
    for (const each of letter) {
      folded += each
      places.push(at)
    }
  }
  return { text: folded, places: [...places, text.length] }
}
