import { distanceKm } from '../../vocabulary/places/places.ts'
import { jobTariff } from '../jobs/job-tariff.ts'
import type { JobDetails } from '../jobs/read-job.ts'
import { type ComparedPay, comparedPay } from './compared-pay.ts'
import type { DatedRate } from './dated-rate.ts'
import { type FullTimeHours, fullTimeHours, mayBeFullTime } from './full-time-hours.ts'

export type Origin = {
  name: string
  latDegrees: number
  lonDegrees: number
  /** Whose word it is. */
  from: 'address' | 'profile'
}

export type ComparedFacts = {
  pay: ComparedPay
  fullTime: FullTimeHours | null
  /** What so much work is of a full-time week; null where that is not known. */
  ownHours: number | null
  /** Hours of a post that is part-time only, as the ad states them. */
  partTimeHours: number | null
  /** Whether the ad takes so much work; null where it does not say. */
  takesWorkload: boolean | null
  /** To the nearest of its places, as the crow flies; null without an origin or a known place. */
  distanceKm: number | null
}

type Asked = {
  workloadPercent: number
  years: number | null
  origin: Origin | null
  rate: DatedRate | null
  /** YYYY-MM-DD */
  on: string
}

/** What has to be computed of an ad before it can stand beside others; everything else is in the ad as it is. */
export function comparedFacts(job: JobDetails, asked: Asked): ComparedFacts {
  const reading = jobTariff(job)
  const fullTime = fullTimeHours(job, reading)
  const isPartTimeOnly = !mayBeFullTime(job)
  const { workloadPercent, years, rate, on } = asked
  return {
    pay: comparedPay({
      pay: job.pay,
      payments: job.payTerms.payments,
      reading,
      country: job.places[0]?.country,
      hours: fullTime,
      isPartTimeOnly,
      workloadPercent,
      years,
      rate,
      on,
    }),
    fullTime,
    ownHours: fullTime && Math.round((fullTime.perWeek * workloadPercent) / 10) / 10,
    partTimeHours: isPartTimeOnly ? job.hoursWeek : null,
    takesWorkload: takes(job, workloadPercent),
    distanceKm: asked.origin && nearestKm(job, asked.origin),
  }
}

function takes({ workloadPercent, employmentTypes }: JobDetails, wanted: number): boolean | null {
  if (workloadPercent) return wanted >= workloadPercent.min && wanted <= workloadPercent.max
  if (wanted < 100)
    return employmentTypes.includes('part-time') ? true : isOnlyFullTime(employmentTypes) ? false : null
  return employmentTypes.includes('full-time') ? true : null
}

function isOnlyFullTime(types: JobDetails['employmentTypes']): boolean {
  return types.length === 1 && types[0] === 'full-time'
}

function nearestKm({ places }: JobDetails, origin: Origin): number | null {
  const distances = places.flatMap(({ latDegrees, lonDegrees }) =>
    latDegrees === null || lonDegrees === null ? [] : [distanceKm(origin, { latDegrees, lonDegrees })],
  )
  return distances.length === 0 ? null : Math.round(Math.min(...distances))
}
