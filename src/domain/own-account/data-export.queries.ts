import type { Database } from '../../db/client.ts'

export type ExportRow = {
  id: string
  status: string
  donePercent: number
  createdAt: Date
  expiresAt: Date | null
}

const columns = [
  'id',
  'status',
  'done as donePercent',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

export async function insertExport(db: Database, userId: string, now: Date): Promise<string> {
  const row = await db
    .insertInto('data_exports')
    .values({ user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findLatestExport(db: Database, userId: string, now: Date): Promise<ExportRow | null> {
  const row = await db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function loadExportFile(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('data_exports')
    .select('file')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.file ?? null
}

export async function findOpenExports(db: Database) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'user_id as userId'])
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .execute()
}

export async function setExportProgress(db: Database, id: string, donePercent: number): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ status: 'running', done: donePercent })
    .where('id', '=', id)
    .execute()
}

export async function finishExport(
  db: Database,
  id: string,
  result: { file: Buffer; now: Date; expiresAt: Date } | null,
): Promise<void> {
  const values = result
    ? { status: 'ready', done: 100, file: result.file, ready_at: result.now, expires_at: result.expiresAt }
    : { status: 'failed' }
  await db.updateTable('data_exports').set(values).where('id', '=', id).execute()
}

export async function deleteExportsBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('data_exports').where('expires_at', '<=', now).execute()
}
