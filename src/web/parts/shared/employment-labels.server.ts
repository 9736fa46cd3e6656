import type { Locale } from '../../../i18n/locale.ts'
import type { EmploymentType } from '../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'

/** Full and part time together have a name of their own. */
export function employmentLabels(types: readonly EmploymentType[], locale: Locale): string[] {
  const isBoth = types.includes('full-time') && types.includes('part-time')
  const others = types.filter(type => !isBoth || (type !== 'full-time' && type !== 'part-time'))
  const values = isBoth ? ['both', ...others] : others
  return values.map(value => jobValueLabel('employmentType', value, locale))
}
