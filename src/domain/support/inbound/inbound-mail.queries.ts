import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

/** @returns false when this delivery was taken before */
export async function insertMail(
  db: Database,
  { delivery, raw, now }: { delivery: string; raw: Uint8Array; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('support_mails')
    .values({ delivery, raw: Buffer.from(raw), received_at: now })
    .onConflict(conflict => conflict.column('delivery').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export type WaitingMail = { id: number; raw: Uint8Array; tries: number }

/** Takes the oldest mail that waits until `until`, so that no other process reads it; given up after `mostTries`. */
export async function claimMail(
  db: Database,
  { now, until, mostTries }: { now: Date; until: Date; mostTries: number },
): Promise<WaitingMail | null> {
  const row = await db
    .updateTable('support_mails')
    .set({ claimed_until: until, tries: sql`tries + 1` })
    .where('id', '=', eb =>
      eb
        .selectFrom('support_mails')
        .select('id')
        .where('status', '=', 'waiting')
        .where('tries', '<', mostTries)
        .where(claim => claim.or([claim('claimed_until', 'is', null), claim('claimed_until', '<=', now)]))
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'raw', 'tries'])
    .executeTakeFirst()
  return row?.raw ? { id: row.id, raw: row.raw, tries: row.tries } : null
}

export async function isMailKnown(db: Database, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('support_mails')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

/** The bytes go: what is kept stands in the conversation. */
export async function endMail(
  db: Database,
  id: number,
  end: {
    status: 'filed' | 'ignored' | 'failed'
    outcome: string
    messageId?: string | null
    message?: number | null
  },
): Promise<void> {
  const { status, outcome, messageId = null, message = null } = end
  await db
    .updateTable('support_mails')
    .set({ status, outcome, message_id: messageId, message, raw: null })
    .where('id', '=', id)
    .execute()
}
