import { distanceKm } from '../../vocabulary/places/places.ts'
import { type Judged, met, type Points, unknown, unmet } from './criterion.ts'
import type { WishedPlace } from './match-profile.ts'

/** Beyond this multiple of the radius an ad is out of the question. */
export const mostRadii = 1.5
/** What a place at the edge of the radius counts of one in its middle. */
const shareAtEdge = 0.4

/** Met within the radius of a wished place, the nearer the better; an ad without a known place is unknown. */
export function judgeDistance(wished: readonly WishedPlace[], points: Points): Judged {
  if (points.length === 0) return unknown
  const radii = radiiAway(wished, points)
  return radii <= 1 ? met(1 - (1 - shareAtEdge) * radii) : unmet(Math.min(1, 0.5 + (radii - 1)))
}

/** What is further away is just far. */
const farRadii = 2
/** A degree of latitude, and less than one of longitude where people and ads are. */
const kmPerLat = 110.5
const kmPerLon = 60

/** Distance to the nearest wished place in multiples of its radius, up to two. */
export function radiiAway(wished: readonly WishedPlace[], points: Points): number {
  let nearest = farRadii
  for (const place of wished) {
    const mostKm = farRadii * place.radiusKm
    for (const point of points) {
      // Most points need no more than this.
      if (Math.abs(point.latDegrees - place.latDegrees) * kmPerLat > mostKm) continue
      if (Math.abs(point.lonDegrees - place.lonDegrees) * kmPerLon > mostKm) continue
      nearest = Math.min(nearest, distanceKm(place, point) / place.radiusKm)
    }
  }
  return nearest
}
