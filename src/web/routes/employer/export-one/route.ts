import { exportApplication } from '../../../../domain/applications/export-applications.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const id = params.id.replace(/\.pdf$/, '')
  const file = await exportApplication(ctx, { id })
  return asDownload(file, `${ctx.locale === 'de' ? 'bewerbung' : 'application'}.pdf`)
})
