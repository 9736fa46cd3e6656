import type { Context } from '../../caller/context.ts'
import { linkTokenOf } from '../../caller/signed-link.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { InvoiceRow } from '../invoice.queries.ts'

/** Mails the buyer a link to the document, in the caller's transaction; each document once. The caller has asked its policy. */
export async function mailInvoice(ctx: Context, row: InvoiceRow): Promise<void> {
  const { buyer, language, payment } = row.content
  if (buyer.email === null) return
  const { number, kind, currency, totalCents } = row
  await queueMail(ctx, {
    to: buyer.email,
    locale: language,
    template: 'invoice-issued',
    props: {
      name: '',
      number,
      kind,
      cents: totalCents,
      currency,
      dueOn: payment.kind === 'transfer' ? payment.dueOn : null,
      url: invoiceUrl(ctx, row),
    },
    key: `invoice-issued ${row.id}`,
  })
}

/** The PDF or the XML, for whoever has the link. */
export function invoiceUrl(
  ctx: Context,
  { linkKey }: Pick<InvoiceRow, 'linkKey'>,
  form: 'pdf' | 'xml' = 'pdf',
): string {
  return ctx.links.invoiceFile(linkTokenOf(ctx, linkKey, 'invoice'), form)
}
