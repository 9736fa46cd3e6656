import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { EmployerFacts } from './employer-facts.ts'

export type LocatedFacts = EmployerFacts & {
  placeId: number | null
  latDegrees: number | null
  lonDegrees: number | null
}

/** Overwrites all facts of employers, matched by name. @returns their ids, in the order of `all`, where they exist */
export async function updateEmployerFacts(
  db: Database,
  all: readonly LocatedFacts[],
  now: Date,
): Promise<(number | undefined)[]> {
  const rows = all.map(facts => ({ name: facts.name, ...factColumns(facts), updated_at: now }))
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first).filter(name => name !== 'name')
  const assignments = sql.join(columns.map(name => sql`${sql.ref(name)} = facts.${sql.ref(name)}`))
  const { rows: updated } = await sql<{ id: number; name: string }>`
    update employers set ${assignments} from jsonb_populate_recordset(null::employers, ${JSON.stringify(rows)}::jsonb) as facts
    where lower(employers.name) = lower(facts.name)
    returning employers.id, facts.name`.execute(db)
  const ids = new Map(updated.map(({ id, name }) => [name, id]))
  return all.map(({ name }) => ids.get(name))
}

function factColumns(facts: LocatedFacts) {
  return {
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
    place_id: facts.placeId,
    state_code: facts.stateCode,
    lat_degrees: facts.latDegrees,
    lon_degrees: facts.lonDegrees,
  }
}
