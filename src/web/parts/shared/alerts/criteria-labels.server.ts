import type { Context } from '../../../../domain/caller/context.ts'
import { nameEmployers } from '../../../../domain/employers/name-employers.ts'
import { activeFilters } from '../../../../domain/job-search/active-filters.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'

/** Every criterion as a label, with the search without it. */
export async function criteriaLabels(ctx: Context, params: JobSearchParams) {
  const { locale } = ctx
  const t = translator(locale)
  const labels: { key: string; label: string; without: JobSearchParams }[] = []
  if (params.q) labels.push({ key: 'q', label: params.q, without: { ...params, q: '' } })
  const employers = await nameEmployers(ctx, params.employer)
  for (const { name, value, without } of activeFilters(params)) {
    const label = name === 'employer' ? employers.get(Number(value)) : jobValueLabel(name, value, locale)
    labels.push({ key: `${name}=${value}`, label: label ?? value, without })
  }
  if (params.place) {
    const without = { ...params, place: noJobSearchParams.place, radius: null }
    const { place, radius: km } = params
    labels.push({ key: 'place', label: km ? t('alert.criteria.around', { place, km }) : place, without })
  }
  return labels
}
