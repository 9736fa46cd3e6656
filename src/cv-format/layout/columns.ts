import type { PdfPage, Run } from '../document/pdf-runs.ts'
import { findPeriod } from '../structure/read-period.ts'
import { sectionKindOf } from '../structure/section-words.ts'
import { cellGapSizes } from './printed-lines.ts'
import { intoRows, type Row } from './rows.ts'
import type { TableRow } from './ruled-tables.ts'

const stripPoints = 3
const leastRowsOfSide = 4
const leastGutterPoints = 9
const mostPaintedShare = 0.04
const band = { from: 0.2, to: 0.8 }
/** Names and addresses above, page numbers below may stand across the columns. */
const headShare = 0.4
const mostRowsOfHead = 30

/** The runs of a page in groups that are read one after the other: what stands across, then the left column, then the right one. */
export function intoColumns(page: PdfPage, tables: readonly TableRow[] = []): Run[][] {
  const rows = withWhole(intoRows(page.runs), tables)
  const gutter = gutterOf(rows, page.widthPoints)
  if (gutter === null) return [page.runs]
  const groups: Run[][] = []
  let band: Run[] = []
  let across: Run[] = []
  const end = () => {
    groups.push(
      across,
      band.filter(run => run.x < gutter.x),
      band.filter(run => run.x >= gutter.x),
    )
    band = []
    across = []
  }
  for (const [at, row] of rows.entries()) {
    const isAcross = at < gutter.firstRow || crosses(row, gutter.x)
    if (isAcross && band.length > 0) end()
    if (isAcross) across.push(...row.runs)
    else band.push(...row.runs)
  }
  end()
  return groups.filter(group => group.length > 0)
}

/** Rows with what no gutter may part: a row of a table, and a title in wide letters. */
function withWhole(rows: readonly Row[], tables: readonly TableRow[]): BodyRow[] {
  const usual = rows.map(({ height }) => height).sort((one, other) => one - other)[
    Math.floor(rows.length / 2)
  ]
  return rows.map(row => {
    const table = tables.find(({ cells }) =>
      cells.some(cell => cell.runs.some(run => row.runs.includes(run))),
    )
    const whole = table ? [{ from: table.left, to: table.right }] : []
    return { ...row, whole: [...whole, ...gapsOfTitle(row, usual ?? 0)] }
  })
}

function gapsOfTitle({ runs, height }: Row, usualPoints: number): BodyRow['whole'] {
  if (height < 1.35 * usualPoints) return []
  return runs.flatMap((run, at) => {
    const next = runs[at + 1]
    const from = run.x + run.width
    return next && next.x - from < cellGapSizes * height ? [{ from, to: next.x }] : []
  })
}

type BodyRow = Row & { whole: { from: number; to: number }[] }

type Gutter = { x: number; firstRow: number; widthPoints: number }

/** Tries the whole height first, then ever less of it, as what stands across is mostly at the top. */
function gutterOf(rows: readonly BodyRow[], widthPoints: number): Gutter | null {
  const body = withoutFooter(rows)
  const most = Math.min(mostRowsOfHead, Math.floor(rows.length * headShare))
  for (let firstRow = 0; firstRow <= most; firstRow++) {
    const found = widestGutter(body.slice(firstRow), widthPoints)
    if (found) return { ...found, firstRow }
  }
  // Further down, where two headings stand side by side.
  const firstRow = body.findIndex((row, at) => at > most && areHeadings(row))
  const found = firstRow < 0 ? null : widestGutter(body.slice(firstRow), widthPoints)
  return found && { ...found, firstRow }
}

function areHeadings({ runs }: Row): boolean {
  return runs.length === 2 && runs.every(({ text }) => sectionKindOf(text) !== null)
}

/** An address or a page number, far below everything else. */
function withoutFooter(rows: readonly BodyRow[]): readonly BodyRow[] {
  const [last, before] = [rows.at(-1), rows.at(-2)]
  return last && before && last.y - before.y > leastPointsAboveFooter ? rows.slice(0, -1) : rows
}
const leastPointsAboveFooter = 60

function widestGutter(
  rows: readonly BodyRow[],
  widthPoints: number,
): { x: number; widthPoints: number } | null {
  const strips = Math.ceil(widthPoints / stripPoints)
  const painted = new Uint16Array(strips)
  for (const row of rows) {
    const inks = new Set<number>()
    const inked = row.runs.map(({ x, width }) => ({ from: x, to: x + width }))
    for (const { from, to } of [...inked, ...row.whole]) {
      const last = Math.min(strips - 1, Math.floor(to / stripPoints))
      for (let strip = Math.max(0, Math.floor(from / stripPoints)); strip <= last; strip++) inks.add(strip)
    }
    for (const strip of inks) painted[strip] = (painted[strip] ?? 0) + 1
  }
  let best: { x: number; widthPoints: number } | null = null
  let from = -1
  for (let strip = Math.floor(strips * band.from); strip <= Math.ceil(strips * band.to); strip++) {
    const isFree = strip < strips * band.to && (painted[strip] ?? 0) <= mostPaintedShare * rows.length
    if (isFree && from < 0) from = strip
    if (isFree || from < 0) continue
    const width = (strip - from) * stripPoints
    const x = (from + 0.75 * (strip - from)) * stripPoints
    if (width >= leastGutterPoints && areColumns(rows, x) && (best === null || width > best.widthPoints))
      best = { x, widthPoints: width }
    from = -1
  }
  return best
}

function crosses(row: BodyRow, x: number): boolean {
  if (row.whole.some(({ from, to }) => from < x && to > x)) return true
  return row.runs.some(run => run.x < x - 1 && run.x + run.width > x + leastOverhangPoints)
}

/** What merely sticks out of its column does not stand across both. */
const leastOverhangPoints = 80

/** A rail of dates or labels beside their texts is a table: its rows belong together. */
function areColumns(rows: readonly BodyRow[], x: number): boolean {
  const left = rows.filter(row => row.runs.some(run => run.x < x) && !crosses(row, x))
  const right = rows.filter(row => row.runs.some(run => run.x >= x) && !crosses(row, x))
  if (left.length < leastRowsOfSide || right.length < leastRowsOfSide) return false
  const texts = left.map(row => textOf(row.runs.filter(run => run.x < x)))
  const behind = right.map(row => textOf(row.runs.filter(run => run.x >= x)))
  if (areDates(texts, 0.3) || areDates(behind, 0.5)) return false
  const shared = left.filter(row => row.runs.some(run => run.x >= x)).length
  const hasDates = texts.filter(isDate).length > 1
  const isRailOfDates = hasDates && areLabels(texts) && shared >= 0.65 * left.length
  const isRail = left.length < 0.8 * right.length && areLabels(texts) && shared >= 0.85 * left.length
  // The last cells of a table, such as the towns.
  const isLastCell = right.length < 0.8 * left.length && areLabels(behind) && shared >= 0.9 * right.length
  return !(isRailOfDates || isRail || isLastCell)
}

function areLabels(texts: readonly string[]): boolean {
  return texts.filter(text => text.length <= 24).length >= 0.9 * texts.length
}

function areDates(texts: readonly string[], leastShare: number): boolean {
  const dated = texts.filter(isDate).length
  return dated > 1 && dated >= leastShare * texts.length
}

function isDate(text: string): boolean {
  const period = findPeriod(text)
  return period !== null && period.end - period.start >= 0.6 * text.trim().length
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join(' ')
}
