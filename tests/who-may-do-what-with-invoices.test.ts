import { expect, it } from 'vitest'
import { type Context, inTransaction } from '../src/domain/caller/context.ts'
import { archiveInvoices } from '../src/domain/invoicing/archive-invoices.ts'
import {
  assignBankPayment,
  listBankPayments,
  readBankPayment,
  setBankPaymentAside,
} from '../src/domain/invoicing/bank/decide-bank-payment.ts'
import { importBankFile } from '../src/domain/invoicing/bank/import-bank-file.ts'
import { cancelInvoice, correctInvoice, previewCorrection } from '../src/domain/invoicing/change-invoice.ts'
import { holdDunning, releaseDunning } from '../src/domain/invoicing/dunning/hold-dunning.ts'
import { remindOfInvoices } from '../src/domain/invoicing/dunning/remind-of-invoices.ts'
import { exportBookings } from '../src/domain/invoicing/export-bookings.ts'
import { exportInvoices } from '../src/domain/invoicing/export-invoices.ts'
import { listOpenItems } from '../src/domain/invoicing/open-items.ts'
import { pruneInvoices } from '../src/domain/invoicing/prune-invoices.ts'
import {
  openInvoice,
  openInvoiceByLink,
  readInvoice,
  readInvoiceWithPayments,
} from '../src/domain/invoicing/read-invoices.ts'
import { issueInvoice } from '../src/domain/invoicing/steps/issue-invoice.ts'
import { checkVatIds, listInvalidVatIds } from '../src/domain/invoicing/vat-ids/check-vat-ids.ts'
import { accountContext } from './support/account.ts'
import { billableOf } from './support/invoices.ts'
import { keyOf, openAdministrators, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, employerId } = await openRoles(base)
const { admin: _anyAdmin, 'late admin': _late, ...others } = people
const { billing, support, moderator } = await openAdministrators(base)
// Administrators by what they may do with money.
const roles = { ...others, billing, support, moderator, key: keyOf(employerId) }
type Role = keyof typeof roles

const billingAlone = ['billing', 'operator'] as const
const siteAlone = ['operator'] as const
const everyone = Object.keys(roles) as Role[]

async function newInvoice(): Promise<{ invoiceId: number; number: string }> {
  return inTransaction(base, inside => issueInvoice(inside, billableOf({ employerId })))
}

async function newLink(): Promise<{ token: string }> {
  const { invoiceId } = await newInvoice()
  await archiveInvoices({ ...base, actor: { kind: 'system' } })
  const { props } = await db
    .selectFrom('messages')
    .select('props')
    .where('key', '=', `invoice-issued ${invoiceId}`)
    .executeTakeFirstOrThrow()
  // The cast: the props of this mail.
  return { token: new URL((props as { url: string }).url).pathname.split('/')[2] ?? '' }
}

let payments = 0
async function newPayment(): Promise<{ bankPaymentId: number }> {
  const row = { key: `k${++payments}`, booked_on: '2026-11-20', cents: 100, currency: 'EUR', words: 'Danke' }
  const facts = { status: 'open', match: 'unknown', numbers: [], imported_at: new Date() }
  const { id } = await db
    .insertInto('bank_payments')
    .values({ ...row, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { bankPaymentId: id }
}

const statement = new TextEncoder().encode('<Document><BkToCstmrStmt><Stmt/></BkToCstmrStmt></Document>')
const bookings = {
  ...{ from: '2026-11-01', to: '2026-11-30' },
  ...{ chart: 'SKR03' as const, consultant: 1001, client: 1 },
}
const correction = {
  ...{ name: 'Klinik', department: null, street: 'Weg 1', extra: null, postcode: '50667', city: 'Köln' },
  ...{
    email: 'einkauf@klinik.example',
    leitwegId: null,
    orderNumber: null,
    costCentre: null,
    reason: null,
    vatId: null,
  },
}

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['readInvoice', billingAlone, async ctx => readInvoice(ctx, await newInvoice())],
  ['readInvoiceWithPayments', billingAlone, async ctx => readInvoiceWithPayments(ctx, await newInvoice())],
  ['openInvoice', billingAlone, async ctx => openInvoice(ctx, { ...(await newInvoice()), form: 'xml' })],
  ['openInvoiceByLink', everyone, async ctx => openInvoiceByLink(ctx, { ...(await newLink()), form: 'xml' })],
  ['openInvoiceByLink (wrong link)', [], ctx => openInvoiceByLink(ctx, { token: 'x', form: 'xml' })],
  [
    'cancelInvoice',
    billingAlone,
    async ctx => cancelInvoice(ctx, { ...(await newInvoice()), reason: 'Doppelt' }),
  ],
  ['correctInvoice', billingAlone, async ctx => correctInvoice(ctx, { ...(await newInvoice()), correction })],
  [
    'previewCorrection',
    billingAlone,
    async ctx => previewCorrection(ctx, { ...(await newInvoice()), correction }),
  ],
  ['listOpenItems', billingAlone, ctx => listOpenItems(ctx)],
  ['exportBookings', billingAlone, ctx => exportBookings(ctx, bookings)],
  ['exportInvoices', billingAlone, ctx => exportInvoices(ctx, bookings)],
  ['importBankFile', billingAlone, ctx => importBankFile(ctx, { bytes: statement })],
  ['listBankPayments', billingAlone, ctx => listBankPayments(ctx)],
  [
    'readBankPayment',
    billingAlone,
    async ctx => readBankPayment(ctx, { id: (await newPayment()).bankPaymentId }),
  ],
  [
    'assignBankPayment',
    billingAlone,
    async ctx => assignBankPayment(ctx, { ...(await newPayment()), ...(await newInvoice()) }),
  ],
  [
    'setBankPaymentAside',
    billingAlone,
    async ctx => setBankPaymentAside(ctx, { ...(await newPayment()), reason: 'Zinsen' }),
  ],
  [
    'holdDunning',
    billingAlone,
    async ctx => holdDunning(ctx, { ...(await newInvoice()), reason: 'Strittig' }),
  ],
  ['releaseDunning', billingAlone, async ctx => releaseDunning(ctx, await newInvoice())],
  ['listInvalidVatIds', billingAlone, ctx => listInvalidVatIds(ctx)],
  ['archiveInvoices', siteAlone, ctx => archiveInvoices(ctx)],
  ['remindOfInvoices', siteAlone, ctx => remindOfInvoices(ctx)],
  ['pruneInvoices', siteAlone, ctx => pruneInvoices(ctx)],
  ['checkVatIds', siteAlone, ctx => checkVatIds(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
