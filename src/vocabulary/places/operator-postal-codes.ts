import { placeKey, shortKey } from './place-names.ts'
import { allStates } from './place-states.ts'
import { type PlaceEntry, placeTable } from './place-table.ts'
import { type CountryCode, distanceKm } from './places.ts'
import { nearKnownCode } from './postal-codes.ts'

export type CleanCode = {
  country: CountryCode
  code: string
  place: string
  stateCode: string
  latDegrees: number
  lonDegrees: number
}

export type CleaningReport = {
  read: number
  unreadable: number
  /** Companies and authorities with a postal code of their own ("Großempfänger"). */
  recipients: number
  /** Rows whose coordinates are shared by many other places. */
  misplaced: number
  /** Districts, and duplicates of a town already listed for the code. */
  repeated: number
  kept: number
}

type Row = CleanCode & { accuracy: string; isMisplaced: boolean }

// With more towns than this at one point, the point is a default.
const townsAtOnePoint = 12

/**
 * Cleans a GeoNames postal code file (tab-separated: country, code, place, admin names and codes 1–3, lat, lon, accuracy in degrees): one
 * town per code, companies removed, default coordinates replaced.
 */
export function cleanPostalFile(text: string): { codes: CleanCode[]; report: CleaningReport } {
  const report: CleaningReport = { read: 0, unreadable: 0, recipients: 0, misplaced: 0, repeated: 0, kept: 0 }
  const rows: Row[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    report.read += 1
    const row = rowOf(line.split('\t'))
    if (row) rows.push(row)
    else report.unreadable += 1
  }
  markMisplaced(rows)
  const byCode = Map.groupBy(rows, row => `${row.country}${row.code}`)
  const codes: CleanCode[] = []
  for (const group of byCode.values()) {
    const town = townOf(group, report)
    if (town) codes.push(town)
  }
  report.kept = codes.length
  return { codes, report }
}

function rowOf(columns: string[]): Row | null {
  const [country = '', code = '', name = '', , admin1 = ''] = columns
  const [lat = '', lon = '', accuracy = ''] = columns.slice(9)
  const stateCode = stateOf(country, admin1)
  const latDegrees = Number.parseFloat(lat)
  const lonDegrees = Number.parseFloat(lon)
  if (!stateCode || !/^\d{4,5}$/.test(code) || !Number.isFinite(latDegrees) || !Number.isFinite(lonDegrees))
    return null
  const place = withoutDistrict(name)
  if (place === '') return null
  // stateOf has verified that the country is one of the four.
  const known = { country: country as CountryCode, code, place, stateCode, latDegrees, lonDegrees }
  return { ...known, accuracy, isMisplaced: false }
}

function stateOf(country: string, admin1: string): string | null {
  if (country === 'LI') return 'LI'
  const code = `${country}-${country === 'AT' ? Number(admin1) : admin1}`
  return allStates.some(state => state.code === code) ? code : null
}

// "Wien, Innere Stadt", "Berlin (Mitte)", "Graz 4": only the town is used.
function withoutDistrict(name: string): string {
  return name
    .replace(/\s*[,(].*$/, '')
    .replace(/\s+\d{1,2}\.?$/, '')
    .trim()
}

function markMisplaced(rows: readonly Row[]): void {
  const namesAt = new Map<string, Set<string>>()
  const pointOf = (row: Row) => `${row.country} ${row.latDegrees} ${row.lonDegrees}`
  for (const row of rows) {
    const names = namesAt.get(pointOf(row)) ?? new Set()
    namesAt.set(pointOf(row), names.add(placeKey(row.place)))
  }
  for (const row of rows) row.isMisplaced = (namesAt.get(pointOf(row))?.size ?? 0) >= townsAtOnePoint
}

const organisation =
  /\b(?:gmbh|ag|kg|ohg|se|mbh|e\.?\s?v|kgaa|co)\b|bank|sparkasse|versicherung|finanzamt|gericht|ministerium|behörde|verlag|versand|telekom|universität|krankenkasse|aok|rundfunk|stadtwerke|stadtverwaltung|landesamt|bundesamt|agentur|postbank|lotto|kreisverwaltung|zentrale|werke?\b|postfach|service|center|institut|verband|kammer/iu

function townOf(group: readonly Row[], report: CleaningReport): CleanCode | null {
  const found: { row: Row; known: PlaceEntry | null }[] = []
  for (const row of group) {
    if (row.isMisplaced) report.misplaced += 1
    const known = knownPlace(row)
    const isOrganisation =
      organisation.test(row.place) || (row.country === 'DE' && row.accuracy.trim() === '')
    if (!known && isOrganisation) report.recipients += 1
    else found.push({ row, known })
  }
  found.sort((a, b) => (b.known?.population ?? -1) - (a.known?.population ?? -1))
  report.repeated += Math.max(0, found.length - 1)
  const [best] = found
  if (best) return placed(best.row, best.known)
  const [recipient] = group
  return recipient ? atNearestTown(recipient) : null
}

function knownPlace(row: Row): PlaceEntry | null {
  const table = placeTable()
  const key = placeKey(row.place)
  const options = [...(table.byName.get(key) ?? []), ...(table.byShortName.get(shortKey(key)) ?? [])].filter(
    place => place.stateCode === row.stateCode && !place.isDistrict,
  )
  if (row.isMisplaced) {
    const near = nearKnownCode(row.country, row.code)
    return options.find(place => !near || distanceKm(place, near) < 60) ?? null
  }
  return options.find(place => distanceKm(place, row) < 30) ?? null
}

function placed({ accuracy: _, isMisplaced, ...row }: Row, known: PlaceEntry | null): CleanCode | null {
  if (!isMisplaced) return row
  const point = known ?? nearKnownCode(row.country, row.code)
  return point ? { ...row, latDegrees: point.latDegrees, lonDegrees: point.lonDegrees } : null
}

// A company's own code is assigned to the town it is in.
function atNearestTown(row: Row): CleanCode | null {
  if (row.isMisplaced) return null
  let best: PlaceEntry | null = null
  let bestScore = 0
  for (const place of placeTable().byId.values()) {
    if (place.id < 0 || place.isDistrict || place.stateCode !== row.stateCode) continue
    const distance = distanceKm(place, row)
    const score = distance < 15 ? Math.log(place.population + 10) / (distance + 3) : 0
    if (score > bestScore) [best, bestScore] = [place, score]
  }
  if (!best) return null
  const { name, latDegrees, lonDegrees } = best
  return {
    country: row.country,
    code: row.code,
    place: name,
    stateCode: row.stateCode,
    latDegrees,
    lonDegrees,
  }
}
