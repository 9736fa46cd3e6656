import type { FoundPlaces } from '../../../search/types.ts'
import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { nearestTown } from '../../../vocabulary/places/nearest-town.ts'
import { placeText } from '../../../vocabulary/places/place-text.ts'
import type { TownCount } from '../../caller/job-search.ts'
import { resolveSearchPlace } from '../resolve-place.ts'

/** A search that finds fewer jobs is offered other ways. */
export const fewJobs = 5

const mostTowns = 3

/** The nearest towns with jobs beyond the distance of a search, each far enough from the others to have jobs of its own. */
export function townsWithJobs(where: FoundPlaces): TownCount[] {
  const towns = new Map<string, TownCount>()
  for (const point of where.nearest({ most: mostTowns, apartKm: defaultRadiusKm })) {
    const town = nearestTown(point)
    if (!town) continue
    const place = placeText(town)
    // Counted around the place that the text leads to, which decides what its link finds.
    const resolved = resolveSearchPlace(place, null)
    if (resolved?.kind !== 'town') continue
    const count = where.within(resolved)
    if (count > 0) towns.set(place, { place, count })
  }
  return [...towns.values()]
}
