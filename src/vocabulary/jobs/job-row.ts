import type { DutyOfAd } from '../duty/duty-of-ad.ts'
import type {
  Category,
  Contract,
  Country,
  EmployerSize,
  EmployerType,
  EmploymentType,
  Experience,
  Remote,
  ShiftModel,
} from './job.values.ts'

export type JobPlace = {
  /** GeoNames id, when the place was recognised. */
  placeId: number | null
  name: string
  street: string | null
  postalCode: string | null
  stateCode: string | null
  country: Country
  latDegrees: number | null
  lonDegrees: number | null
  /** Distance to the place searched for, in whole km; null without one. */
  distanceKm: number | null
}

/** As advertised: amounts in `currency` per `period`, the name of the collective agreement, or the employer's own words. */
export type JobPay = {
  min: number | null
  max: number | null
  currency: 'EUR' | 'CHF'
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
  tariff: string | null
  /** Within the collective agreement, such as "P8", and its steps (1 to 15). */
  tariffGroup: string | null
  tariffSteps: { from: number; to: number } | null
  text: string | null
}

/** Gross a month for full time in whole units of `currency`, from the table of a collective agreement: computed, not promised. */
export type JobDerivedPay = {
  min: number
  max: number
  currency: 'EUR' | 'CHF'
  /** Id of a pay scheme of the vocabulary, and codes of its table. */
  scheme: string
  group: string
  groupTo: string | null
}

/** What a job card shows. `pay` is null when the job says nothing about it. */
export type JobRow = {
  id: number
  slug: string
  title: string
  language: 'de' | 'en'
  employer: {
    id: number
    slug: string
    name: string
    type: EmployerType
    size: EmployerSize | null
    logoFileId: string | null
  }
  places: JobPlace[]
  category: Category
  profession: string | null
  specialty: string | null
  employmentTypes: EmploymentType[]
  contract: Contract | null
  experience: Experience | null
  remote: Remote
  shiftModels: ShiftModel[]
  pay: JobPay | null
  /** Null where the ad states an amount, or no table is known of what it names. */
  derivedPay: JobDerivedPay | null
  /** Duties, time off and support, as far as they are known. */
  duty: DutyOfAd
  postedAt: Date
  lastConfirmedAt: Date | null
  validThrough: Date | null
  isFeatured: boolean
  isAgency: boolean
  version: number
}
