import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { AdFields } from '../job-ad.values.ts'

export type TemplateRow = { id: number; employerId: number; name: string; title: string; createdAt: Date }

/** By employer and name; the title is the ad's. */
export async function listTemplates(db: Database, employerIds: readonly number[]): Promise<TemplateRow[]> {
  if (employerIds.length === 0) return []
  return db
    .selectFrom('job_templates')
    .select(['id', 'employer_id as employerId', 'name', 'created_at as createdAt'])
    .select(sql<string>`coalesce(fields->>'title', '')`.as('title'))
    .where('employer_id', 'in', employerIds)
    .orderBy('employer_id')
    .orderBy(sql`lower(name)`)
    .execute()
}

export async function loadTemplate(db: Database, id: number) {
  const row = await db
    .selectFrom('job_templates')
    .select(['employer_id as employerId', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst()
  // The cast: only `insertTemplate` writes this column.
  return row ? { employerId: row.employerId, fields: row.fields as unknown as AdFields } : null
}

/** Counts an employer's templates, blocking insertions until the transaction ends. */
export async function countTemplates(db: Database, employerId: number): Promise<number> {
  await db.selectFrom('employers').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()
  const { templates } = await db
    .selectFrom('job_templates')
    .select(sql<number>`count(*)::int`.as('templates'))
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow()
  return templates
}

/** False when the employer has another template with this name. */
export async function insertTemplate(
  db: Database,
  template: { employerId: number; name: string; fields: AdFields; createdBy: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('job_templates')
    .values({
      employer_id: template.employerId,
      name: template.name,
      fields: JSON.stringify(template.fields),
      created_by: template.createdBy,
      created_at: template.now,
    })
    .onConflict(conflict => conflict.columns(['employer_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the employer has another template with this name. */
export async function renameTemplate(db: Database, id: number, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('job_templates as own')
    .set({ name })
    .where('own.id', '=', id)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('job_templates as other')
            .select('other.id')
            .whereRef('other.employer_id', '=', 'own.employer_id')
            .whereRef('other.id', '!=', 'own.id')
            .where('other.name', '=', name),
        ),
      ),
    )
    .executeTakeFirst()
  return renamed.numUpdatedRows > 0n
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('job_templates').where('id', '=', id).execute()
}
