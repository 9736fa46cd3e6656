import type { Country } from '../../vocabulary/jobs/job.values.ts'
import { payTables } from '../../vocabulary/pay/tables/pay-tables.ts'
import type { TariffReading } from '../../vocabulary/pay/tariffs/read-tariff.ts'
import type { JobDetails } from '../jobs/read-job.ts'

export type FullTimeHours = {
  perWeek: number
  source: { kind: 'ad' } | { kind: 'agreement'; scheme: string }
}

/** What a week of full time mostly is where neither ad nor agreement says: only to make months of hours. */
const usualHours: Record<Country, number> = { DE: 38.5, AT: 40, CH: 42, LI: 42 }

/** The weekly hours of a full-time post: as ad and employer say, else as the collective agreement has them. */
export function fullTimeHours(
  { duty }: Pick<JobDetails, 'duty'>,
  reading: TariffReading | null,
): FullTimeHours | null {
  const said = duty['full-time-hours']?.value
  if (said !== undefined) return { perWeek: said, source: { kind: 'ad' } }
  if (!reading?.scheme || reading.isLoose) return null
  const scheme = payTables().schemes.get(payTables().named.get(reading.scheme)?.paysLike ?? reading.scheme)
  return scheme?.weeklyHours
    ? { perWeek: scheme.weeklyHours, source: { kind: 'agreement', scheme: scheme.id } }
    : null
}

/** Whether what the ad says of hours and pay can be meant of a full-time post. */
export function mayBeFullTime({
  employmentTypes,
  workloadPercent,
}: Pick<JobDetails, 'employmentTypes' | 'workloadPercent'>): boolean {
  if (workloadPercent) return workloadPercent.max === 100
  return !employmentTypes.includes('part-time') || employmentTypes.includes('full-time')
}

export function usualHoursIn(country: Country | undefined): number {
  return usualHours[country ?? 'DE']
}
