import { downloadExport } from '../../../../domain/own-account/export-own-data.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** Answers 404 to everyone but the archive's owner. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const file = await downloadExport(ctx, { exportId: params.id })
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="persoenliche-daten.zip"',
      'cache-control': 'private, no-store',
    },
  })
})
