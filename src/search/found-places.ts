import { greatCircleKm, type PlaceSets } from './place-sets.ts'
import type { Area, FoundPlaces, Point } from './types.ts'

/** `counts` has the documents of each place set; `distances` are those from where was searched, `radiusKm` how far. */
export function foundPlaces(
  places: PlaceSets,
  counts: Int32Array,
  searched: { from: Point | Area; distances: Float64Array; radiusKm: number },
): FoundPlaces {
  return {
    within: circle => {
      let sum = 0
      for (let set = 0; set < counts.length; set++) {
        const count = counts[set] as number // within bounds by the loop
        if (count > 0 && places.isWithin(set, circle)) sum += count
      }
      return sum
    },
    nearest: ({ most, apartKm }) => {
      const chosen: Point[] = []
      while (chosen.length < most) {
        const next = nearestPoint(places, counts, searched, point =>
          chosen.every(other => greatCircleKm(other, point) > apartKm),
        )
        if (!next) break
        chosen.push(next)
      }
      return chosen
    },
  }
}

function nearestPoint(
  places: PlaceSets,
  counts: Int32Array,
  { from, distances, radiusKm }: { from: Point | Area; distances: Float64Array; radiusKm: number },
  mayBe: (point: Point) => boolean,
): Point | null {
  let best: Point | null = null
  let bestKm = Infinity
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
