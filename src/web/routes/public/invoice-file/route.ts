import { NotFound } from '../../../../domain/caller/errors.ts'
import { openInvoiceByLink } from '../../../../domain/invoicing/read-invoices.ts'
import { invoiceFileAnswer } from '../../../parts/shared/orders/invoice-file.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The link of the mail: whoever pays invoices at the buyer has no account here. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { token, form } = params
  if (form !== 'pdf' && form !== 'xml') throw new NotFound()
  return invoiceFileAnswer(await openInvoiceByLink(ctx, { token, form }))
})
