import { type Line, partOf } from '../document/line.ts'
import { namesHouse } from '../fields/employer-words.ts'
import { isDuration } from './durations.ts'
import { isBullet } from './entries.ts'
import { findSpan } from './read-period.ts'
import { intoSegments } from './segments.ts'

/** Lines of a section under the house that heads them; null where each entry names its own. */
export type UnderHouse = { house: Line | null; lines: Line[] }

/**
 * Parts a section where several roles stand under one house: those that follow a house with its whole duration, and, where the section
 * begins with a house above a dated role, all that follow such a line.
 */
export function underHouses(lines: readonly Line[]): UnderHouse[] {
  const parts: UnderHouse[] = [{ house: null, lines: [] }]
  const hasHousesFirst = isAboveRole(lines, 0)
  lines.forEach((line, at) => {
    const part = parts.at(-1)
    if (isDuration(line) && part?.lines.length === 0 && part.house) return
    if (isDuration(lines[at + 1]) || (hasHousesFirst && isAboveRole(lines, at)))
      parts.push({ house: line, lines: [] })
    else if (part?.house && !hasHousesFirst && beginsOwnEntry(lines, at))
      parts.push({ house: null, lines: intoPrinted(line) })
    else part?.lines.push(line)
  })
  return parts.filter(({ lines: own }) => own.length > 0)
}

/** A house without a date, above a line with a date and what somebody was. */
function isAboveRole(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || isBullet(line) || findSpan(line.text)) return false
  // The head of a table may name a house in any of its cells.
  const [first] = intoSegments(line).segments
  if (!first || !namesHouse(first.text)) return false
  const span = findSpan(next.text)
  return span !== null && span.start < 4 && /\p{L}{3}/u.test(partOf(next, span.end).text)
}

function intoPrinted(line: Line): Line[] {
  const end = line.text.indexOf('\n')
  return end < 0 ? [line] : [partOf(line, 0, end), partOf(line, end + 1)]
}

/** House, role and date, each in a line of its own, though the first two may have been joined as one that went on below. */
function beginsOwnEntry(lines: readonly Line[], at: number): boolean {
  const [line] = lines.slice(at)
  const [house, role, date] = [...(line ? intoPrinted(line) : []), ...lines.slice(at + 1, at + 3)]
  if (!house || !role || !date || isBullet(house)) return false
  return (
    namesHouse(house.text) && !findSpan(house.text) && !findSpan(role.text) && findSpan(date.text) !== null
  )
}
