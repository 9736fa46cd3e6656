import type { Database } from '../../db/client.ts'
import type { EmployerFacts } from './employer-facts.ts'

type Position = {
  placeId: number | null
  latDegrees: number | null
  lonDegrees: number | null
  stateCode: string | null
}

/** Writes all facts of one employer over what was known. */
export async function updateEmployerFacts(
  db: Database,
  id: number,
  facts: EmployerFacts,
  position: Position,
  now: Date,
): Promise<void> {
  await db
    .updateTable('employers')
    .set({
      type: facts.type,
      ownership: facts.ownership,
      size: facts.size,
      is_agency: facts.isAgency,
      website: facts.website,
      email: facts.email,
      phone: facts.phone,
      contact_person: facts.contactPerson,
      description_html: facts.descriptionHtml,
      departments: facts.departments,
      certifications: facts.certifications,
      benefits: facts.benefits,
      beds: facts.beds,
      employees: facts.employees,
      founded_year: facts.foundedYear,
      postal_code: facts.postalCode,
      city: facts.city,
      country: facts.country,
      featured_until: facts.featuredUntil,
      place_id: position.placeId,
      state_code: position.stateCode,
      lat_degrees: position.latDegrees,
      lon_degrees: position.lonDegrees,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}
