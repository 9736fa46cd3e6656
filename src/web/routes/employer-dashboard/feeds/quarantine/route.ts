import { readQuarantine } from '../../../../../domain/feeds/read-feeds.ts'
import { pageLoader } from '../../../../outcome.server.ts'
import { rowId } from '../../../../parts/feeds/run-view.server.ts'
import type { Route } from './+types/route.ts'

/** The ads of a run that were refused, with what the feed said of them and why, as a file. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const runId = rowId(params.run)
  const items = await readQuarantine(ctx, { feedId: rowId(params.id), runId })
  return new Response(`${JSON.stringify(items, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="import-${runId}.json"`,
      'cache-control': 'private, no-store',
    },
  })
})
