import { jobValues } from '../../vocabulary/jobs/job.values.ts'
import { isInArea } from '../../vocabulary/places/areas.ts'
import { distanceKm, states } from '../../vocabulary/places/places.ts'
import type { Context } from '../caller/context.ts'
import { type PlaceCorrection, readSearchPlace, type SearchPlace } from '../job-search/resolve-place.ts'
import { plain } from '../job-search/steps/suggest-vocabulary.ts'
import {
  type EmployerListParams,
  employerOwnerships,
  employerTypes,
  noEmployerListParams,
} from './employer.schema.ts'
import type { EmployerRow } from './employer-row.ts'
import { employersWithCounts } from './steps/employers-with-counts.ts'

type FilterName = 'type' | 'ownership' | 'size' | 'country' | 'state'
export type EmployerFacets = Record<FilterName | 'hiring', { value: string; count: number }[]>

export type EmployerListResult = {
  params: EmployerListParams
  total: number
  page: number
  pageSize: number
  pageCount: number
  employers: EmployerRow[]
  /** Counts per value: how many employers the list would have with it selected, all other filters kept. */
  facets: EmployerFacets
  place: SearchPlace | null
  correctedPlace: PlaceCorrection | null
}

/**
 * Lists employers by name, place and filters. There are few enough (thousands) to filter in memory, which gives German collation and exact
 * counts on any database.
 */
export async function listEmployers(
  ctx: Context,
  given: Partial<EmployerListParams>,
): Promise<EmployerListResult> {
  const wanted = { ...noEmployerListParams, ...given }
  const { place, corrected: correctedPlace } = readSearchPlace(wanted.place, wanted.radius)
  const known = correctedPlace ? { ...wanted, place: correctedPlace.to } : wanted
  const params = place?.kind === 'region' ? withRegion(known, place) : known
  const rows = await employersWithCounts(ctx)
  const found = place?.kind === 'unknown' ? [] : nearby(matching(rows, params.q), place)
  const chosen = found.filter(row => passes(row, params, null)).sort(orders[params.sort])
  const offset = (params.page - 1) * params.pageSize
  return {
    params,
    total: chosen.length,
    page: params.page,
    pageSize: params.pageSize,
    pageCount: Math.ceil(chosen.length / params.pageSize),
    employers: chosen.slice(offset, offset + params.pageSize),
    facets: countFacets(found, params),
    place,
    correctedPlace,
  }
}

const names = new Intl.Collator('de', { numeric: true })
/** German collation. */
const byName = (a: EmployerRow, b: EmployerRow) => names.compare(a.name, b.name) || a.id - b.id
const orders = {
  name: byName,
  'open-positions': (a: EmployerRow, b: EmployerRow) => b.openPositions - a.openPositions || byName(a, b),
}

/** Every word must occur in the name, town or postal code; umlauts match either spelling. */
function matching(rows: EmployerRow[], text: string): EmployerRow[] {
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(row => {
    const searched = plain(`${row.name} ${row.city ?? ''} ${row.postalCode ?? ''}`)
    return words.every(word => searched.includes(word))
  })
}

function nearby(rows: EmployerRow[], place: SearchPlace | null): EmployerRow[] {
  if (place?.kind !== 'town' && place?.kind !== 'area') return rows
  return rows.flatMap(row => {
    const { latDegrees, lonDegrees } = row
    if (latDegrees === null || lonDegrees === null) return []
    if (place.kind === 'area') return isInArea(place.circles, { latDegrees, lonDegrees }) ? [row] : []
    const km = distanceKm(place, { latDegrees, lonDegrees })
    return km <= place.radiusKm ? [{ ...row, distanceKm: Math.round(km) }] : []
  })
}

function withRegion(
  params: EmployerListParams,
  region: { filter: 'state' | 'country'; value: string },
): EmployerListParams {
  const elsewhere = { ...params, place: '', radius: null }
  if (region.filter === 'state') return { ...elsewhere, state: [...new Set([...params.state, region.value])] }
  const countries = jobValues.country.filter(each => each === region.value || params.country.includes(each))
  return { ...elsewhere, country: countries }
}

const readValue: Record<FilterName, (row: EmployerRow) => string | null> = {
  type: row => row.type,
  ownership: row => row.ownership,
  size: row => row.size,
  country: row => row.country,
  state: row => row.stateCode,
}
const filterNames = ['type', 'ownership', 'size', 'country', 'state'] as const

function passes(row: EmployerRow, params: EmployerListParams, except: FilterName | 'hiring' | null): boolean {
  if (params.hiring && except !== 'hiring' && row.openPositions === 0) return false
  return filterNames.every(name => {
    const chosen: readonly string[] = params[name]
    if (name === except || chosen.length === 0) return true
    const value = readValue[name](row)
    return value !== null && chosen.includes(value)
  })
}

function countFacets(rows: EmployerRow[], params: EmployerListParams): EmployerFacets {
  const count = (name: FilterName, values: readonly string[]) => {
    const counts = new Map<string, number>(values.map(value => [value, 0]))
    for (const row of rows) {
      const value = readValue[name](row)
      if (value !== null && passes(row, params, name)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [...counts].map(([value, count]) => ({ value, count }))
  }
  const hiring = rows.filter(row => row.openPositions > 0 && passes(row, params, 'hiring')).length
  return {
    type: count('type', employerTypes),
    ownership: count('ownership', employerOwnerships),
    size: count('size', jobValues.employerSize),
    country: count('country', jobValues.country),
    state: count(
      'state',
      states().map(state => state.code),
    ),
    hiring: [{ value: 'true', count: hiring }],
  }
}
