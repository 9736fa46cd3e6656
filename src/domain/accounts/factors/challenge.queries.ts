import type { Database } from '../../../db/client.ts'

export type ChallengeToInsert = {
  id: string
  /** Null where no factor is asked for yet: a passkey that is registered or signs in, a code for a change. */
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

/** Takes the place of the one with the same id, if there is one. */
export async function replaceChallenge(db: Database, challenge: ChallengeToInsert): Promise<void> {
  await db.deleteFrom('factor_challenges').where('id', '=', challenge.id).execute()
  await insertChallenge(db, challenge)
}

export type ChallengeKey = { id: string; factorId: string | null; userId: string | null }

/**
 * Counts a try; null when the challenge is over: used, too old, or tried too often. One statement, so that tries at the same
 * moment can not exceed the limit.
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

/** False for whoever comes second. */
export async function closeChallenge(db: Database, id: string, now: Date): Promise<boolean> {
  const query = db.updateTable('factor_challenges').set({ used_at: now })
  const result = await query.where('id', '=', id).where('used_at', 'is', null).executeTakeFirst()
  return result.numUpdatedRows > 0n
}
