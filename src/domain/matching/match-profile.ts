import type { Country, EmploymentType, Refusal, ShiftModel } from '../../vocabulary/jobs/job.values.ts'

/** What a person may hold; `country` is where it is valid, ISO 3166 alpha-2, null when not said. */
export type HeldLicence = {
  kind:
    | 'approbation'
    | 'professional-licence'
    | 'further-training'
    | 'additional-title'
    | 'language-exam'
    | 'recognition'
  /** Ids of the vocabulary, null when it does not know them. */
  profession: string | null
  specialty: string | null
  country: string | null
  state: 'held' | 'temporary' | 'applied-for' | 'in-training'
}

export type WishedPlace = { latDegrees: number; lonDegrees: number; radiusKm: number; name: string }

/** Rules that a person made by saying why an ad is not for them; each is shown in the profile and can be deleted. */
export type MatchRule =
  | { kind: 'state' | 'employer' | 'specialty' | 'profession' | 'employerType'; value: string }
  | { kind: 'job'; value: number }

/**
 * All that matching knows of a person: values of the vocabulary, numbers and dates. Name, sex, age, nationality, pictures and gaps are not
 * in it, so that they can enter nothing. An empty list or null is unknown or no wish.
 */
export type MatchProfile = {
  /** Professions the person wants, the first one first. */
  professions: readonly string[]
  /** Professions the person has worked in or holds a licence for. */
  learned: readonly string[]
  specialties: readonly string[]
  experienceYears: number | null
  licences: readonly HeldLicence[]
  languages: readonly { language: string; level: string }[]
  hasDrivingLicence: boolean | null
  places: readonly WishedPlace[]
  /** Only those that the person named; a place near a border says nothing about the other side. */
  countries: readonly Country[]
  employmentTypes: readonly EmploymentType[]
  contracts: readonly string[]
  workloadPercent: { from: number; to: number } | null
  shifts: readonly ShiftModel[]
  refusals: readonly Refusal[]
  employerTypes: readonly string[]
  /** Gross for full time. */
  payMinEurMonth: number | null
  /** First day, as YYYY-MM-DD. */
  startFrom: string | null
  rules: readonly MatchRule[]
}
