import { type Line, partOf } from '../document/line.ts'
import { findPoint, findSpan, type PeriodMatch } from './read-period.ts'

/** One station of a life: when, and the lines that say what. */
export type Entry = {
  period: PeriodMatch
  date: Line
  /** From the first line, without the date. */
  lines: Line[]
  /** The house that stands above several roles. */
  house: Line | null
}

type Dated = { at: number; match: PeriodMatch; date: Line; before: Line; after: Line; isFirst: boolean }

const bullet = /^\s*[-•*·–▪◦‣>●○■□➢✓]\s+/u
const mostLinesBefore = 3

/** Divides a section by its dates. Some write the date first, some above or behind what was done; the first entry shows which. */
export function intoEntries(lines: readonly Line[], house: Line | null = null): Entry[] {
  const dated = lines.flatMap((line, at) => datedLine(line, at) ?? [])
  const before = linesBeforeDate(lines, dated)
  return dated.map((each, number) => {
    const next = dated[number + 1]
    const from = beginning(lines, each, dated[number - 1]?.at ?? -1, before)
    const to = next ? beginning(lines, next, each.at, before) : lines.length
    const own = [...lines.slice(from, each.at), each.before, each.after, ...lines.slice(each.at + 1, to)]
    return {
      period: each.match,
      date: each.date,
      lines: own.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
      house,
    }
  })
}

export function isBullet(line: Line): boolean {
  return bullet.test(line.text)
}

/** How many lines stand above the date of an entry. */
function linesBeforeDate(lines: readonly Line[], dated: readonly Dated[]): number {
  const [first, second] = dated
  if (!first || first.at === 0) return 0
  // Far from its beginning the distance of the first two dates tells how many lines are above each.
  const count = first.at <= mostLinesBefore ? first.at : second ? second.at - first.at - 1 : 0
  // What a line feed parts from the date stood below it.
  const isAlone = /^[^\S\n]*(?:\n|$)/.test(first.after.text) || !first.isFirst
  const hasList = lines.slice(first.at - count, first.at).some(isBullet)
  return isAlone && count <= mostLinesBefore && !hasList ? count : 0
}

function beginning(lines: readonly Line[], { at }: Dated, previous: number, most: number): number {
  let from = at
  while (from > previous + 1 && at - from < most) {
    const line = lines[from - 1]
    if (!line || isBullet(line)) break
    from--
  }
  return from
}

function datedLine(line: Line, at: number): Dated | null {
  const span = findSpan(line.text)
  const match = span && standsApart(line.text, span) ? span : null
  const point = match ? null : findPoint(line.text)
  const chosen = match ?? (point && isAtBeginning(line.text, point) ? point : null)
  if (!chosen) return null
  return {
    at,
    match: chosen,
    date: partOf(line, chosen.start, chosen.end),
    // "Von", a bullet: what only leads to the date says nothing.
    before: partOf(line, 0, isAtBeginning(line.text, chosen) ? 0 : chosen.start),
    after: withoutDuration(partOf(line, chosen.end)),
    isFirst: isAtBeginning(line.text, chosen),
  }
}

const leadIn =
  /^[^\p{L}\p{N}]*(?:(?:davor|zuvor|danach|anschließend|before that)[,:]?\s*)?(?:von|vom|from|zeitraum:?|dates?:?)?\s*$/iu
const duration =
  /^\s*[·(|,]*\s*(?:ca\.?\s*)?\d+\s*(?:jahre?n?|monate?n?|years?|yrs?|months?|mos?|mths?|j\.|m\.)[\p{L}\d .,]*\)?/iu

function isAtBeginning(text: string, { start }: PeriodMatch): boolean {
  return leadIn.test(text.slice(0, start))
}

/** A period in the middle of a sentence tells of something else. */
function standsApart(text: string, match: PeriodMatch): boolean {
  if (isAtBeginning(text, match)) return true
  if (bullet.test(text)) return false
  const before = text.slice(0, match.start)
  const after = text.slice(match.end).replace(duration, '')
  if (/^[\s)\].,:;|]*$/.test(after)) return before.length < 160
  return /[\t\n|·•(,–-]\s*$/.test(before) && /^\s*(?:[)|\t\n·•,–-]|$)/.test(after) && before.length < 120
}

function withoutDuration(line: Line): Line {
  const text = duration.exec(line.text)?.[0] ?? /^\s*\)/.exec(line.text)?.[0] ?? ''
  return partOf(line, text.length)
}
