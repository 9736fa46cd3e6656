import { greatCircleKm, type PlaceSets } from './place-sets.ts'
import type { Area, FoundPlaces, Point } from './types.ts'

/** A degree of latitude is a little longer: a cheap test for what is too far away. */
const kmPerDegree = 111

/** `counts` has the documents of each place set; `distances` are those from where was searched, `radiusKm` how far. */
export function foundPlaces(
  places: PlaceSets,
  counts: Int32Array,
  searched: { from: Point | Area; distances: Float64Array; radiusKm: number },
): FoundPlaces {
  const isWithin = (circle: Point & { radiusKm: number }, point: Point) =>
    Math.abs(circle.latDegrees - point.latDegrees) * kmPerDegree <= circle.radiusKm &&
    greatCircleKm(circle, point) <= circle.radiusKm
  return {
    within: circle => {
      let sum = 0
      for (let set = 0; set < counts.length; set++) {
        const count = counts[set] as number // within bounds by the loop
        if (count > 0 && places.pointsOf(set).some(point => isWithin(circle, point))) sum += count
      }
      return sum
    },
    nearest: ({ most, apartKm }) => {
      const chosen: Point[] = []
      while (chosen.length < most) {
        const next = nearestPoint(places, counts, searched, point =>
          chosen.every(other => !isWithin({ ...other, radiusKm: apartKm }, point)),
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
