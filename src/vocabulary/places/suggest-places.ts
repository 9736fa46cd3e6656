import { placeKey } from './place-names.ts'
import { type PlaceEntry, type PlaceTable, placeTable } from './place-table.ts'
import type { Place } from './places.ts'

/** Places whose name or postal code starts with the prefix, largest first. */
export function suggestPlaces(prefix: string, limit: number): Place[] {
  const key = placeKey(prefix.slice(0, 80))
  if (key === '' || limit < 1) return []
  const table = placeTable()
  const found = /^\d{2,5}$/.test(key) ? byCode(table, key) : byPrefix(table, key)
  for (const region of table.regions.values()) if (placeKey(region.name).startsWith(key)) found.add(region)
  return [...found].sort((a, b) => rank(b, key) - rank(a, key) || a.id - b.id).slice(0, limit)
}

// A state that shares its name with its city ("Hamburg") is redundant; other states rank like their towns.
function rank(place: PlaceEntry, key: string): number {
  const size = place.isDistrict
    ? place.population / 20
    : place.id < 0
      ? place.population / 50
      : place.population
  const name = placeKey(place.name)
  if (name === key) return size + 50_000
  // Matches by alias ("Freie und Hansestadt Hamburg" for "frei") rank below those by name.
  return name.startsWith(key) || /^\d/.test(key) ? size : size / 50
}

function byCode(table: PlaceTable, digits: string): Set<PlaceEntry> {
  const found = new Set<PlaceEntry>()
  for (const [code, place] of table.byPostalCode) if (code.startsWith(digits, 2)) found.add(place)
  return found
}

function byPrefix(table: PlaceTable, key: string): Set<PlaceEntry> {
  const found = new Set<PlaceEntry>()
  for (let at = firstAtOrAfter(table.sortedNames, key); at < table.sortedNames.length; at++) {
    const name = table.sortedNames[at]
    if (!name?.startsWith(key)) break
    for (const place of table.byName.get(name) ?? []) found.add(place)
  }
  return found.size > 0 ? found : byPart(table, key)
}

/** "Schwabing" is offered as München, "Tiengen" as Waldshut-Tiengen, where no name begins so. */
function byPart({ byShortName }: PlaceTable, key: string): Set<PlaceEntry> {
  const found = new Set<PlaceEntry>()
  for (const [name, places] of byShortName)
    if (name.startsWith(key)) for (const place of places) found.add(place)
  return found
}

function firstAtOrAfter(names: readonly string[], key: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((names[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
