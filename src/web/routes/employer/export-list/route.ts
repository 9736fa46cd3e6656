import { exportApplications } from '../../../../domain/applications/export-applications.ts'
import { readInboxFilter } from '../../../parts/shared/applications/inbox-filter.server.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { currentEmployer } from '../../../parts/shared/current-employer.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** Exports what the inbox filter in the address selects. The ending of the path decides between CSV and PDF. */
export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const { employerId } = await currentEmployer(ctx, request)
  const format = url.pathname.endsWith('.pdf') ? 'pdf' : 'csv'
  const file = await exportApplications(ctx, { ...readInboxFilter(url), employerId, format })
  const name = ctx.locale === 'de' ? 'bewerbungen' : 'applications'
  return asDownload(file, `${name}.${format}`)
})
