import { areAlike } from './looks/colours.ts'
import { leastPoints, paper } from './looks/looks.ts'
import { type Paint, type PaintedPage, type Shown, visibleOpacity } from './painted-page.ts'

/** A run of text on its page, in points from the lower left corner. */
type Placed = { text: string; x: number; y: number; width: number }

/**
 * What of a run people see: nothing of what was printed in the colour of its background, smaller than anybody reads, without ink, or beside
 * the page. `words` for search engines and models are put there, and are no facts.
 */
export function seenPartOf(run: Placed, { paints, shown }: PaintedPage, sheet: readonly number[]): string {
  const inside = shown.filter(
    ({ x, y, text }) =>
      text.trim() !== '' && Math.abs(y - run.y) < 1 && x > run.x - 1.5 && x < run.x + run.width - 0.5,
  )
  const unseen = inside.filter(each => isUnseen(each, paints, sheet))
  if (unseen.length === 0) return run.text
  if (unseen.length === inside.length) return ''
  return unseen.reduce((text, { text: part }) => text.replace(part.trim(), ' '), run.text)
}

const withoutInk = 3
const clipOnly = 7

function isUnseen(text: Shown, paints: readonly Paint[], sheet: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = sheet
  const { x, y, sizePoints, opacity, mode } = text
  if (x < left - sizePoints || x > right || y < bottom - sizePoints || y > top) return true
  if (sizePoints < leastPoints || opacity < visibleOpacity) return true
  // Over a scan such letters are what a program has recognised in it.
  if (mode === withoutInk || mode === clipOnly)
    return !paints.some(each => each.colour === null && holds(each, text))
  return isOnItsColour(text, paints)
}

/** Judged by what lies right below; an area without corners may end before the letters, and only counts where it would hide them. */
function isOnItsColour(text: Shown, paints: readonly Paint[]): boolean {
  const { colour } = text
  if (colour === null) return false
  const below = paints.slice(0, text.paintsBelow).filter(each => holds(each, text))
  for (const paint of below.toReversed()) {
    const isAlike = paint.colour !== null && areAlike(colour, paint.colour)
    if (!isAlike) return false
    if (paint.isRectangle) return true
  }
  return areAlike(colour, paper)
}

/** Whether an area is below the middle of the first letter. */
function holds({ box }: Paint, { x, y, sizePoints }: Shown): boolean {
  const [across, up] = [x + sizePoints / 4, y + sizePoints / 4]
  return across >= box.left && across <= box.right && up >= box.bottom && up <= box.top
}
