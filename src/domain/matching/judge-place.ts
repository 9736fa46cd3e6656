import { distanceKm } from '../../vocabulary/places/places.ts'
import { type Judged, type MatchJob, met, unknown, unmet } from './criterion.ts'
import type { WishedPlace } from './match-profile.ts'

/** Beyond this multiple of the radius an ad is out of the question. */
export const mostRadii = 1.5
/** What a place at the edge of the radius counts of one in its middle. */
const shareAtEdge = 0.4

/** Met within the radius of a wished place, the nearer the better; an ad without a known place is unknown. */
export function judgeDistance(wished: readonly WishedPlace[], points: MatchJob['points']): Judged {
  if (points.length === 0) return unknown
  const radii = radiiAway(wished, points)
  return radii <= 1 ? met(1 - (1 - shareAtEdge) * radii) : unmet(Math.min(1, 0.5 + (radii - 1)))
}

/** Distance to the nearest wished place in multiples of its radius. */
export function radiiAway(wished: readonly WishedPlace[], points: MatchJob['points']): number {
  let nearest = Infinity
  for (const place of wished)
    for (const point of points) nearest = Math.min(nearest, distanceKm(place, point) / place.radiusKm)
  return nearest
}
