import { type Line, onBelow, partOf } from '../document/line.ts'
import { findPoint, findSpan } from './read-period.ts'

/**
 * Lines whose period goes on in the next one: "07/2017" above "bis heute", "Bachelor (2012 -" above "2015)". What stands behind the date
 * below is a line of its own.
 */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  for (const line of lines) {
    const above = kept.at(-1)
    const end = above ? endOfPeriod(above.text, line.text) : null
    if (!above || end === null) {
      kept.push(line)
      continue
    }
    kept[kept.length - 1] = onBelow(above, partOf(line, 0, end))
    const rest = partOf(line, end + (/^\s*/.exec(line.text.slice(end))?.[0].length ?? 0))
    if (/[\p{L}\d]/u.test(rest.text)) kept.push(rest)
  }
  return kept
}

/** Where in the line below the period ends that the one above begins; null where both have their own, or none. */
function endOfPeriod(above: string, below: string): number | null {
  const begins = /[-–—]\s*$/.test(above)
  const goesOn = /^\s*(?:[-–—]|bis|to|until)\s/iu.test(below)
  if (begins === goesOn || above.length > 160 || isRange(above)) return null
  const span = findSpan(`${above}\n${below}`)
  if (span?.kind !== 'range' || span.start >= above.length || span.end <= above.length) return null
  const end = span.end - above.length - 1
  const close = /^\s*[)\]]/.exec(below.slice(end))?.[0].length ?? 0
  // A date that goes on stands alone, or at the end of what was done.
  return begins || isDateAlone(above) ? end + close : null
}

function isRange(text: string): boolean {
  return findSpan(text)?.kind === 'range'
}

function isDateAlone(text: string): boolean {
  const point = findPoint(text)
  return point !== null && !/[\p{L}\d]/u.test(text.slice(0, point.start) + text.slice(point.end))
}
