import type { CategoryId } from '../vocabulary/titles/categories.ts'
import type { Box } from './document/line.ts'
import type { Period } from './structure/read-period.ts'

/** `sure`: said by a label or in one way only; `likely`: from where and how it stands; `guess`: one reading of several. */
export type Certainty = 'sure' | 'likely' | 'guess'

export type Evidence = {
  /** What the document says, word by word. */
  quote: string
  certainty: Certainty
  page: number
  /** Null for documents whose text has no fixed place on a page. */
  box: Box | null
  /** Said by the data that the file carries beside its pages, and on none of them. */
  isFromData?: true
  /** Pointed out by a language model, and found in the document. */
  isFromModel?: true
}

/** A value with what it was read from; values without evidence do not exist. */
export type Found<T> = { value: T; evidence: Evidence }

export type CvPosition = {
  title: Found<string> | null
  employer: Found<string> | null
  city: Found<string> | null
  period: Found<Period>
  duties: readonly Found<string>[]
}

export type CvQualification = {
  name: Found<string>
  at: string | null
  /** Missing for what is held. */
  state?: 'applied-for' | 'in-training'
}

export type CvEducation = { name: Found<string>; institution: Found<string> | null; period: Found<Period> }

export type CvLanguage = { language: string; level: CvLanguageLevel | null }

export type CvLanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native'

export type Approbation = 'full' | 'temporary'

/** From when on somebody can begin: at once, after their notice, or on a day (YYYY-MM-DD). */
export type CvStart = 'now' | 'notice' | `${number}-${number}-${number}`

/** What somebody says they are looking for. */
export type CvWishes = {
  employment: Found<'full-time' | 'part-time'> | null
  /** In percent of full time. */
  workload: Found<{ from: number; to: number }> | null
  start: Found<CvStart> | null
  place: Found<string> | null
}

export type Cv = {
  name: Found<string> | null
  academicTitle: Found<string> | null
  email: Found<string> | null
  /** E.164 */
  phone: Found<string> | null
  postalCode: Found<string> | null
  city: Found<string> | null
  country: Found<string> | null
  profession: Found<string> | null
  professionText: Found<string> | null
  category: Found<CategoryId> | null
  specialty: Found<string> | null
  positions: readonly CvPosition[]
  /** Whole years in the category of the profession, counted from the positions. */
  experienceYears: Found<number> | null
  statedExperienceYears: Found<number> | null
  education: readonly CvEducation[]
  qualifications: readonly CvQualification[]
  approbation: Found<Approbation> | null
  languages: readonly Found<CvLanguage>[]
  drivingLicence: Found<string> | null
  wishes: CvWishes
  documentLanguage: 'de' | 'en'
}
