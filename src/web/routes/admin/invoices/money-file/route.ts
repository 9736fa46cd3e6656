import { NotFound } from '../../../../../domain/caller/errors.ts'
import { exportBookings } from '../../../../../domain/invoicing/export-bookings.ts'
import { exportInvoices } from '../../../../../domain/invoicing/export-invoices.ts'
import { bookingsSchema, periodSchema } from '../../../../../domain/invoicing/invoicing.schema.ts'
import { exportOrders } from '../../../../../domain/orders/desk/export-orders.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { invoiceFileAnswer } from '../../../../parts/shared/orders/invoice-file.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The page links here with what it has checked; anything else is an address that nobody was given. */
export const loader = pageLoader(async (ctx, { request, params: { kind } }: Route.LoaderArgs) => {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  if (kind === 'datev.csv') {
    const { name, bytes } = await exportBookings(ctx, known(bookingsSchema.safeParse(asked)))
    return invoiceFileAnswer({ name, mediaType: 'text/csv; charset=windows-1252', bytes })
  }
  const days = known(periodSchema.safeParse(asked))
  if (kind === 'issued-invoices.csv')
    return asDownload(await exportInvoices(ctx, days), 'issued-invoices.csv')
  if (kind === 'paid-orders.csv') return asDownload(await exportOrders(ctx, days), 'paid-orders.csv')
  throw new NotFound()
})

function known<Data>({ data }: { data?: Data | undefined }): Data {
  if (data === undefined) throw new NotFound()
  return data
}
