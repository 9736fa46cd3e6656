import type { CvLanguageLevel } from '../cv.ts'

/** Months are YYYY-MM, or YYYY where only the year is known. */
export type ExchangedPosition = {
  title: string
  employer: string | null
  city: string | null
  from: string | null
  to: string | null
  isCurrent: boolean
  duties: string
}

export type ExchangedEducation = {
  name: string
  institution: string | null
  from: string | null
  to: string | null
}

export type ExchangedLanguage = { language: string; level: CvLanguageLevel | null }

/** A certificate, a title, a licence, as the document names it. */
export type ExchangedCertificate = { name: string; at: string | null }

/** A profile in transit between programs: nothing here is resolved by a vocabulary yet. */
export type ExchangedProfile = {
  name: string | null
  email: string | null
  phone: string | null
  city: string | null
  /** ISO 3166 alpha-2 */
  country: string | null
  /** What somebody calls themselves. */
  label: string | null
  positions: readonly ExchangedPosition[]
  educations: readonly ExchangedEducation[]
  certificates: readonly ExchangedCertificate[]
  languages: readonly ExchangedLanguage[]
  skills: readonly string[]
  drivingLicences: readonly string[]
}

/** Beside who somebody is, which nobody needs an exchange for. */
export function isEmptyProfile(profile: ExchangedProfile): boolean {
  const { positions, educations, certificates, languages, skills, drivingLicences } = profile
  return [positions, educations, certificates, languages, skills, drivingLicences].every(
    list => list.length === 0,
  )
}

/** Larger documents are refused. */
export const exchangeBytesMax = 5 * 1024 * 1024

/** Why a document brings nothing along; each has a text that says what helps. */
export const exchangeProblems = [
  'empty',
  'too-large',
  'unknown-format',
  'broken-json',
  'no-json-resume',
  'broken-xml',
  'no-europass',
  'broken-pdf',
  'pdf-without-europass',
  'nothing-found',
] as const
export type ExchangeProblem = (typeof exchangeProblems)[number]

export class NotExchangeable extends Error {
  readonly problem: ExchangeProblem
  constructor(problem: ExchangeProblem, cause?: unknown) {
    super(`this document brings no profile: ${problem}`, { cause })
    this.problem = problem
  }
}
