import { exportApplication } from '../../../../domain/applications/export-applications.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** One application as a PDF. */
export const loader = pageLoader(async (ctx, { params, context }: Route.LoaderArgs) => {
  const id = params.id.replace(/\.pdf$/, '')
  const file = await exportApplication(ctx, { id, visitor: getFacts(context).visitor })
  return asDownload(file, `${ctx.locale === 'de' ? 'bewerbung' : 'application'}.pdf`)
})
