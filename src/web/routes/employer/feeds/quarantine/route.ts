import { spreadsheetCsv } from '../../../../../domain/caller/spreadsheet-csv.ts'
import { readQuarantine } from '../../../../../domain/feeds/read-feeds.ts'
import { reasonText } from '../../../../../domain/feeds/reason-text.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { asDownload } from '../../../../parts/shared/as-download.server.ts'
import { rowId } from '../../../../parts/shared/feeds/run-view.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

const columns = ['line', 'id', 'title', 'reason', 'original', 'code']

/** The ads that a run refused, as CSV: the line in the feed, the reason, and the original text to correct. */
export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const t = translator(ctx.locale)
  const runId = rowId(params.run)
  const items = await readQuarantine(ctx, { feedId: rowId(params.id), runId })
  const rows = (async function* () {
    for (const { line, externalId, title, reason, original } of items)
      yield [
        line === null ? '' : String(line),
        externalId ?? '',
        title ?? '',
        reason === null ? '' : reasonText(t, reason),
        original ?? '',
        reason?.code ?? '',
      ]
  })()
  const header = columns.map(column => t(`feeds.quarantine.${column}`))
  return asDownload(spreadsheetCsv(header, rows), `import-${runId}.csv`)
})
