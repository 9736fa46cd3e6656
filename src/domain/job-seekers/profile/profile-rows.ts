import type { JobSeekerRow } from '../job-seeker.queries.ts'
import type { LicenceKind, LicenceState } from './profile.values.ts'

/** Months are YYYY-MM, or YYYY where only the year is known. */
export type PositionFields = {
  title: string
  employer: string | null
  city: string | null
  /** Ids of the vocabulary. */
  profession: string | null
  specialty: string | null
  fromMonth: string | null
  toMonth: string | null
  /** Tells "until today" from an end that is not known. */
  isCurrent: boolean
  duties: string
}

export type EducationFields = {
  name: string
  institution: string | null
  fromMonth: string | null
  toMonth: string | null
}

export type LicenceFields = {
  kind: LicenceKind
  name: string
  profession: string | null
  specialty: string | null
  /** Where it is valid; ISO 3166 alpha-2. */
  country: string | null
  state: LicenceState
  /** YYYY, YYYY-MM or YYYY-MM-DD */
  obtainedOn: string | null
}

export type SeekerPosition = PositionFields & { id: string }
export type SeekerEducation = EducationFields & { id: string }
export type SeekerLicence = LicenceFields & { id: string; proofFileId: string | null }

/** A person's whole profile as it is stored, the latest first. */
export type ProfileRows = {
  seeker: JobSeekerRow
  positions: readonly SeekerPosition[]
  educations: readonly SeekerEducation[]
  licences: readonly SeekerLicence[]
}
