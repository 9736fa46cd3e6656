import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { SupportTopic } from '../support.values.ts'

export type PreparedAnswer = {
  id: number
  name: string
  /** Null for any. */
  topic: SupportTopic | null
  de: string
  en: string
  version: number
}

export async function listPrepared(db: Database): Promise<PreparedAnswer[]> {
  const rows = await db
    .selectFrom('support_prepared_answers')
    .select(['id', 'name', 'topic', 'text_de as de', 'text_en as en', 'version'])
    .orderBy('name')
    .execute()
  return rows as PreparedAnswer[] // the table checks the topics
}

type Written = Omit<PreparedAnswer, 'id' | 'version'> & { by: string; now: Date }

/** @returns false when another has the name */
export async function insertPrepared(db: Database, { de, en, by, now, ...same }: Written): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('support_prepared_answers')
    .values({ ...same, text_de: de, text_en: en, changed_by: by, changed_at: now })
    .onConflict(conflict => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updatePrepared(
  db: Database,
  { id, version, de, en, by, now, ...same }: Written & { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_prepared_answers')
    .set({
      ...same,
      text_de: de,
      text_en: en,
      changed_by: by,
      changed_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isNameTaken(db: Database, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('support_prepared_answers')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePrepared(db: Database, id: number): Promise<void> {
  await db.deleteFrom('support_prepared_answers').where('id', '=', id).execute()
}
