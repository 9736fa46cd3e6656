import { type Line, partOf } from '../document/line.ts'
import { findSpan } from './read-period.ts'

/** "7 Jahre 3 Monate", "2 Jahre und 11 Monate": how long, which the dates say better. */
const durationAlone =
  /^\s*\(?(?:\d{1,2}\s(?:jahre?|years?|yrs?))?\s*(?:(?:,|und|and|&)\s*)?(?:\d{1,2}\s(?:monate?|months?|mos?))?\)?\s*$/iu

export function isDuration(line: Line | undefined): boolean {
  return line !== undefined && isDurationText(line.text)
}

/**
 * Lines without the cells that merely say how long. Profiles print one above the date, beside what was done: that then stands above the
 * date, as in other documents.
 */
export function withoutDurationCells(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]
    if (above && hasDurationCell(above)) return intoCells(line)
    return hasDurationCell(line) ? [partOf(line, line.text.indexOf('\t') + 1)] : [line]
  })
}

function hasDurationCell({ text }: Line): boolean {
  const end = text.indexOf('\t')
  return end > 0 && isDurationText(text.slice(0, end))
}

/** The date of a row that begins with one, and what stands beside it. */
function intoCells(line: Line): Line[] {
  const end = line.text.indexOf('\t')
  const span = findSpan(line.text)
  if (end < 0 || !span || span.start > 0 || span.end > end) return [line]
  return [partOf(line, 0, end), partOf(line, end + 1)]
}

function isDurationText(text: string): boolean {
  return /\d/.test(text) && durationAlone.test(text)
}
