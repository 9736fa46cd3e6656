import { remember } from '../../../basics/remember.ts'
import type { FoundPlaces } from '../../../search/places/place-sets.ts'
import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { nearestTown } from '../../../vocabulary/places/nearest-town.ts'
import { placeText } from '../../../vocabulary/places/place-text.ts'
import type { TownCount } from '../../caller/job-search.ts'
import { resolveSearchPlace } from '../resolve-place.ts'

/** A search that finds fewer jobs is offered other ways. */
export const fewJobs = 5

const mostTowns = 3
/** Who lives further away would have to move: then anywhere is as good. */
const furthestKm = 150
const rememberedTowns = 5_000

/** The nearest towns with jobs beyond the distance of a search, each far enough from the others to have jobs of its own. */
export function townsWithJobs(where: FoundPlaces): TownCount[] {
  const towns = new Map<string, TownCount>()
  for (const point of where.nearest({ most: mostTowns, apartKm: defaultRadiusKm, furthestKm })) {
    const town = townAt(`${point.latDegrees} ${point.lonDegrees}`)
    const count = town ? where.within(town.around) : 0
    if (town && count > 0) towns.set(town.place, { place: town.place, count })
  }
  return [...towns.values()]
}

/** A town as it is searched for, and where that text leads: this decides what its link finds. By latitude and longitude. */
const townAt = remember(rememberedTowns, key => {
  const [latDegrees = 0, lonDegrees = 0] = key.split(' ').map(Number)
  const town = nearestTown({ latDegrees, lonDegrees })
  const place = town ? placeText(town) : ''
  const around = resolveSearchPlace(place, null)
  return around?.kind === 'town' ? { place, around } : null
})
