import { exportReaders } from '../../../../domain/newsletter/export-readers.ts'
import { pageLoader } from '../../../outcome.server.ts'
import { asDownload } from '../../../parts/as-download.server.ts'
import type { Route } from './+types/route.ts'

/** All who confirmed the newsletter, as a file. */
export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) =>
  asDownload(exportReaders(ctx), 'readers.csv'),
)
