import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { type CvReadingStatus, cvReadingMoves } from './cv-reading.status.ts'
import type { CvReadingProblem } from './cv-reading.values.ts'
import type { CvReadingResult } from './cv-reading-result.ts'

export type CvReadingRow = {
  userId: string
  fileId: string
  status: CvReadingStatus
  problem: CvReadingProblem | null
  result: CvReadingResult | null
  page: number | null
  pages: number | null
  attempts: number
  askedAt: Date
  endedAt: Date | null
}

const columns = [
  'user_id as userId',
  'file_id as fileId',
  'status',
  'problem',
  'result',
  'page',
  'pages',
  'attempts',
  'asked_at as askedAt',
  'ended_at as endedAt',
] as const

export async function findCvReading(db: Database, userId: string): Promise<CvReadingRow | null> {
  const row = await db
    .selectFrom('cv_readings')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // The cast: check constraints limit the status, and only this room writes problem and result.
  return (row as CvReadingRow | undefined) ?? null
}

/** Replaces what was there, whatever its state: the person has chosen the document anew. */
export async function insertCvReading(
  db: Database,
  { userId, fileId, consent, now }: { userId: string; fileId: string; consent: string | null; now: Date },
): Promise<void> {
  const fresh = {
    ...{ file_id: fileId, status: 'waiting', problem: null, result: null, page: null, pages: null },
    ...{ attempts: 0, model_consent: consent, asked_at: now, started_at: null, ended_at: null },
  }
  await db
    .insertInto('cv_readings')
    .values({ user_id: userId, ...fresh })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** The oldest one whose file is no longer waiting for the virus scanner, from now on ours; null when none waits. */
export async function claimCvReading(
  db: Database,
  now: Date,
): Promise<{ userId: string; fileId: string; attempts: number; consent: string | null } | null> {
  const next = db
    .selectFrom('cv_readings')
    .innerJoin('files', 'files.id', 'cv_readings.file_id')
    .select('user_id')
    .where('status', 'in', cvReadingMoves.sources('reader', 'reading'))
    .where('files.scan', '!=', 'waiting')
    .orderBy('asked_at')
    .limit(1)
    .forUpdate('cv_readings')
    .skipLocked()
  const row = await db
    .updateTable('cv_readings')
    .set({ status: 'reading', started_at: now, page: null, pages: null, attempts: sql`attempts + 1` })
    .where('user_id', '=', next)
    .returning(['user_id as userId', 'file_id as fileId', 'attempts', 'model_consent as consent'])
    .executeTakeFirst()
  return row ?? null
}

/** What ours has become. Nothing happens when the person has meanwhile chosen another document, or another process has taken it over. */
export async function finishCvReading(
  db: Database,
  claim: { userId: string; fileId: string; attempts: number },
  end: { now: Date } & ({ result: CvReadingResult } | { problem: CvReadingProblem }),
): Promise<boolean> {
  const outcome =
    'result' in end
      ? { status: 'read', result: JSON.stringify(end.result) }
      : { status: 'failed', problem: end.problem }
  return changeClaimed(db, claim, { ...outcome, ended_at: end.now, page: null, pages: null })
}

export async function setCvProgress(
  db: Database,
  claim: { userId: string; fileId: string; attempts: number },
  progress: { page: number; pages: number },
): Promise<boolean> {
  return changeClaimed(db, claim, progress)
}

async function changeClaimed(
  db: Database,
  { userId, fileId, attempts }: { userId: string; fileId: string; attempts: number },
  values: Record<string, unknown>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cv_readings')
    .set(values)
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .where('attempts', '=', attempts)
    .where('status', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those whose process has gone: begun before `before` and not ended. The first time they wait again, the second time they fail. */
export async function endLostCvReadings(
  db: Database,
  { before, now, mostAttempts }: { before: Date; now: Date; mostAttempts: number },
): Promise<string[]> {
  const lost = (isLast: boolean) =>
    db
      .updateTable('cv_readings')
      .set(
        isLast
          ? { status: 'failed', problem: 'broke-off', ended_at: now }
          : { status: 'waiting', started_at: null },
      )
      .where('status', '=', 'reading')
      .where('started_at', '<', before)
      .where('attempts', isLast ? '>=' : '<', mostAttempts)
      .returning('user_id as userId')
      .execute()
  await lost(false)
  return (await lost(true)).map(({ userId }) => userId)
}

/** Taken or refused as a whole: what was found is no longer needed. */
export async function closeCvReading(db: Database, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cv_readings')
    .set({ status: 'taken', result: null, ended_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', cvReadingMoves.sources('person', 'taken'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCvReading(
  db: Database,
  { userId, exceptOf }: { userId: string; exceptOf?: string | null },
): Promise<void> {
  let query = db.deleteFrom('cv_readings').where('user_id', '=', userId)
  if (exceptOf) query = query.where('file_id', '!=', exceptOf)
  await query.execute()
}

export async function deleteCvReadingsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cv_readings')
    .where(eb => eb.fn.coalesce('ended_at', 'asked_at'), '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The name and the address that the account of the person has. */
export async function findWhoseCv(
  db: Database,
  userId: string,
): Promise<{ names: string[]; emails: string[] }> {
  const rows = await db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).execute()
  return { names: rows.map(({ name }) => name), emails: rows.map(({ email }) => email) }
}

export type CvModelRecord = {
  at: Date
  outcome: 'answered' | 'unusable' | 'failed'
  promptVersion: string
  inputTokens: number
  outputTokens: number
  milliseconds: number
}

export async function insertCvModelRecord(db: Database, record: CvModelRecord): Promise<void> {
  const { at, outcome, promptVersion, inputTokens, outputTokens, milliseconds } = record
  await db
    .insertInto('cv_model_records')
    .values({
      ...{ at, outcome, milliseconds, prompt_version: promptVersion },
      ...{ input_tokens: inputTokens, output_tokens: outputTokens },
    })
    .execute()
}

export async function deleteCvModelRecordsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('cv_model_records').where('at', '<', before).execute()
}
