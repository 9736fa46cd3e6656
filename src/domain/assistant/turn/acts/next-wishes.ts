import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import type { JobSearchResult } from '../../../job-search/search-jobs.ts'
import type { Asked } from '../answer.ts'

const mostWishes = 4

/** What people ask next of such a list: only what changes it. */
export function nextWishes({ t }: Asked, params: JobSearchParams, result: JobSearchResult): string[] {
  const shown = (result.page - 1) * result.pageSize + result.jobs.length
  const wishes: string[] = []
  if (result.total > shown) wishes.push(t('assistant.choice.more'))
  if (result.jobs.length > 1 && params.page === 1) wishes.push(t('assistant.choice.compare'))
  if (params.place === '' && params.state.length + params.country.length === 0)
    wishes.push(t('assistant.choice.place'))
  if (params.employmentType.length === 0 && has(result, 'employmentType', 'part-time'))
    wishes.push(t('assistant.choice.part-time'))
  if (!params.without.includes('nights') && params.shift.length === 0)
    wishes.push(t('assistant.choice.no-nights'))
  if (params.q !== '' || params.place !== '') wishes.push(t('assistant.choice.alert'))
  return wishes.slice(0, mostWishes)
}

function has({ facets, total }: JobSearchResult, name: 'employmentType', value: string): boolean {
  const count = facets[name].find(option => option.value === value)?.count ?? 0
  return count > 0 && count < total
}
