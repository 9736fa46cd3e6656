import type { Database } from '../../../db/client.ts'
import type { SafeHtml } from '../../../texts/safe-html.ts'
import type { ProfileType } from './employer-profile.values.ts'

export type PlaceRow = {
  label: string | null
  street: string | null
  placeId: number | null
  name: string
  postalCode: string | null
  stateCode: string | null
  country: 'DE' | 'AT' | 'CH' | 'LI'
  latDegrees: number | null
  lonDegrees: number | null
}

export type ProfileRow = {
  profileType: ProfileType
  name: string
  slug: string
  type: string
  ownership: string | null
  size: string | null
  ownerName: string | null
  departments: string[]
  certifications: string[]
  benefits: string[]
  beds: number | null
  doctors: number | null
  employees: number | null
  contactPerson: string | null
  phone: string | null
  email: string | null
  website: string | null
  descriptionHtml: SafeHtml
}

export async function loadProfile(db: Database, employerId: number) {
  const row = await db.selectFrom('employers').selectAll().where('id', '=', employerId).executeTakeFirst()
  return row ?? null
}

/** In order; the first is the headquarters. */
export async function loadEmployerPlaces(db: Database, employerId: number): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom('employer_places')
    .selectAll()
    .where('employer_id', '=', employerId)
    .orderBy('position')
    .execute()
  return rows.map(row => ({
    label: row.label,
    street: row.street,
    placeId: row.place_id,
    name: row.name,
    postalCode: row.postal_code,
    stateCode: row.state_code,
    // The cast: a check constraint limits the column to these.
    country: row.country as PlaceRow['country'],
    latDegrees: row.lat_degrees,
    lonDegrees: row.lon_degrees,
  }))
}

/** False when the employer has changed since `version`. The headquarters also becomes the employer's own place, which lists filter by. */
export async function updateProfile(
  db: Database,
  employerId: number,
  profile: ProfileRow,
  seat: PlaceRow | null,
  options: { version: number | null; now: Date },
): Promise<boolean> {
  let query = db
    .updateTable('employers')
    .set({
      profile_type: profile.profileType,
      name: profile.name,
      slug: profile.slug,
      type: profile.type,
      ownership: profile.ownership,
      size: profile.size,
      owner_name: profile.ownerName,
      departments: profile.departments,
      certifications: profile.certifications,
      benefits: profile.benefits,
      beds: profile.beds,
      doctors: profile.doctors,
      employees: profile.employees,
      contact_person: profile.contactPerson,
      phone: profile.phone,
      email: profile.email,
      website: profile.website,
      description_html: profile.descriptionHtml,
      street: seat?.street ?? null,
      postal_code: seat?.postalCode ?? null,
      city: seat?.name ?? null,
      place_id: seat?.placeId ?? null,
      state_code: seat?.stateCode ?? null,
      country: seat?.country ?? null,
      lat_degrees: seat?.latDegrees ?? null,
      lon_degrees: seat?.lonDegrees ?? null,
      updated_at: options.now,
    })
    .where('id', '=', employerId)
  if (options.version !== null) query = query.where('version', '=', options.version)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function replaceEmployerPlaces(
  db: Database,
  employerId: number,
  places: readonly PlaceRow[],
): Promise<void> {
  await db.deleteFrom('employer_places').where('employer_id', '=', employerId).execute()
  if (places.length === 0) return
  await db
    .insertInto('employer_places')
    .values(
      places.map((place, position) => ({
        employer_id: employerId,
        position,
        label: place.label,
        street: place.street,
        place_id: place.placeId,
        name: place.name,
        postal_code: place.postalCode,
        state_code: place.stateCode,
        country: place.country,
        lat_degrees: place.latDegrees,
        lon_degrees: place.lonDegrees,
      })),
    )
    .execute()
}
