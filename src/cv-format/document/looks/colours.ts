/** Nobody tells shades apart that are nearer than this, of 255. */
const leastDifference = 20

/** Two colours as `#rrggbb`. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  return first.every((value, at) => Math.abs(value - (second[at] ?? 0)) < leastDifference)
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}
