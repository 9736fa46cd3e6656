import type { Database } from '../../db/client.ts'
import type { NameKeys } from './employer-names.ts'

export type Exclusion = { id: string; source: 'person' | 'position' | 'email'; label: string }

/** What follows from the profile first. */
export async function listExclusions(db: Database, userId: string): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom('talent_exclusions')
    .select(['id', 'source', 'label'])
    .where('user_id', '=', userId)
    .orderBy(eb => eb('source', '=', 'person'))
    .orderBy('label')
    .orderBy('id')
    .execute()
  // The cast: a check constraint limits the source.
  return rows as Exclusion[]
}

export async function insertExclusion(
  db: Database,
  exclusion: {
    userId: string
    employerId: number | null
    label: string
    keys: NameKeys | null
    domain: string | null
    now: Date
  },
): Promise<void> {
  await db
    .insertInto('talent_exclusions')
    .values({
      user_id: exclusion.userId,
      source: 'person',
      employer_id: exclusion.employerId,
      label: exclusion.label,
      name_key: exclusion.keys?.whole ?? null,
      name_parts: exclusion.keys?.parts ?? [],
      domain: exclusion.domain,
      created_at: exclusion.now,
    })
    .execute()
}

/** Only what the person has added. @returns whether there was one */
export async function deleteExclusion(db: Database, of: { userId: string; id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('talent_exclusions')
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .where('source', '=', 'person')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findEmployerNamed(
  db: Database,
  name: string,
): Promise<{ id: number; name: string; email: string | null; website: string | null } | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'name', 'email', 'website'])
    .where(eb => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}

export async function findEmployer(
  db: Database,
  id: number,
): Promise<{ id: number; name: string; email: string | null; website: string | null } | null> {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'name', 'email', 'website'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
