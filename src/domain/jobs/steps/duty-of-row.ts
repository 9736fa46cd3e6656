import type { Selectable } from 'kysely'
import type { Jobs } from '../../../db/tables.ts'
import {
  type DutyOfAd,
  dutyOfAd,
  type RecognisedDuty,
  type StatedDuty,
} from '../../../vocabulary/duty/duty-of-ad.ts'

/** Columns that say something of the duty facts; the texts' part is a row of `job_duties`. */
export type DutyRow = Pick<
  Selectable<Jobs>,
  'duty_facts' | 'weekends_per_month' | 'hours_week' | 'employment_types' | 'workload_min_percent'
> & { recognised_duty: unknown }

/** What is known of a job; less than full time says nothing of what full time means. */
export function toDuty(row: DutyRow): DutyOfAd {
  const isPartOnly = !row.employment_types.includes('full-time') && row.employment_types.length > 0
  const least = row.workload_min_percent
  return dutyOfAd(
    // The casts: the columns hold what the domain and the vocabulary wrote.
    row.duty_facts as unknown as StatedDuty,
    (row.recognised_duty ?? {}) as RecognisedDuty,
    {
      weekendsPerMonth: row.weekends_per_month,
      hoursWeek: row.hours_week,
      isFullTime: !isPartOnly && (least === null || least === 100),
    },
  )
}
