import type { Place } from '../place.ts'
import { placeTable } from '../place-table.ts'
import { isInBox } from './map-section.ts'

let sorted: { table: unknown; towns: Place[] } | undefined

/** The largest towns of a section, for orientation. */
export function largestTowns(box: Parameters<typeof isInBox>[1], most: number): Place[] {
  const found: Place[] = []
  for (const town of townsBySize()) {
    if (found.length === most) break
    if (isInBox(town, box)) found.push(town)
  }
  return found
}

/** Sorted again when the operator's places were read. */
function townsBySize(): readonly Place[] {
  const table = placeTable()
  if (sorted?.table === table) return sorted.towns
  const towns = [...table.byId.values()]
    .filter(place => !place.isDistrict && place.id > 0)
    .sort((a, b) => b.population - a.population || a.id - b.id)
  sorted = { table, towns }
  return towns
}
