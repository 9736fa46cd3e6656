import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type NewInvoicePayment = {
  invoiceId: number
  bankPaymentId: number | null
  cents: number
  receivedOn: string
  recordedAt: Date
}

export async function insertInvoicePayment(db: Database, payment: NewInvoicePayment): Promise<void> {
  await db
    .insertInto('invoice_payments')
    .values({
      invoice_id: payment.invoiceId,
      bank_payment_id: payment.bankPaymentId,
      cents: payment.cents,
      received_on: payment.receivedOn,
      recorded_at: payment.recordedAt,
    })
    .execute()
  await db
    .updateTable('invoices')
    .set({ paid_cents: sql<number>`paid_cents + ${payment.cents}` })
    .where('id', '=', payment.invoiceId)
    .execute()
}

/** What came in for an invoice, the first first. */
export async function listInvoicePayments(db: Database, invoiceId: number) {
  return db
    .selectFrom('invoice_payments')
    .select(['id', 'cents', 'received_on as receivedOn'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute()
}
