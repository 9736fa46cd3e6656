import type { Database } from '../../../db/client.ts'

export type ChallengeToInsert = {
  id: string
  /** Null when no existing factor is involved: passkey registration or sign-in, or a code for an account change. */
  factorId: string | null
  userId: string | null
  expected: string | null
  expiresAt: Date
  now: Date
}

export async function insertChallenge(db: Database, challenge: ChallengeToInsert): Promise<void> {
  const { id, factorId, userId, expected, expiresAt, now } = challenge
  await db
    .insertInto('factor_challenges')
    .values({ id, factor_id: factorId, user_id: userId, expected, expires_at: expiresAt, created_at: now })
    .execute()
}

/** Replaces any challenge with the same id. */
export async function replaceChallenge(db: Database, challenge: ChallengeToInsert): Promise<void> {
  await db.deleteFrom('factor_challenges').where('id', '=', challenge.id).execute()
  await insertChallenge(db, challenge)
}

export type ChallengeKey = { id: string; factorId: string | null; userId: string | null }

/**
 * Counts a try; null when the challenge is used, expired or exhausted. A single statement, so that concurrent tries cannot exceed the
 * limit.
 */
export async function takeChallengeTry(
  db: Database,
  { id, factorId, userId }: ChallengeKey,
  { now, tries }: { now: Date; tries: number },
): Promise<{ expected: string | null } | null> {
  const row = await db
    .updateTable('factor_challenges')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('factor_id', 'is not distinct from', factorId)
    .where('user_id', 'is not distinct from', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .returning('expected')
    .executeTakeFirst()
  return row ?? null
}

export async function hasChallenge(db: Database, { id, factorId, userId }: ChallengeKey): Promise<boolean> {
  const row = await db
    .selectFrom('factor_challenges')
    .select('id')
    .where('id', '=', id)
    .where('factor_id', 'is not distinct from', factorId)
    .where('user_id', 'is not distinct from', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was already closed, by a concurrent request. */
export async function closeChallenge(db: Database, id: string, now: Date): Promise<boolean> {
  const query = db.updateTable('factor_challenges').set({ used_at: now })
  const result = await query.where('id', '=', id).where('used_at', 'is', null).executeTakeFirst()
  return result.numUpdatedRows > 0n
}
