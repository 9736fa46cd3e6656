import type { Database } from '../../db/client.ts'

export type RejectionTemplate = { id: number; name: string; text: string }

export async function listTemplates(db: Database, employerId: number): Promise<RejectionTemplate[]> {
  return db
    .selectFrom('answer_templates')
    .select(['id', 'name', 'text'])
    .where('employer_id', '=', employerId)
    .orderBy('name')
    .execute()
}

export async function findTemplateEmployer(db: Database, id: number): Promise<number | null> {
  if (!Number.isSafeInteger(id) || id <= 0 || id >= 2 ** 31) return null
  const row = await db
    .selectFrom('answer_templates')
    .select('employer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.employer_id ?? null
}

/** False when the employer has another template with this name. */
export async function insertTemplate(
  db: Database,
  template: { employerId: number; name: string; text: string; now: Date },
): Promise<boolean> {
  const { employerId, name, text, now } = template
  const row = await db
    .insertInto('answer_templates')
    .values({ employer_id: employerId, name, text, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the employer has another template with this name. */
export async function updateTemplate(db: Database, { id, name, text }: RejectionTemplate): Promise<boolean> {
  const taken = await db
    .selectFrom('answer_templates as own')
    .innerJoin('answer_templates as other', 'other.employer_id', 'own.employer_id')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.name', '=', name)
    .executeTakeFirst()
  if (taken) return false
  await db.updateTable('answer_templates').set({ name, text }).where('id', '=', id).execute()
  return true
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('answer_templates').where('id', '=', id).execute()
}
