import { exportBoardStatistics } from '../../../../domain/statistics/export-board-statistics.ts'
import { askedDays } from '../../../parts/admin/asked-days.server.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) =>
  asDownload(await exportBoardStatistics(ctx, { days: askedDays(request) }), 'statistics.csv'),
)
