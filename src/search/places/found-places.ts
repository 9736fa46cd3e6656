import type { Area, FoundPlaces, FoundPoints, Point } from './place-sets.ts'
import { greatCircleKm, type PlaceSets } from './place-sets.ts'

/** From where was searched and how far, with the distance of each place set. */
type Searched = { from: Point | Area; distances: Float64Array; radiusKm: number }

/** `counts` has the documents of each place set; `searched` is null when they were sought everywhere. */
export function foundPlaces(places: PlaceSets, counts: Int32Array, searched: Searched | null): FoundPlaces {
  return {
    found: () => foundPoints(places, counts, searched),
    within: circle => {
      let sum = 0
      for (let set = 0; set < counts.length; set++) {
        const count = counts[set] as number // within bounds by the loop
        if (count > 0 && places.isWithin(set, circle)) sum += count
      }
      return sum
    },
    nearest: ({ most, apartKm, furthestKm }) => {
      const chosen: Point[] = []
      while (searched && chosen.length < most) {
        const isApart = (point: Point) => chosen.every(other => greatCircleKm(other, point) > apartKm)
        const next = nearestPoint(places, counts, searched, { furthestKm, mayBe: isApart })
        if (!next) break
        chosen.push(next)
      }
      return chosen
    },
  }
}

function foundPoints(places: PlaceSets, counts: Int32Array, searched: Searched | null): FoundPoints {
  const positions = new Map<number, number>()
  const points: Point[] = []
  const sets: FoundPoints['sets'] = []
  let nowhere = 0
  for (let set = 0; set < counts.length; set++) {
    const count = counts[set] as number // within bounds by the loop
    if (count === 0 || (searched && !((searched.distances[set] as number) <= searched.radiusKm))) continue
    const codes = places.codesOf(set)
    if (codes.length === 0) nowhere += count
    else sets.push({ count, points: codes.map(code => position(code, set)) })
  }
  return { points, sets, nowhere }

  function position(code: number, set: number): number {
    const known = positions.get(code)
    if (known !== undefined) return known
    const point = places.pointsOf(set)[places.codesOf(set).indexOf(code)] as Point // the set has the code
    positions.set(code, points.length)
    return points.push(point) - 1
  }
}

function nearestPoint(
  places: PlaceSets,
  counts: Int32Array,
  { from, distances, radiusKm }: Searched,
  { furthestKm, mayBe }: { furthestKm: number; mayBe: (point: Point) => boolean },
): Point | null {
  let best: Point | null = null
  let bestKm = furthestKm
  for (let set = 0; set < counts.length; set++) {
    const km = distances[set] as number // within bounds: both have an entry per set
    if ((counts[set] as number) === 0 || km <= radiusKm || km >= bestKm) continue
    const point = closest(places.pointsOf(set), from)
    if (!point || !mayBe(point)) continue
    best = point
    bestKm = km
  }
  return best
}

function closest(points: readonly Point[], from: Point | Area): Point | null {
  const beyondKm = (point: Point) =>
    'circles' in from
      ? Math.min(...from.circles.map(circle => greatCircleKm(circle, point) - circle.radiusKm))
      : greatCircleKm(from, point)
  let best: Point | null = null
  for (const point of points) if (best === null || beyondKm(point) < beyondKm(best)) best = point
  return best
}
