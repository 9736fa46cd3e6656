import type { Context } from '../../../../domain/caller/context.ts'
import { NotFound } from '../../../../domain/caller/errors.ts'
import { readRun, readRunItem } from '../../../../domain/feeds/read-feeds.ts'
import { reasonText } from '../../../../domain/feeds/reason-text.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { jobPageView } from '../job-detail/job-view.server.ts'
import { runView } from './feed-view.server.ts'

export type RunPageView = Awaited<ReturnType<typeof loadRunPage>>['view']

/**
 * The run of a URL, with the ad of `?item=` as its page would be.
 * @throws NotFound for unknown runs and for malformed numbers in the URL
 */
export async function loadRunPage(
  ctx: Context,
  {
    params,
    request,
    publicUrl,
  }: { params: { id: string; run: string }; request: Request; publicUrl: string },
) {
  const of = { feedId: rowId(params.id), runId: rowId(params.run) }
  const { feed, run, items } = await readRun(ctx, of)
  const item = new URL(request.url).searchParams.get('item')
  const job = item === null ? null : await readRunItem(ctx, { ...of, position: position(item) })
  const t = translator(ctx.locale)
  const view = {
    feedId: feed.id,
    feedName: feed.name,
    run: runView(ctx, run),
    preview: job && jobPageView(ctx, job, publicUrl),
    quarantine: href('quarantine', ctx.locale, { id: feed.id, run: run.id }),
    items: items.map(({ externalId, line, reason, jobId, ...shown }) => ({
      position: shown.position,
      kind: shown.kind,
      title: shown.title ?? '–',
      facts: [
        ...(externalId === null ? [] : [t('feeds.run.id', { id: externalId })]),
        ...(line === null ? [] : [t('feeds.run.line', { line })]),
        ...(reason === null ? [] : [reasonText(t, reason)]),
      ],
      hasPreview: run.kind === 'dry' && (shown.kind === 'new' || shown.kind === 'changed'),
      jobTo: jobId === null ? null : href('job', ctx.locale, { key: jobId }),
    })),
  }
  return { view, employerId: feed.employerId }
}

/** At most nine digits, which the database's integers can hold. @throws NotFound for anything else */
export function rowId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotFound()
  return Number(text)
}

function position(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new NotFound()
  return Number(text)
}
