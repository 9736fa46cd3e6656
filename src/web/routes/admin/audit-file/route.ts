import { exportAuditLog } from '../../../../domain/administration/export-audit-log.ts'
import { auditFilterOf } from '../../../parts/admin/audit-filter.server.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const as = new URL(request.url).pathname.endsWith('.json') ? 'json' : 'csv'
  return asDownload(await exportAuditLog(ctx, { ...auditFilterOf(request), as }), `log.${as}`)
})
