import type { Database } from '../../../db/client.ts'

/** Overdue, not settled, not held, and with a reminder left to send. */
export async function findOverdue(db: Database, dueBefore: string): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('settled_at', 'is', null)
    .where('held_at', 'is', null)
    .where('kind', '!=', 'cancellation')
    .where('due_on', '<', dueBefore)
    .where('dunning_step', '<', 3)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function noteDunning(
  db: Database,
  invoiceId: number,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ dunning_step: step, dunned_at: now })
    .where('id', '=', invoiceId)
    .execute()
}

/** Null ends it. */
export async function setHold(
  db: Database,
  invoiceId: number,
  hold: { at: Date; by: string | null; reason: string } | null,
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({
      held_at: hold?.at ?? null,
      held_by: hold?.by ?? null,
      hold_reason: hold?.reason ?? null,
    })
    .where('id', '=', invoiceId)
    .execute()
}
