import { NotFound } from '../../../../domain/caller/errors.ts'
import { openInvoiceByLink } from '../../../../domain/invoicing/read-invoices.ts'
import { contentDisposition } from '../../../../platform/files/files.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The link of the mail: whoever pays invoices at the buyer has no account here. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { token, form } = params
  if (form !== 'pdf' && form !== 'xml') throw new NotFound()
  const { name, mediaType, bytes } = await openInvoiceByLink(ctx, { token, form })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': contentDisposition({ name, mediaType, disposition: 'attachment' }),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
})
