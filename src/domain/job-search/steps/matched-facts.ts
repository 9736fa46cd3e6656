import { readDemands, readLanguageLevels } from '../../../vocabulary/jobs/read-demands.ts'
import { readStart } from '../../../vocabulary/jobs/read-start.ts'
import { type LicenceLaw, licenceLawOf } from '../../../vocabulary/titles/licensed-professions.ts'
import type { JobDocument } from '../../caller/job-search.ts'

/** What {@link matchedFacts} reads of an ad. */
export type AdFacts = {
  professions: readonly string[]
  specialty: string | null
  countries: readonly string[]
  employmentTypes: readonly string[]
  workloadPercent: { from: number | null; to: number | null }
  startText: string | null
  /** ISO 639-1 codes. */
  requiredLanguages: readonly string[]
  /** The ad's text, a line for each paragraph and item. */
  lines: string
}

/** The facts of an ad that matching alone reads. */
export function matchedFacts(ad: AdFacts): JobDocument['facts'] {
  const laws = ad.professions.map(licenceLawOf)
  const { required, offered } = readDemands(ad.lines, ad.specialty)
  const start = ad.startText === null ? null : readStart(ad.startText)
  return {
    licence: licencesOf(laws, ad.countries),
    qualification: required,
    training: offered,
    languageLevel: readLanguageLevels(ad.requiredLanguages, ad.lines),
    workload: workloadOf(ad),
    start: start === null ? [] : [start],
  }
}

/** Any of them is enough; where one of the professions needs none, nobody has to have one. */
function licencesOf(laws: readonly (LicenceLaw | null)[], countries: readonly string[]): string[] {
  const ids = laws.flatMap(law => law?.id ?? [])
  if (ids.length < laws.length) return []
  return [...new Set(ids)].flatMap(id => countries.map(country => `${id}:${country}`))
}

/** Full time alone is all of it; "part-time" says nothing about how much. */
function workloadOf({ workloadPercent: { from, to }, employmentTypes }: AdFacts): string[] {
  if (from !== null || to !== null) return [`${from ?? to}-${to ?? from}`]
  return employmentTypes.join() === 'full-time' ? ['100-100'] : []
}
