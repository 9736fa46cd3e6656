import { exportLog } from '../../../../domain/desk/lists/export-log.ts'
import { readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url)
  const as = pathname.endsWith('.json') ? 'json' : 'csv'
  const question = readListQuestion('log', searchParams)
  return asDownload(await exportLog(ctx, { question, as }), `log.${as}`)
})
