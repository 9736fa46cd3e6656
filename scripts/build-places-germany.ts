import { createRequire } from 'node:module'
import { fold } from '../src/basics/fold.ts'
import { distanceKm } from '../src/vocabulary/places/places.ts'

export type Town = {
  id: number
  name: string
  country: string
  stateCode: string
  latDegrees: number
  lonDegrees: number
  population: number
  isDistrict: boolean
  aliases: string[]
}
type German = { name: string; postalCodes: string[]; state: string; phonePrefix: number }
export const germanStates: Record<string, [code: string, name: string]> = {
  '01': ['BW', 'Baden-Württemberg'],
  '02': ['BY', 'Bayern'],
  '03': ['HB', 'Bremen'],
  '04': ['HH', 'Hamburg'],
  '05': ['HE', 'Hessen'],
  '06': ['NI', 'Niedersachsen'],
  '07': ['NW', 'Nordrhein-Westfalen'],
  '08': ['RP', 'Rheinland-Pfalz'],
  '09': ['SL', 'Saarland'],
  '10': ['SH', 'Schleswig-Holstein'],
  '11': ['BB', 'Brandenburg'],
  '12': ['MV', 'Mecklenburg-Vorpommern'],
  '13': ['SN', 'Sachsen'],
  '14': ['ST', 'Sachsen-Anhalt'],
  '15': ['TH', 'Thüringen'],
  '16': ['BE', 'Berlin'],
}

export const german = createRequire(import.meta.url)('german-metadata/data/cities.json') as German[]
/**
 * German postal codes with their towns, from german-metadata. Rows as in postal-codes.tsv: country, first code, last code, id of the town.
 */
export function germanCodes(all: Town[]): [string, string, string, number][] {
  const byName = namesOf(all.filter(town => town.country === 'DE'))
  const open: { code: string; options: Town[] }[] = []
  const places = new Map<string, Town>()
  for (const row of german) {
    const options = optionsOf(row, byName)
    for (const code of row.postalCodes) {
      const [only] = options
      if (options.length === 1 && only) keepLarger(places, code, only)
      else open.push({ code, options })
    }
  }
  const centres = regionCentres(places)
  for (const { code, options } of open) {
    const centre = centres.get(code.slice(0, 3)) ?? centres.get(code.slice(0, 2))
    if (!centre) continue
    const near = options.filter(town => distanceKm(town, centre) < 50)
    near.sort((a, b) => distanceKm(a, centre) - distanceKm(b, centre))
    if (near[0]) keepLarger(places, code, near[0])
  }
  const kept = [...places].filter(([code, town]) => {
    const centre = centres.get(code.slice(0, 2))
    return !centre || distanceKm(town, centre) < 120
  })
  return kept.sort(([a], [b]) => a.localeCompare(b)).map(([code, town]) => ['DE', code, code, town.id])
}

function optionsOf(row: German, byName: Map<string, Town[]>): Town[] {
  const state = Object.values(germanStates).find(([, name]) => name === row.state)
  const wanted = row.state === 'Berlin' ? 'Berlin' : row.name
  const found = namesToTry(wanted).flatMap(name => byName.get(`DE-${state?.[0]} ${name}`) ?? [])
  if (found.length === 0 && row.state === 'Bremen') {
    return byName.get(`DE-HB ${row.phonePrefix === 471 ? 'bremerhaven' : 'bremen'}`) ?? []
  }
  const towns = found.filter(town => !town.isDistrict)
  return [...new Set(towns.length > 0 ? towns : found)]
}

function namesOf(all: Town[]): Map<string, Town[]> {
  const byName = new Map<string, Town[]>()
  for (const town of all) {
    const names = new Set([town.name, ...town.aliases].flatMap(namesToTry))
    for (const name of names) {
      const key = `${town.stateCode} ${name}`
      byName.set(key, [...(byName.get(key) ?? []), town])
    }
  }
  return byName
}

// "Frankfurt am Main" is also listed as "Frankfurt", "St. Ingbert" as "Sankt Ingbert".
function namesToTry(name: string): string[] {
  const whole = fold(name)
  const plain = whole
    .replace(/\s*\(.*\)|\/.*$|,.*$|\su\.a\.$/g, '')
    .replace(/\bst\.?\s/, 'sankt ')
    .replace(/[-\s]+/g, ' ')
    .trim()
  const short = plain.replace(/\s(?:a[mn]|im|in|bei|ob|vor|unter|auf|v|i|b|a)\b.*$/, '')
  return [...new Set([whole, plain, short])]
}

/**
 * Municipalities missing from the source ("Neukirchen-Vluyn") are placed where one of their districts is, else at the centre of the towns
 * with the same dialling code, else among the towns with the closest postal codes. Their codes are added to `codes`.
 */
export function municipalitiesBetweenNeighbours(
  known: Town[],
  codes: [string, string, string, number][],
): Town[] {
  const byId = new Map(known.map(town => [town.id, town]))
  const towns = new Map<string, Town | undefined>()
  for (const [country, code, , id] of codes) if (country === 'DE') towns.set(code, byId.get(id))
  const byName = namesOf(known.filter(town => town.country === 'DE'))
  const added: Town[] = []
  for (const row of german) {
    const state = Object.values(germanStates).find(([, name]) => name === row.state)
    const stateCode = `DE-${state?.[0]}`
    const [code] = row.postalCodes
    if (!code || row.postalCodes.some(other => towns.has(other))) continue
    if (!/^[\p{L}]+(?:[- ][\p{L}]+)*$/u.test(row.name)) continue
    const centre = centreOf(row, byCode(towns, code), towns, stateCode)
    if (!centre) continue
    const part = row.name
      .split('-')
      .flatMap(name => byName.get(`${stateCode} ${fold(name)}`) ?? [])
      .sort((a, b) => distanceKm(a, centre) - distanceKm(b, centre))[0]
    const point = part && distanceKm(part, centre) < 20 ? part : centre
    const { latDegrees, lonDegrees } = point
    const id = -2_000_000 - Number(code)
    const rest = { country: 'DE', stateCode, population: 0, isDistrict: false, aliases: [] }
    added.push({ id, name: row.name, latDegrees, lonDegrees, ...rest })
    for (const own of row.postalCodes) codes.push(['DE', own, own, id])
  }
  return added
}

// Only when the neighbours agree within 20 km; a place with less evidence is better left out.
function centreOf(row: German, near: Town[], towns: Map<string, Town | undefined>, stateCode: string) {
  const sameTelephone = german
    .filter(other => other.phonePrefix === row.phonePrefix && other !== row)
    .flatMap(other => other.postalCodes.flatMap(own => towns.get(own) ?? []))
    .filter(town => town.stateCode === stateCode && near.some(other => distanceKm(town, other) < 25))
  const inState = near.filter(town => town.stateCode === stateCode)
  const neighbours = sameTelephone.length > 0 ? [...new Set(sameTelephone)] : inState
  if (neighbours.length === 0 || (neighbours === inState && neighbours.length < 3)) return null
  const centre = { latDegrees: middle(neighbours.map(lat)), lonDegrees: middle(neighbours.map(lon)) }
  return neighbours.every(town => distanceKm(town, centre) < 20) ? centre : null
}

function byCode(towns: Map<string, Town | undefined>, code: string): Town[] {
  return [...towns.keys()]
    .filter(other => other.slice(0, 3) === code.slice(0, 3))
    .sort((a, b) => Math.abs(Number(a) - Number(code)) - Math.abs(Number(b) - Number(code)))
    .slice(0, 4)
    .flatMap(other => towns.get(other) ?? [])
}

function lat(town: Town): number {
  return town.latDegrees
}

function lon(town: Town): number {
  return town.lonDegrees
}

function middle(values: number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e4) / 1e4
}

function keepLarger(places: Map<string, Town>, code: string, town: Town): void {
  const known = places.get(code)
  if (!known || known.population < town.population) places.set(code, town)
}

function regionCentres(places: Map<string, Town>): Map<string, { latDegrees: number; lonDegrees: number }> {
  const sums = new Map<string, { lat: number; lon: number; count: number }>()
  for (const [code, { latDegrees, lonDegrees }] of places) {
    for (const length of [2, 3]) {
      const sum = sums.get(code.slice(0, length)) ?? { lat: 0, lon: 0, count: 0 }
      sums.set(code.slice(0, length), {
        lat: sum.lat + latDegrees,
        lon: sum.lon + lonDegrees,
        count: sum.count + 1,
      })
    }
  }
  return new Map(
    [...sums].map(([key, { lat, lon, count }]) => [
      key,
      { latDegrees: lat / count, lonDegrees: lon / count },
    ]),
  )
}
