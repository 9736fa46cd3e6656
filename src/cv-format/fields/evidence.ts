import type { Certainty, Evidence, Found } from '../cv.ts'
import { type Box, type Line, partOf } from '../document/line.ts'

/** A value with the whole text of a line, or a part of one, as its evidence. */
export function found<T>(value: T, line: Line, certainty: Certainty): Found<T> {
  return { value, evidence: evidenceOf(line, certainty) }
}

/** A text as it stands in the document, on one line. */
export function foundText(line: Line, certainty: Certainty): Found<string> {
  return found(onOneLine(line.text), line, certainty)
}

/** A word that the page was too narrow for is whole again, everything else has single spaces. */
export function onOneLine(text: string): string {
  return (
    text
      .replace(/(?<=\p{L}[-‐])\n(?=\p{Lu})/gu, '')
      // The hyphen of an address is its own.
      .replace(/(?<=[@._/]\S{0,60}\p{Ll}-)\n(?=\p{Ll})|(?<=\p{Ll}-)\n(?=[\p{Ll}\d._-]{1,60}@)/gu, '')
      .replace(/(?<=\p{Ll})[-‐]\n(?=\p{Ll})/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The part of the line that a match covers. */
export function matched(line: Line, match: RegExpExecArray, group = 0): Line {
  const text = match[group] ?? ''
  const at = group === 0 ? match.index : line.text.indexOf(text, match.index)
  return partOf(line, at, at + text.length)
}

/** Without what is no letter, digit or bracket at its ends. */
export function trimmed(line: Line): Line {
  const start = /^[^\p{L}\p{N}(„"+]*/u.exec(line.text)?.[0].length ?? 0
  // The full stop of a sentence, but not that of "e. V."
  const written = line.text.replace(/(?<=\p{Ll}{4})\.\s*$/u, '')
  const end = written.length - (/[^\p{L}\p{N})."“%+]*$/u.exec(written)?.[0].length ?? 0)
  return partOf(line, start, Math.max(start, end))
}

function evidenceOf(line: Line, certainty: Certainty): Evidence {
  const box = placeOf(line)
  return { quote: onOneLine(line.text), certainty, page: box?.page ?? 1, box }
}

/** Where a line stands on the page on which it begins; null in documents without pages. */
export function placeOf(line: Line): Box | null {
  const boxes = line.pieces.flatMap(({ box }) => box ?? [])
  const [first] = boxes
  return first ? rounded(boxes.filter(({ page }) => page === first.page).reduce(around)) : null
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    page: one.page,
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

function rounded({ page, x, y, width, height }: Box): Box {
  const round = (points: number) => Math.round(points * 10) / 10
  return { page, x: round(x), y: round(y), width: round(width), height: round(height) }
}
