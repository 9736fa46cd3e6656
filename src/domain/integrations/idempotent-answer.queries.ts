import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
export type Answer = { status: number; body: object }

/** Held until the transaction ends; false while another request holds the key. */
export async function tryLockAnswer(db: Database, keyId: number, key: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, ${keyId})) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

export async function findAnswer(
  db: Database,
  keyId: number,
  key: string,
): Promise<{ requestHash: string; createdAt: Date; answer: Answer } | null> {
  const row = await db
    .selectFrom('idempotent_answers')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('api_key_id', '=', keyId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  // The cast: only `insertAnswer` writes here, always an object.
  const answer = { status: row.status ?? 200, body: row.answer as object }
  return { requestHash: row.request_hash, createdAt: row.created_at, answer }
}

export async function insertAnswer(
  db: Database,
  row: { keyId: number; key: string; requestHash: string; answer: Answer; now: Date },
): Promise<void> {
  await db
    .insertInto('idempotent_answers')
    .values({
      api_key_id: row.keyId,
      key: row.key,
      request_hash: row.requestHash,
      status: row.answer.status,
      answer: JSON.stringify(row.answer.body),
      created_at: row.now,
    })
    .execute()
}

export async function deleteAnswer(db: Database, keyId: number, key: string): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('api_key_id', '=', keyId).where('key', '=', key).execute()
}

export async function deleteAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('created_at', '<', before).execute()
}
