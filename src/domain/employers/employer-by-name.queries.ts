import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

type EmployerName = { id: number; name: string; isAgency: boolean }

/** Case-insensitive; null when there is none. */
export async function loadEmployerByName(db: Database, name: string): Promise<EmployerName | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'name', 'is_agency as isAgency'])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return row ?? null
}

export async function loadEmployerName(db: Database, id: number): Promise<EmployerName | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'name', 'is_agency as isAgency'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type NewEmployer = { name: string; slug: string; type: string; isAgency: boolean; now: Date }

/** Adds employers by name only; existing ones, also concurrently added, are skipped. */
export async function insertEmployerNames(db: Database, employers: readonly NewEmployer[]): Promise<void> {
  const rows = employers.map(({ name, slug, type, isAgency, now }) => ({
    name,
    slug,
    type,
    is_agency: isAgency,
    created_at: now,
  }))
  await sql`
    insert into employers (name, slug, type, is_agency, created_at, updated_at)
    select name, slug, type, is_agency, created_at, created_at
    from jsonb_populate_recordset(null::employers, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}
