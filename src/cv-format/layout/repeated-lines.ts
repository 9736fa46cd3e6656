import { fold } from '../../basics/fold.ts'
import type { PdfPage } from '../document/pdf-runs.ts'
import type { PrintedLine } from './printed-lines.ts'

const edgeShare = 0.1
const pageNumber = /^\W*(?:(?:seite|page|s\.|blatt)\s*)?\d{1,2}\s*(?:(?:\/|von|of|-)\s*\d{1,2})?\W*$/iu

/** Headers, footers and page numbers: what stands at the edge of several pages with other figures at most. The first one stays. */
export function withoutRepeated(
  columns: readonly PrintedLine[][][],
  pages: readonly PdfPage[],
): PrintedLine[][] {
  const pagesWith = new Map<string, Set<number>>()
  for (const line of columns.flat(2)) {
    if (!isAtEdge(line, pages)) continue
    const key = keyOf(line)
    pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(line.page))
  }
  const isKept = (line: PrintedLine) => {
    if (!isAtEdge(line, pages)) return true
    const on = pagesWith.get(keyOf(line))
    return (
      !pageNumber.test(textOf(line)) && (on === undefined || on.size < 2 || Math.min(...on) === line.page)
    )
  }
  return columns.flat().map(column => column.filter(isKept))
}

function isAtEdge({ y, page }: PrintedLine, pages: readonly PdfPage[]): boolean {
  const height = pages[page - 1]?.heightPoints ?? 0
  return y < edgeShare * height || y > (1 - edgeShare) * height
}

function keyOf(line: PrintedLine): string {
  return fold(textOf(line)).replace(/\d+/g, '#')
}

function textOf({ cells }: PrintedLine): string {
  return cells.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ')
}
