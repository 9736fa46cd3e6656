import { exportArticles, exportKinds } from '../../../../../domain/blog/exchange/export-articles.ts'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const kind = exportKinds.find(each => each === params.kind)
  if (!kind) throw new NotFound()
  return asDownload(await exportArticles(ctx, kind), kind)
})
