type Point = { latDegrees: number; lonDegrees: number }
type Spot = { x: number; y: number }

/** `sets`: how many things are at the same points, which are numbered by their position in `points`. */
export type CountedPoints<P = Point> = {
  points: readonly P[]
  sets: readonly { points: readonly number[]; count: number }[]
}

/** Points that are drawn as one circle, where most of what they stand for is. */
export type PointCluster<P = Point> = Spot & {
  /** The point in its middle. */
  at: P
  /** All points, `at` among them. */
  points: P[]
  /** How many things have one or more of these points: each counts once. */
  count: number
  radiusPx: number
}

/** Between the middles of circles: a finger's width, so that none covers another and each can be touched. */
const apartPx = 45
const leastRadiusPx = 11
const mostRadiusPx = 22
/** A few are never drawn as if they were many. */
const large = 25
/** Half of a digit's width, with its share of the point between thousands and of the edge. */
const digitPx = 3.7

/**
 * Draws points as circles, the area of which grows with the count. Points of the greatest `importance` become middles first, so that circles
 * stay where they are while one narrows a search; each other point goes to the nearest middle. Nothing depends on the order of the points:
 * equal ones give equal circles.
 */
export function clusterPoints<P extends Point>(
  { points, sets }: CountedPoints<P>,
  isShown: (point: P) => boolean,
  draw: (point: P) => Spot,
  importance: (point: P) => number,
): PointCluster<P>[] {
  const weights = new Float64Array(points.length)
  for (const set of sets) for (const point of set.points) weights[point] = (weights[point] ?? 0) + set.count
  const shown = points
    .map((point, number) => ({ point, number, weight: weights[number] ?? 0 }))
    .filter(({ point, weight }) => weight > 0 && isShown(point))
    .map(each => ({ ...each, ...draw(each.point), importance: importance(each.point) }))
    .sort((a, b) => b.importance - a.importance || b.weight - a.weight || comparePoints(a.point, b.point))
  const middles: typeof shown = []
  for (const each of shown) if (distanceTo(nearest(middles, each), each) >= apartPx) middles.push(each)
  const clusterOf = new Int32Array(points.length).fill(-1)
  const members: P[][] = middles.map(() => [])
  for (const each of shown) {
    const cluster = nearest(middles, each)
    clusterOf[each.number] = cluster ? middles.indexOf(cluster) : -1
    members[clusterOf[each.number] ?? -1]?.push(each.point)
  }
  const counts = countByCluster(sets, clusterOf, middles.length)
  const largest = counts.reduce((a, b) => Math.max(a, b), large)
  return middles.map(({ x, y, point }, number) => {
    const count = counts[number] ?? 0
    return { x, y, at: point, points: members[number] ?? [], count, radiusPx: radiusOf(count, largest) }
  })
}

function countByCluster(sets: CountedPoints['sets'], clusterOf: Int32Array, clusters: number): number[] {
  const counts = new Array<number>(clusters).fill(0)
  for (const { points, count } of sets) {
    const own = new Set(points.map(point => clusterOf[point] ?? -1))
    for (const cluster of own) if (cluster >= 0) counts[cluster] = (counts[cluster] ?? 0) + count
  }
  return counts
}

/** The area grows with the count, and the count has room inside. */
function radiusOf(count: number, largest: number): number {
  const byArea = Math.sqrt(leastRadiusPx ** 2 + ((mostRadiusPx ** 2 - leastRadiusPx ** 2) * count) / largest)
  return Math.min(Math.max(byArea, String(count).length * digitPx), mostRadiusPx)
}

function nearest<S extends Spot>(spots: readonly S[], from: Spot): S | undefined {
  let best: S | undefined
  for (const spot of spots) if (distanceTo(spot, from) < distanceTo(best, from)) best = spot
  return best
}

function distanceTo(spot: Spot | undefined, from: Spot): number {
  return spot ? Math.hypot(spot.x - from.x, spot.y - from.y) : Infinity
}

function comparePoints(a: Point, b: Point): number {
  return a.latDegrees - b.latDegrees || a.lonDegrees - b.lonDegrees
}
