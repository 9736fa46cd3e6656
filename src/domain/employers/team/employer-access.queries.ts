import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { type EmployerLinkStatus, employerLinkLife } from './employer-link.status.ts'

type Named = { id: number; name: string }

export async function findOwnedEmployers(db: Database, userId: string): Promise<Named[]> {
  return db
    .selectFrom('employers')
    .select(['id', 'name'])
    .where('owner_user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** @param email in lower case and confirmed */
export async function findEmployersByEmail(db: Database, email: string): Promise<Named[]> {
  return db
    .selectFrom('employers')
    .select(['id', 'name'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .execute()
}

export async function loadEmployerHeads(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { name: string; logoFileId: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('employers')
    .select(['id', 'name', 'logo_file_id as logoFileId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...head }) => [id, head]))
}

export type LinkRow = Named & { role: string; status: string; decidedAt: Date | null }

export async function findLinks(db: Database, userId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('user_employer_links')
    .innerJoin('employers', 'employers.id', 'user_employer_links.employer_id')
    .select([
      'employers.id',
      'employers.name',
      'user_employer_links.role',
      'user_employer_links.status',
      'user_employer_links.decided_at as decidedAt',
    ])
    .where('user_employer_links.user_id', '=', userId)
    .orderBy('user_employer_links.id')
    .execute()
}

/** Employers whose e-mail or website uses this domain or a subdomain; at most ten. */
export async function findEmployersByDomain(db: Database, domain: string): Promise<Named[]> {
  const reversed = [...domain].reverse().join('')
  const isThere = (host: string) => sql`
    (reverse(${sql.raw(host)}) = ${reversed} or reverse(${sql.raw(host)}) like ${`${reversed}.%`})`
  // By the indexes on reversed hosts, where a sub-domain begins with its domain; "offset 0" keeps the order from reading all employers.
  const { rows } = await sql<Named>`
    select id, name from (
      select id, name from employers
      where (email is not null and ${isThere(`split_part(lower(email), '@', 2)`)})
        or (website is not null and ${isThere(`regexp_replace(lower(website), '^https?://([^/:?#]+).*$', '\\1')`)})
      offset 0) found
    order by id limit 10`.execute(db)
  return rows
}

/** True when the person had no request and no access, or was refused before `refusedBefore`. */
export async function insertRequest(
  db: Database,
  request: { userId: string; employerId: number; now: Date; refusedBefore: Date },
): Promise<boolean> {
  const asked = { role: 'recruiter', status: 'requested', created_at: request.now }
  const row = await db
    .insertInto('user_employer_links')
    .values({ user_id: request.userId, employer_id: request.employerId, ...asked })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'employer_id'])
        .doUpdateSet({ ...asked, decided_by: null, decided_at: null })
        .where('user_employer_links.status', 'in', employerLinkLife.sources('asker', 'requested'))
        .where('user_employer_links.decided_at', '<=', request.refusedBefore),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertLink(
  db: Database,
  link: {
    userId: string
    employerId: number
    role: 'owner' | 'recruiter'
    decidedBy: string | null
    now: Date
  },
): Promise<void> {
  const values = { role: link.role, status: 'active', decided_by: link.decidedBy, decided_at: link.now }
  await db
    .insertInto('user_employer_links')
    .values({ user_id: link.userId, employer_id: link.employerId, created_at: link.now, ...values })
    .onConflict(conflict => conflict.columns(['user_id', 'employer_id']).doUpdateSet(values))
    .execute()
}

export type RequestRow = {
  id: number
  userId: string
  userName: string
  userEmail: string
  locale: string
  employerId: number
  employerName: string
  createdAt: Date
}

export async function findRequests(
  db: Database,
  where: { id?: number; employerIds?: readonly number[] },
): Promise<RequestRow[]> {
  let query = db
    .selectFrom('user_employer_links')
    .innerJoin('employers', 'employers.id', 'user_employer_links.employer_id')
    .innerJoin('users', 'users.id', 'user_employer_links.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'user_employer_links.id',
      'users.id as userId',
      'users.name as userName',
      'users.email as userEmail',
      'profiles.locale',
      'employers.id as employerId',
      'employers.name as employerName',
      'user_employer_links.created_at as createdAt',
    ])
    .where('user_employer_links.status', '=', 'requested')
    .orderBy('user_employer_links.created_at')
  if (where.id !== undefined) query = query.where('user_employer_links.id', '=', where.id)
  if (where.employerIds) query = query.where('employers.id', 'in', [...where.employerIds, -1])
  return query.execute()
}

/** False when someone else has decided meanwhile. */
export async function decideRequest(
  db: Database,
  decision: { id: number; status: Exclude<EmployerLinkStatus, 'requested'>; decidedBy: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_employer_links')
    .set({ status: decision.status, decided_by: decision.decidedBy, decided_at: decision.now })
    .where('id', '=', decision.id)
    .where('status', 'in', employerLinkLife.sources('decider', decision.status))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The new id, or null when the name is taken. */
export async function insertOwnEmployer(
  db: Database,
  employer: {
    ownerId: string
    name: string
    slug: string
    type: string
    ownership: string | null
    size: string | null
    website: string | null
    phone: string | null
    place: {
      id: number
      name: string
      postalCode: string | null
      stateCode: string
      country: string
      latDegrees: number
      lonDegrees: number
    } | null
    now: Date
  },
): Promise<number | null> {
  const { place } = employer
  const row = await db
    .insertInto('employers')
    .values({
      owner_user_id: employer.ownerId,
      name: employer.name,
      slug: employer.slug,
      type: employer.type,
      ownership: employer.ownership,
      size: employer.size,
      website: employer.website,
      phone: employer.phone,
      city: place?.name ?? null,
      postal_code: place?.postalCode ?? null,
      place_id: place?.id ?? null,
      state_code: place?.stateCode ?? null,
      country: place?.country ?? null,
      lat_degrees: place?.latDegrees ?? null,
      lon_degrees: place?.lonDegrees ?? null,
      created_at: employer.now,
      updated_at: employer.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
