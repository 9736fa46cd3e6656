import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { publicStatuses } from '../jobs/job.status.ts'

export type Bookmark = { id: number; note: string; savedAt: Date }
type NewBookmark = Bookmark & { userId: string }

/** @returns false when it was already saved; it is then left unchanged. */
export async function insertSavedJob(
  db: Database,
  { userId, id, note, savedAt }: NewBookmark,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_jobs')
    .values({ user_id: userId, job_id: id, note, saved_at: savedAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertSavedEmployer(
  db: Database,
  { userId, id, note, savedAt }: NewBookmark,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_employers')
    .values({ user_id: userId, employer_id: id, note, saved_at: savedAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns what was deleted; null when nothing was. */
export async function deleteSavedJob(db: Database, userId: string, id: number): Promise<Bookmark | null> {
  const row = await db
    .deleteFrom('saved_jobs')
    .where('user_id', '=', userId)
    .where('job_id', '=', id)
    .returning(['job_id as id', 'note', 'saved_at as savedAt'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSavedEmployer(
  db: Database,
  userId: string,
  id: number,
): Promise<Bookmark | null> {
  const row = await db
    .deleteFrom('saved_employers')
    .where('user_id', '=', userId)
    .where('employer_id', '=', id)
    .returning(['employer_id as id', 'note', 'saved_at as savedAt'])
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when it is not saved. */
export async function setJobNote(
  db: Database,
  of: { userId: string; id: number; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_jobs')
    .set({ note: of.note })
    .where('user_id', '=', of.userId)
    .where('job_id', '=', of.id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function setEmployerNote(
  db: Database,
  of: { userId: string; id: number; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_employers')
    .set({ note: of.note })
    .where('user_id', '=', of.userId)
    .where('employer_id', '=', of.id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Includes jobs that are no longer public. */
export async function countAllSaved(db: Database, userId: string, kind: 'jobs' | 'employers') {
  const { count } = await db
    .selectFrom(kind === 'jobs' ? 'saved_jobs' : 'saved_employers')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export type SavedJobText = Bookmark & { title: string; employer: string; places: string }

/** All saved jobs that are public, latest first, with the texts that are searched. */
export async function listSavedJobTexts(db: Database, userId: string): Promise<SavedJobText[]> {
  return db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'note',
      'saved_at as savedAt',
      'jobs.title',
      'employers.name as employer',
      sql<string>`(
        select coalesce(string_agg(concat_ws(' ', postal_code, job_places.name), ' '), '') from job_places
        where job_places.job_id = jobs.id)`.as('places'),
    ])
    .where('user_id', '=', userId)
    .where('jobs.status', 'in', [...publicStatuses])
    .orderBy('saved_at', 'desc')
    .orderBy('jobs.id')
    .execute()
}

export async function listSavedEmployerNotes(db: Database, userId: string): Promise<Bookmark[]> {
  return db
    .selectFrom('saved_employers')
    .select(['employer_id as id', 'note', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('employer_id')
    .execute()
}

/** Counts for the tabs of the list. */
export async function countSaved(db: Database, userId: string): Promise<{ jobs: number; employers: number }> {
  const { rows } = await sql<{ jobs: number; employers: number }>`
    select
      (select count(*)::integer from saved_jobs join jobs on jobs.id = job_id
        where user_id = ${userId} and jobs.status = any(${publicStatuses}::text[])) as jobs,
      (select count(*)::integer from saved_employers where user_id = ${userId}) as employers`.execute(db)
  return rows[0] ?? { jobs: 0, employers: 0 }
}
