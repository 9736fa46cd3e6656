import type {
  Country,
  EmployerOwnership,
  EmployerSize,
  EmployerType,
} from '../../vocabulary/jobs/job.values.ts'

export type EmployerRow = {
  id: number
  slug: string
  name: string
  type: EmployerType
  ownership: EmployerOwnership | null
  size: EmployerSize | null
  postalCode: string | null
  city: string | null
  stateCode: string | null
  country: Country | null
  latDegrees: number | null
  lonDegrees: number | null
  /** From the searched place, in whole km; null without one. */
  distanceKm: number | null
  openPositions: number
  isFeatured: boolean
  logoFileId: string | null
}

type Row = {
  id: number
  slug: string
  name: string
  type: string
  ownership: string | null
  size: string | null
  postal_code: string | null
  city: string | null
  state_code: string | null
  country: string | null
  lat_degrees: number | null
  lon_degrees: number | null
  featured_until: Date | null
  logo_file_id: string | null
  open_positions: number
}

// Check constraints limit these columns to the listed values; the generated types only say `string`.
export function toEmployerRow(row: Row, now: Date): EmployerRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: row.type as EmployerType,
    ownership: row.ownership as EmployerOwnership | null,
    size: row.size as EmployerSize | null,
    postalCode: row.postal_code,
    city: row.city,
    stateCode: row.state_code,
    country: row.country as Country | null,
    latDegrees: row.lat_degrees,
    lonDegrees: row.lon_degrees,
    distanceKm: null,
    openPositions: row.open_positions,
    logoFileId: row.logo_file_id,
    isFeatured: row.featured_until !== null && row.featured_until > now,
  }
}
