import { z } from 'zod'
import { readIban } from './iban.ts'
import { readLeitwegId } from './leitweg-id.ts'

const cents = z.int().min(0).max(100_000_000_000)
const text = z.string().trim().min(1).max(1_000)
const line = z.string().trim().min(1).max(200)
const optional = line.nullable().default(null)
const day = z.iso.date()
const country = z.string().regex(/^[A-Z]{2}$/)
const period = z.object({ from: day, to: day })

const address = z.object({ street: line, extra: optional, postcode: line, city: line, country })

const contact = z.object({ name: line, phone: line, email: z.email() })

/** Who issues invoices, and where they are paid to. */
const sellerSchema = z.object({
  name: line,
  address,
  vatId: optional,
  /** Of the tax office; stands where no VAT ID may. */
  taxNumber: optional,
  /** In the register of companies, such as "HRB 123456 B". */
  registerId: optional,
  contact,
  /** Kept without spaces; its check digits have to fit. */
  iban: line.refine(text => readIban(text) !== null, 'no IBAN').transform(text => readIban(text) ?? text),
  bic: optional,
  bankName: optional,
})

const buyerSchema = z.object({
  name: line,
  department: optional,
  address,
  vatId: optional,
  email: z.email().nullable().default(null),
})

/** Codes of UNTDID 5305 that a site for job ads can come to: taxed, reverse charge, exempt, outside the scope. */
export const vatCategories = ['S', 'AE', 'E', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

const vatSchema = z.object({
  category: z.enum(vatCategories),
  /** Hundredths of a percent: 1900 are 19 %. */
  basisPoints: z.int().min(0).max(10_000),
})

const lineSchema = z.object({
  name: line,
  description: text.nullable().default(null),
  articleNumber: optional,
  quantity: z.int().min(1).max(100_000),
  unitPriceCents: cents,
  /** Off the whole line. */
  discountCents: cents.default(0),
  discountReason: optional,
  period: period.nullable().default(null),
  vat: vatSchema,
})

/** An invoice; what takes one back; the invoice that then takes its place. */
export const invoiceKinds = ['invoice', 'cancellation', 'correction'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const invoiceSchema = z
  .object({
    kind: z.enum(invoiceKinds).default('invoice'),
    number: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,30}$/),
    language: z.enum(['de', 'en']).default('de'),
    issuedOn: day,
    currency: z.enum(['EUR', 'CHF']).default('EUR'),
    seller: sellerSchema,
    buyer: buyerSchema,
    /** Where the public body wants its invoices to go. */
    leitwegId: line
      .refine(text => readLeitwegId(text) !== null, 'no Leitweg-ID')
      .nullable()
      .default(null),
    orderNumber: optional,
    costCentre: optional,
    preceding: z.object({ number: line, issuedOn: day }).nullable().default(null),
    service: period,
    lines: z.array(lineSchema).min(1).max(500),
    /** Why no VAT is charged, by category; nothing for S. */
    exemption: z
      .object({ category: z.enum(vatCategories), code: optional, reason: text })
      .nullable()
      .default(null),
    /** How it is paid: by transfer until a day, already with the order, or by being set off against another document. */
    payment: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('transfer'), dueOn: day }),
      z.object({ kind: z.literal('paid'), paidOn: day, reference: optional }),
      z.object({ kind: z.literal('offset') }),
    ]),
    notes: z.array(text).max(10).default([]),
  })
  .refine(invoice => (invoice.kind === 'invoice') === (invoice.preceding === null), {
    message: 'a cancellation or correction, and nothing else, names the invoice before it',
    path: ['preceding'],
  })
  .refine(({ lines }) => lines.every(each => each.discountCents <= each.quantity * each.unitPriceCents), {
    message: 'a discount takes off more than the line costs',
    path: ['lines'],
  })

/** All of a document: what is printed, written as XML and archived follows from it and from nothing else. Amounts are never negative. */
export type Invoice = z.output<typeof invoiceSchema>
export type Seller = Invoice['seller']
export type Buyer = Invoice['buyer']
export type InvoiceLine = Invoice['lines'][number]
export type Period = Invoice['service']
