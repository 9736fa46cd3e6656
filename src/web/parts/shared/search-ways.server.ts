import { alternativeText } from '../../../domain/job-search/alternative-text.ts'
import { type JobSearchParams, jobSearchQuery } from '../../../domain/job-search/job.schema.ts'
import type { SearchAlternative } from '../../../domain/job-search/ways-out.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { href } from '../../addresses.ts'
import { withQuery } from './filters/list-view.ts'

/** A way out of a search that finds little, as a link. */
export type WayView = { text: string; to: string; findsMore: boolean }

export function searchWays(
  alternatives: readonly SearchAlternative[],
  locale: Locale,
  linkTo: (params: JobSearchParams) => string,
): WayView[] {
  const t = translator(locale)
  return alternatives.map(alternative => {
    const what = alternativeText(alternative, locale)
    const { kind, count, params } = alternative
    if (kind === 'alert') {
      const to = withQuery(href('new-alert', locale), jobSearchQuery(params))
      return { text: what, to, findsMore: false }
    }
    return { text: t('job-words.way', { what, count }), to: linkTo(params), findsMore: true }
  })
}
