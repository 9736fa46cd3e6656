/** A straight line along the page or down it, as tables have them. */
export type Rule = { x: number; y: number; length: number; isUpright: boolean }

type Box = { left: number; bottom: number; right: number; top: number }

/** How many points belong to: move, line, the two curves, the way back to where it began. */
const pointsOfStep = [1, 1, 3, 2, 0]

/** What of a path that was drawn goes along the page or down it; `place` tells where two of its points lie on the page. */
export function rulesOfPath(numbers: readonly number[], place: (box: readonly number[]) => Box): Rule[] {
  const rules: Rule[] = []
  let begun: [number, number] = [0, 0]
  let pen = begun
  const drawTo = (next: [number, number]) => {
    const rule = ruleOf(place([...pen, ...next]))
    if (rule) rules.push(rule)
    pen = next
  }
  let at = 0
  while (at < numbers.length) {
    const count = pointsOfStep[numbers[at] ?? 0] ?? 0
    const next: [number, number] = [numbers[at + 2 * count - 1] ?? 0, numbers[at + 2 * count] ?? 0]
    if (numbers[at] === 0) begun = next
    if (numbers[at] === 1) drawTo(next)
    else if (count === 0) drawTo(begun)
    else pen = next
    at += 1 + 2 * count
  }
  return rules
}

const thickestPoints = 2.5
const shortestPoints = 8

/** An area so thin that it looks like a line. */
export function ruleOf({ left, right, bottom, top }: Box): Rule | null {
  const [width, height] = [right - left, top - bottom]
  if (Math.min(width, height) > thickestPoints || Math.max(width, height) < shortestPoints) return null
  return width > height
    ? { x: left, y: (top + bottom) / 2, length: width, isUpright: false }
    : { x: (left + right) / 2, y: bottom, length: height, isUpright: true }
}
