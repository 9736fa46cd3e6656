/** How a photographed page lies: by how much to turn it clockwise, in degrees, until its lines are level. */
export type TurnOfPage = {
  degrees: number
  /** Whether its lines stand upright; on which side their beginning is, their letters tell. */
  isSideways: boolean
}

type Grey = { data: Uint8Array; width: number; height: number }
type Points = { along: number[]; across: number[] }

const mostDegrees = 8
const blockPx = 16
const leastInk = 400
/** A line of text has no more; the edge of the paper and rules of tables have, and would outweigh all text. */
const mostInkOfRow = 120
const mostInk = 60_000
/** The edges of a photograph show the table. */
const edgeShare = 0.03

/**
 * Measured by how clearly rows of ink and of paper alternate, for each of some fifty angles over at most 60,000 points: some hundredths
 * of a second. `page` should be about 700 pixels wide.
 */
export function turnOfPage(page: Grey): TurnOfPage {
  const ink = inkOf(page)
  if (ink.along.length < leastInk) return { degrees: 0, isSideways: false }
  const level = bestAngle(ink)
  const upright = bestAngle({ along: ink.across, across: ink.along })
  const isSideways = upright.score > 1.15 * level.score
  return isSideways
    ? { degrees: 90 + upright.degrees, isSideways }
    : // Minus nothing is written as nothing.
      { degrees: level.degrees === 0 ? 0 : -level.degrees, isSideways }
}

/** What is clearly darker than its surroundings: light falls unevenly on paper. */
function inkOf({ data, width, height }: Grey): Points {
  const means = meansOf({ data, width, height })
  const columns = Math.ceil(width / blockPx)
  const ink: Points = { along: [], across: [] }
  const [left, top] = [Math.round(edgeShare * width), Math.round(edgeShare * height)]
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++) {
      const mean = means[Math.floor(y / blockPx) * columns + Math.floor(x / blockPx)] ?? 0
      if ((data[y * width + x] ?? 255) >= 0.78 * mean) continue
      ink.along.push(x)
      ink.across.push(y)
    }
  const step = Math.ceil(ink.along.length / mostInk)
  const isKept = (_: number, at: number) => at % step === 0
  return step > 1 ? { along: ink.along.filter(isKept), across: ink.across.filter(isKept) } : ink
}

function meansOf({ data, width, height }: Grey): Float64Array {
  const columns = Math.ceil(width / blockPx)
  const sums = new Float64Array(columns * Math.ceil(height / blockPx))
  const counts = new Float64Array(sums.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const block = Math.floor(y / blockPx) * columns + Math.floor(x / blockPx)
      sums[block] = (sums[block] ?? 0) + (data[y * width + x] ?? 0)
      counts[block] = (counts[block] ?? 0) + 1
    }
  return sums.map((sum, block) => sum / (counts[block] ?? 1))
}

/** The angle at which lines are clearest, in degrees clockwise; none unless it is clearer than as the page lies. */
function bestAngle(ink: Points): { degrees: number; score: number } {
  const asItLies = { degrees: 0, score: clearnessAt(ink, 0) }
  let best = asItLies
  const look = (from: number, to: number, step: number) => {
    for (let at = 0; from + at * step <= to; at++) {
      const degrees = Math.round((from + at * step) * 10) / 10
      const score = clearnessAt(ink, degrees)
      if (score > best.score) best = { degrees, score }
    }
  }
  look(-mostDegrees, mostDegrees, 0.5)
  look(best.degrees - 0.4, best.degrees + 0.4, 0.1)
  return best.score > 1.1 * asItLies.score && Math.abs(best.degrees) >= 0.3 ? best : asItLies
}

function clearnessAt({ along, across }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Map<number, number>()
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < along.length; at++) {
    const row = Math.round((across[at] ?? 0) - (along[at] ?? 0) * slope)
    rows.set(row, (rows.get(row) ?? 0) + 1)
    first = Math.min(first, row)
    last = Math.max(last, row)
  }
  let sum = 0
  const inkAt = (row: number) => Math.min(mostInkOfRow, rows.get(row) ?? 0)
  for (let row = first; row <= last + 1; row++) sum += (inkAt(row) - inkAt(row - 1)) ** 2
  return sum
}
