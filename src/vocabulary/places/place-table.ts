import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile } from '../data-file.ts'
import { onlyBehindTowns, partsByTown } from './city-parts.ts'
import { partsOfDoubleName } from './double-names.ts'
import type { CountryCode, Place } from './place.ts'
import { placeKey, shortKey } from './place-names.ts'
import { allStates } from './place-states.ts'

export type PlaceEntry = Place & {
  isDistrict: boolean
  /** Its names, folded. */
  keys: string[]
}

export type PlaceTable = {
  byId: Map<number, PlaceEntry>
  /** All names, aliases and short forms, folded; largest place first. */
  byName: Map<string, PlaceEntry[]>
  /** Keyed by names without a suffix such as "am Main". */
  byShortName: Map<string, PlaceEntry[]>
  /** Keyed by country and postal code ("DE10115"). */
  byPostalCode: Map<string, PlaceEntry>
  /** All folded names in alphabetical order, for prefix search; sorted on first use. */
  readonly sortedNames: readonly string[]
  regions: Map<string, PlaceEntry>
  longestNameWords: number
  /** Beginnings of names of several words, folded, that end with a word: what is none of them continues no name. */
  beginnings: Set<string>
}

const folder: { path: string | null } = { path: null }
let loaded: PlaceTable | undefined

/** From now on, postal codes loaded by the operator (see cli/load-places) are read from this data folder. */
export function readPlacesFrom(dataDir: string): void {
  folder.path = join(dataDir, 'places', 'postal-codes.tsv')
  loaded = undefined
}

/** Loaded on first use. */
export function placeTable(): PlaceTable {
  loaded ??= read()
  return loaded
}

function read(): PlaceTable {
  const byName: PlaceTable['byName'] = new Map()
  let sortedNames: string[] | undefined
  const table: PlaceTable = {
    byId: new Map(),
    byName,
    byShortName: new Map(),
    byPostalCode: new Map(),
    get sortedNames() {
      sortedNames ??= [...byName.keys()].sort()
      return sortedNames
    },
    regions: new Map(),
    longestNameWords: 1,
    beginnings: new Set(),
  }
  const stateNames = new Map(allStates.map(state => [state.code, state.nameDe]))
  const aliases: [string, PlaceEntry][] = []
  eachLine(dataFile('places.tsv'), columns => {
    const place = placeOf(columns, stateNames)
    table.byId.set(place.id, place)
    addName(table, place.name, place)
    if (columns[8]) for (const alias of columns[8].split('|')) aliases.push([alias, place])
  })
  for (const [alias, place] of aliases) addName(table, alias, place)
  // When only larger places have the name as an alias, the place that actually bears it still comes first.
  for (const list of table.byName.values()) if (list.length > 1) list.sort(bySize)
  for (const list of table.byShortName.values()) if (list.length > 1) list.sort(bySize)
  addDoubleNames(table)
  addPartsOfCities(table)
  addPostalCodes(table, dataFile('postal-codes.tsv'))
  if (folder.path && existsSync(folder.path))
    addOperatorCodes(table, readFileSync(folder.path, 'utf8'), stateNames)
  addRegions(table)
  return table
}

function placeOf(columns: string[], stateNames: Map<string, string>): PlaceEntry {
  const [
    id = '',
    name = '',
    country = '',
    stateCode = '',
    lat = '',
    lon = '',
    population = '',
    district = '',
  ] = columns
  return {
    id: Number(id),
    name,
    // The file is built by us: its countries are the four.
    country: country as CountryCode,
    stateCode,
    stateName: stateNames.get(stateCode) ?? stateCode,
    latDegrees: Number(lat),
    lonDegrees: Number(lon),
    population: Number(population),
    postalCode: null,
    isDistrict: district === '1',
    keys: [],
  }
}

function addName(table: PlaceTable, name: string, place: PlaceEntry): void {
  const key = placeKey(name)
  if (key === '') return
  push(table.byName, key, place)
  place.keys.push(key)
  const bare = bareVowels(name)
  if (bare !== null && bare !== key) push(table.byName, bare, place)
  if (!key.includes(' ')) return
  addBeginnings(table, key)
  if (bare !== null) addBeginnings(table, bare)
  const short = shortKey(key)
  if (short !== key) push(table.byShortName, short, place)
  table.longestNameWords = Math.max(table.longestNameWords, key.split(' ').length)
}

function addDoubleNames(table: PlaceTable): void {
  const added = new Map<string, PlaceEntry[]>()
  for (const place of table.byId.values()) {
    if (place.isDistrict) continue
    for (const part of partsOfDoubleName(place)) {
      const key = placeKey(part)
      if (!table.byName.has(key) && !table.byShortName.has(key)) push(added, key, place)
    }
  }
  for (const [key, places] of added) table.byShortName.set(key, places.sort(bySize))
}

/** "Schwabing" is looked up as München: parts that no other place is called like. */
function addPartsOfCities({ byName, byShortName }: PlaceTable): void {
  for (const [town, parts] of partsByTown) {
    const [city] = [...(byName.get(town) ?? []), ...(byShortName.get(town) ?? [])].sort(bySize)
    if (!city) continue
    for (const part of parts)
      if (!onlyBehindTowns.has(part) && !byName.has(part) && !byShortName.has(part))
        byShortName.set(part, [city])
  }
}

function addBeginnings({ beginnings }: PlaceTable, key: string): void {
  for (let end = key.indexOf(' '); end > 0; end = key.indexOf(' ', end + 1)) beginnings.add(key.slice(0, end))
}

// "Zurich", "Dusseldorf": umlauts written as bare vowels.
function bareVowels(name: string): string | null {
  return /[äöü]/i.test(name) ? placeKey(name.normalize('NFD').replace(/\p{M}/gu, '')) : null
}

function addPostalCodes(table: PlaceTable, text: string): void {
  eachLine(text, ([country = '', from = '', to = '', id = '']) => {
    const place = table.byId.get(Number(id))
    if (!place) return
    place.postalCode ??= from
    for (let code = Number(from); code <= Number(to); code++) {
      table.byPostalCode.set(country + String(code).padStart(from.length, '0'), place)
    }
  })
}

// Columns: country, code, place, state, lat, lon. A nearby place that is already in the table keeps its id and size.
function addOperatorCodes(table: PlaceTable, text: string, stateNames: Map<string, string>): void {
  let nextId = -1_000_001
  eachLine(text, ([country = '', code = '', name = '', stateCode = '', lat = '', lon = '']) => {
    const key = placeKey(name)
    const known = [...(table.byName.get(key) ?? []), ...(table.byShortName.get(key) ?? [])].find(
      place => place.stateCode === stateCode && Math.abs(place.latDegrees - Number(lat)) < 0.2,
    )
    const place =
      known ?? placeOf([String(nextId--), name, country, stateCode, lat, lon, '0', ''], stateNames)
    if (!known) {
      table.byId.set(place.id, place)
      addName(table, name, place)
    }
    place.postalCode ??= code
    table.byPostalCode.set(country + code, place)
  })
}

// States become places: at the centre of their population, with a negative id.
function addRegions(table: PlaceTable): void {
  const sums = new Map<string, { lat: number; lon: number; people: number }>()
  for (const place of table.byId.values()) {
    const sum = sums.get(place.stateCode) ?? { lat: 0, lon: 0, people: 0 }
    const people = place.isDistrict ? 0 : place.population
    sum.lat += place.latDegrees * people
    sum.lon += place.lonDegrees * people
    sum.people += people
    sums.set(place.stateCode, sum)
  }
  allStates.forEach(({ code, nameDe, country }, at) => {
    const sum = sums.get(code)
    if (!sum || sum.people === 0) return
    const region: PlaceEntry = {
      id: -1 - at,
      name: nameDe,
      country,
      stateCode: code,
      stateName: nameDe,
      latDegrees: sum.lat / sum.people,
      lonDegrees: sum.lon / sum.people,
      population: sum.people,
      postalCode: null,
      isDistrict: false,
      keys: [],
    }
    table.regions.set(code, region)
    table.byId.set(region.id, region)
  })
}

function bySize(a: PlaceEntry, b: PlaceEntry): number {
  return Number(a.isDistrict) - Number(b.isDistrict) || b.population - a.population || a.id - b.id
}

function push(map: Map<string, PlaceEntry[]>, key: string, place: PlaceEntry): void {
  const list = map.get(key)
  if (!list) map.set(key, [place])
  else if (!list.includes(place)) list.push(place)
}

function eachLine(text: string, read: (columns: string[]) => void): void {
  for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) read(line.split('\t'))
}
