import { remember } from '../../../basics/remember.ts'
import { placeTable } from '../../../vocabulary/places/place-table.ts'
import { distanceKm, type Place } from '../../../vocabulary/places/places.ts'

/** Smaller places could be somebody's home. */
const fewestInhabitants = 20_000
const remembered = 5_000

/** The nearest town from 20,000 inhabitants and how far it is; the place itself when it is one. */
export function nearestShownTown(placeId: number): { town: Place; km: number } | null {
  return nearest(String(placeId))
}

const nearest = remember(remembered, (id: string): { town: Place; km: number } | null => {
  const table = placeTable()
  const from = table.byId.get(Number(id))
  if (!from) return null
  let best: { town: Place; km: number } | null = null
  for (const town of table.byId.values()) {
    // Federal states have negative ids.
    if (town.id < 0 || town.isDistrict || town.population < fewestInhabitants) continue
    if (town.country !== from.country) continue
    const km = distanceKm(from, town)
    if (!best || km < best.km) best = { town, km }
  }
  return best
})
