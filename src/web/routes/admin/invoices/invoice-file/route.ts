import { NotFound } from '../../../../../domain/caller/errors.ts'
import { openInvoice, readInvoice } from '../../../../../domain/invoicing/read-invoices.ts'
import { invoiceFileAnswer } from '../../../../parts/shared/orders/invoice-file.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params: { number, form } }: Route.LoaderArgs) => {
  if (form !== 'pdf' && form !== 'xml') throw new NotFound()
  const { id: invoiceId } = await readInvoice(ctx, { number })
  return invoiceFileAnswer(await openInvoice(ctx, { invoiceId, form }))
})
