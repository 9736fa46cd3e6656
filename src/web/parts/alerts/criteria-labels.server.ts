import type { Context } from '../../../domain/context.ts'
import { nameEmployers } from '../../../domain/employers/name-employers.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../domain/jobs/job.schema.ts'
import { jobValueLabel } from '../../../domain/jobs/job-value-labels.ts'
import { activeFilters } from '../../../domain/jobs/search-advice.ts'
import { translator } from '../../../i18n/translate.ts'

/** Every criterion of a search in words, and the search without it. */
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
