import { NotFound } from '../../../../domain/caller/errors.ts'
import { exportList } from '../../../../domain/desk/lists/export-list.ts'
import { listNameSchema, readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import { asDownload } from '../../../parts/shared/as-download.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const list = listNameSchema.safeParse(params.list).data
  if (!list) throw new NotFound()
  const question = readListQuestion(list, new URL(request.url).searchParams)
  return asDownload(await exportList(ctx, { list, question }), `${list}.csv`)
})
