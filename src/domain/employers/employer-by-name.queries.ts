import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

type EmployerName = { id: number; name: string; isAgency: boolean }

/** The employer of this name, whatever its case; null when there is none. */
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

/** Adds an employer of which only the name is known, unless another process did so meanwhile. */
export async function insertEmployerName(
  db: Database,
  employer: { name: string; slug: string; type: string; isAgency: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('employers')
    .values({
      name: employer.name,
      slug: employer.slug,
      type: employer.type,
      is_agency: employer.isAgency,
      created_at: employer.now,
      updated_at: employer.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
