import type { Database } from '../../../db/client.ts'
import type { Match } from '../../../invoices/bank/match-payment.ts'
import type { IncomingPayment } from '../../../invoices/bank/read-camt053.ts'

const columns = [
  'id',
  'booked_on as bookedOn',
  'cents',
  'currency',
  'debtor_name as debtorName',
  'words',
  'status',
  'match',
  'numbers',
] as const

export type BankPaymentRow = Awaited<ReturnType<typeof listOpenBankPayments>>[number]

type Found = { payment: IncomingPayment; match: Match; status: 'settled' | 'open' }

/** Null for a payment that is known already. */
export async function insertBankPayment(
  db: Database,
  { payment, match, status }: Found,
  { importedBy, now }: { importedBy: string | null; now: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('bank_payments')
    .values({
      key: payment.key,
      booked_on: payment.bookedOn,
      cents: payment.cents,
      currency: payment.currency,
      debtor_name: payment.debtorName?.slice(0, 200) ?? null,
      words: payment.text.join(' ').slice(0, 1_000),
      status,
      match: match.kind,
      numbers: match.numbers,
      imported_at: now,
      imported_by: importedBy,
    })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What a person has to look at, oldest first. */
export async function listOpenBankPayments(db: Database) {
  return db
    .selectFrom('bank_payments')
    .select(columns)
    .where('status', '=', 'open')
    .orderBy('booked_on')
    .orderBy('id')
    .limit(500)
    .execute()
}

export async function findBankPayment(db: Database, id: number): Promise<BankPaymentRow | undefined> {
  return db.selectFrom('bank_payments').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function lockBankPayment(db: Database, id: number): Promise<BankPaymentRow | undefined> {
  return db.selectFrom('bank_payments').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function decideBankPayment(
  db: Database,
  id: number,
  decision: { status: 'assigned' | 'set-aside'; by: string | null; at: Date; note: string | null },
): Promise<void> {
  await db
    .updateTable('bank_payments')
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: decision.at,
      note: decision.note,
    })
    .where('id', '=', id)
    .execute()
}
