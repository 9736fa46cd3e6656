import type { Context } from '../../../../domain/caller/context.ts'
import { reasonText } from '../../../../domain/feeds/reason-text.ts'
import { listSyncLog } from '../../../../domain/feeds/runs/read-sync-log.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { runTone } from './feed-view.server.ts'

export type SyncLogView = Awaited<ReturnType<typeof syncLogView>>

export async function syncLogView(ctx: Context, request: Request) {
  const t = translator(ctx.locale)
  const isTroubleOnly = new URL(request.url).searchParams.get('log') === 'trouble'
  const rows = await listSyncLog(ctx, { isTroubleOnly })
  return {
    isTroubleOnly,
    rows: rows.map(row => ({
      runId: row.runId,
      feedId: row.feedId,
      feed: `${row.feedName} · ${row.employerName}`,
      title: t('feeds.run.title', {
        kind: t(`feeds.kind.${row.kind}`),
        date: formatMoment(row.startedAt, ctx.locale),
      }),
      status: t(`feeds.status.${row.status}`),
      tone: runTone(row.status),
      reason: row.reason && reasonText(t, row.reason),
      result: row.syncResult,
    })),
  }
}
