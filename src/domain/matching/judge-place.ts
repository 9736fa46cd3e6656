import { distanceKm } from '../../vocabulary/places/places.ts'
import { type Judged, met, type Points, unknown, unmet } from './criterion.ts'
import type { WishedPlace } from './match-profile.ts'

/** Beyond this multiple of the radius an ad is out of the question. */
const mostRadii = 1.5
/** What a place at the edge of the radius counts of one in its middle. */
const shareAtEdge = 0.4

/**
 * Met within the radius of a wished place, the nearer the better; an ad without a known place is unknown. Work that is done at home is as
 * good as at the edge, wherever the employer is: nobody has to get there.
 */
export function judgeDistance(wished: readonly WishedPlace[], points: Points, isRemote: boolean): Judged {
  const radii = points.length === 0 ? null : radiiAway(wished, points)
  if (radii !== null && radii <= 1) return met(1 - (1 - shareAtEdge) * radii)
  if (isRemote) return met(shareAtEdge, 'remote')
  return radii === null ? unknown : unmet(Math.min(1, 0.5 + (radii - 1)))
}

/** Whether an ad is not out of the question because of where it is. */
export function judgeRadius(wished: readonly WishedPlace[], points: Points, isRemote: boolean): Judged {
  if (isRemote) return met()
  if (points.length === 0) return unknown
  return radiiAway(wished, points) > mostRadii ? unmet() : met()
}

/** What is further away is just far. */
const farRadii = 2
/** A degree of latitude, and less than one of longitude where people and ads are. */
const kmPerLat = 110.5
const kmPerLon = 60

/** Distance to the nearest wished place in multiples of its radius, up to two. */
function radiiAway(wished: readonly WishedPlace[], points: Points): number {
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
