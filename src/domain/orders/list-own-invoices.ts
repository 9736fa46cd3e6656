import type { Context } from '../caller/context.ts'
import { invoiceUrl } from '../invoicing/steps/mail-invoice.ts'
import { requireReader } from './order.policy.ts'
import { listInvoicesOf } from './own-invoices.queries.ts'

export type OwnInvoices = Awaited<ReturnType<typeof listOwnInvoices>>

/** An employer's invoices and what took them back, newest first, with the addresses of their files. @throws SignInRequired, NotFound, NotAllowed */
export async function listOwnInvoices(ctx: Context, { employerId }: { employerId: number }) {
  requireReader(ctx.actor, employerId)
  const rows = await listInvoicesOf(ctx.db, employerId)
  return rows.map(({ linkKey, hasXml, ...invoice }) => ({
    ...invoice,
    url: invoiceUrl(ctx, { linkKey }),
    /** What a public body takes in. */
    xmlUrl: hasXml ? invoiceUrl(ctx, { linkKey }, 'xml') : null,
  }))
}
