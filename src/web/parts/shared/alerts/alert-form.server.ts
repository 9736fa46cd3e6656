import { limits } from '../../../../config/limits.ts'
import { previewAlert } from '../../../../domain/alerts/preview-alert.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { type JobSearchParams, jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { href } from '../../../addresses.ts'
import { withQuery } from '../filters/list-view.ts'
import { placeView } from '../filters/place-view.server.ts'
import { criteriaLabels } from './criteria-labels.server.ts'

export type AlertFormView = Awaited<ReturnType<typeof alertFormView>>

/**
 * An alert before it is saved: criteria as removable chips and the number of current matches. `listPath` is the page's path, `kept` the
 * query parameters besides the search.
 */
export async function alertFormView(
  ctx: Context,
  given: Partial<JobSearchParams>,
  { listPath, kept = [] }: { listPath: string; kept?: [string, string][] },
) {
  const preview = await previewAlert(ctx, given)
  const { params } = preview
  const linkTo = (next: JobSearchParams) => {
    const query = new URLSearchParams([...kept, ...new URLSearchParams(jobSearchQuery(next))])
    return withQuery(listPath, query.toString())
  }
  const labels = await criteriaLabels(ctx, params)
  const own = new Set(['q', 'place', 'radius'])
  return {
    criteria: preview.isPossible ? preview.criteria : '',
    chips: labels.map(({ key, label, without }) => ({ key, label, to: linkTo(without) })),
    name: labels
      .map(({ label }) => label)
      .join(', ')
      .slice(0, limits.alertNameChars),
    total: preview.total,
    totalText: formatCount(preview.total, ctx.locale),
    corrected: preview.corrected,
    listPath,
    what: params.q,
    where: params.place,
    ...placeView(preview, ctx.locale, name => linkTo({ ...params, place: name, radius: null })),
    keptBySearch: [...kept, ...[...new URLSearchParams(preview.criteria)].filter(([name]) => !own.has(name))],
    jobsTo: withQuery(href('jobs', ctx.locale), preview.criteria),
  }
}
