import type { Box } from './line.ts'

/** How a page was turned to be read, clockwise, and its size as people see it. */
export type PageTurn = { degrees: number; widthPoints: number; heightPoints: number }

/** Where a box of a turned page lies on the page as people see it. `width` and `height` are those of the turned page. */
export function asSeen(box: Box, turned: { width: number; height: number }, turn: PageTurn): Box {
  const angle = (turn.degrees * Math.PI) / 180
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => {
    const [right, down] = [x - turned.width / 2, y - turned.height / 2]
    return {
      x: right * Math.cos(angle) + down * Math.sin(angle) + turn.widthPoints / 2,
      y: down * Math.cos(angle) - right * Math.sin(angle) + turn.heightPoints / 2,
    }
  })
  const x = Math.min(...corners.map(corner => corner.x))
  const y = Math.min(...corners.map(corner => corner.y))
  return {
    page: box.page,
    ...{ x: rounded(x), y: rounded(y) },
    width: rounded(Math.max(...corners.map(corner => corner.x)) - x),
    height: rounded(Math.max(...corners.map(corner => corner.y)) - y),
  }
}

function rounded(points: number): number {
  return Math.round(points * 10) / 10
}
