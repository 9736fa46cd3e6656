import { readFile } from 'node:fs/promises'
import type { Context } from '../../domain/caller/context.ts'
import { NotFound } from '../../domain/caller/errors.ts'
import {
  assignBankPayment,
  listBankPayments,
  setBankPaymentAside,
} from '../../domain/invoicing/bank/decide-bank-payment.ts'
import { importBankFile } from '../../domain/invoicing/bank/import-bank-file.ts'
import { reasonSchema } from '../../domain/invoicing/invoicing.schema.ts'
import { listOpenItems } from '../../domain/invoicing/open-items.ts'
import { readInvoice } from '../../domain/invoicing/read-invoices.ts'
import { listInvalidVatIds } from '../../domain/invoicing/vat-ids/check-vat-ids.ts'
import type { Options } from './options.ts'
import { readGiven } from './read-given.ts'

/** Everything that waits for a person, one line each. */
export async function openItems(ctx: Context): Promise<string[]> {
  const items = await listOpenItems(ctx)
  const payments = await listBankPayments(ctx)
  const wrong = await listInvalidVatIds(ctx)
  return [
    `${items.length} invoices are not paid`,
    ...items.map(({ number, dueOn, openCents, currency, daysOverdue, dunningStep, holdReason, content }) =>
      [
        `  ${number}  ${amount(openCents, currency)}  due ${dueOn}, ${daysOverdue} days overdue`,
        `reminders: ${dunningStep}`,
        ...(holdReason === null ? [] : [`on hold: ${holdReason}`]),
        content.buyer.name,
      ].join('  '),
    ),
    `${payments.length} payments belong to no invoice`,
    ...payments.map(
      ({ id, bookedOn, cents, currency, debtorName, words }) =>
        `  ${id}  ${amount(cents, currency)}  ${bookedOn}  ${debtorName ?? ''}  ${words}`,
    ),
    `${wrong.length} invoices name a VAT ID that does not exist`,
    ...wrong.map(({ number, vatId }) => `  ${number}  ${vatId}`),
  ]
}

export async function importBank(ctx: Context, [file = '']: readonly string[]): Promise<string[]> {
  const { found, known, settled, open, leftOut } = await importBankFile(ctx, { bytes: await readFile(file) })
  return [
    `${found} new payments: ${settled} have settled invoices, ${open} wait for you (open-items)`,
    `${known} known already, ${leftOut} entries that are no incoming payments`,
  ]
}

export async function assign(ctx: Context, [payment, number = '']: readonly string[]): Promise<string[]> {
  const { id: invoiceId, currency } = await readInvoice(ctx, { number })
  const bankPaymentId = paymentId(payment)
  const { leftOverCents } = await assignBankPayment(ctx, { bankPaymentId, invoiceId })
  const rest = leftOverCents > 0 ? `; give back ${amount(leftOverCents, currency)}` : ''
  return [`Payment ${bankPaymentId} is booked on ${number}${rest}.`]
}

export async function setAside(
  ctx: Context,
  [payment]: readonly string[],
  options: Options,
): Promise<string[]> {
  const { reason } = readGiven(reasonSchema, options)
  const bankPaymentId = paymentId(payment)
  await setBankPaymentAside(ctx, { bankPaymentId, reason })
  return [`Payment ${bankPaymentId} is set aside.`]
}

function paymentId(text = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new NotFound()
  return Number(text)
}

function amount(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`
}
