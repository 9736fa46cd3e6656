import type { InvoiceFile } from '../../../../domain/invoicing/read-invoices.ts'
import { contentDisposition } from '../../../../platform/files/files.ts'

/** An invoice as a download; no cache may keep it. */
export function invoiceFileAnswer({ name, mediaType, bytes }: InvoiceFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': contentDisposition({ name, mediaType, disposition: 'attachment' }),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
