import { exportProfile } from '../../../../../domain/job-seekers/profile/export-profile.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The ending of the path decides between a CV and a JSON Resume. */
export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const format = new URL(request.url).pathname.endsWith('.pdf') ? 'pdf' : 'json'
  const name = ctx.locale === 'de' ? 'lebenslauf' : 'cv'
  return asDownload(await exportProfile(ctx, { format }), `${name}.${format}`)
})
