import { exportReaders } from '../../../../domain/newsletter/export-readers.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) =>
  asDownload(exportReaders(ctx), 'readers.csv'),
)
