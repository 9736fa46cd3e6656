import { isTariffValue } from '../../vocabulary/pay/tariff-values.ts'
import { states } from '../../vocabulary/places/places.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { specialtyById, specialtyWithAncestors } from '../../vocabulary/titles/specialties.ts'
import type { ParamProblem } from '../caller/address-params.schema.ts'
import { type JobSearchParams, withAgenciesOnce } from './job.schema.ts'

/** All surgical specialties together; the vocabulary has only the individual ones. */
const surgery = 'surgery'

/** The specification's ten specialties, mapped to those of the vocabulary. */
const boardFields: Record<string, string> = {
  'general-medicine': 'allgemeinmedizin',
  surgery,
  'internal-medicine': 'innere_medizin',
  cardiology: 'kardiologie',
  neurology: 'neurologie',
  orthopedics: 'orthopaedie_unfallchirurgie',
  pediatrics: 'paediatrie',
  psychiatry: 'psychiatrie',
  radiology: 'radiologie',
  physiotherapy: 'physiotherapie',
}

/**
 * Drops and reports unknown professions, specialties, languages, collective agreements and states. The board's ten specialties may be given by their English ids
 * (`cardiology`), which are translated.
 */
export function knownVocabulary(params: JobSearchParams): {
  params: JobSearchParams
  problems: ParamProblem[]
} {
  const problems: ParamProblem[] = []
  const known = {
    ...withAgenciesOnce(params),
    profession: keep('profession', params.profession, id => (professionById(id) ? id : null), problems),
    specialty: keep('specialty', params.specialty, specialtyId, problems),
    tariff: keep('tariff', params.tariff, value => (isTariffValue(value) ? value : null), problems),
    language: keep('language', params.language, code => (languages.of(code) ? code : null), problems),
  }
  const { params: inStates, problems: ofStates } = knownStates(known)
  return { params: inStates, problems: [...problems, ...ofStates] }
}

/** Drops and reports unknown states; shared by the lists of jobs and of employers. */
export function knownStates<T extends { state: string[] }>(
  params: T,
): { params: T; problems: ParamProblem[] } {
  const problems: ParamProblem[] = []
  const state = keep('state', params.state, code => (stateCodes().has(code) ? code : null), problems)
  return { params: { ...params, state }, problems }
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function keep(
  name: string,
  values: string[],
  read: (value: string) => string | null,
  problems: ParamProblem[],
): string[] {
  const good = new Set<string>()
  for (const value of values) {
    const id = read(value)
    if (id !== null) good.add(id)
    else problems.push({ name, value, reason: 'invalid-value', expected: `a known ${name}` })
  }
  return [...good]
}

/** The facet values under which a job of this specialty is found: itself, all broader ones, and surgery as a whole. */
export function specialtyFacetValues(id: string): string[] {
  const ids = specialtyWithAncestors(id)
  return ids.some(each => specialtyById(each)?.boardSpecialty === surgery) ? [...ids, surgery] : ids
}

/** The board's ten as values of the specialty filter, in the specification's order. */
export const boardSpecialtyValues: readonly string[] = Object.values(boardFields)

function specialtyId(id: string): string | null {
  return boardFields[id] ?? specialtyById(id)?.id ?? null
}

let codes: Set<string> | undefined
function stateCodes(): Set<string> {
  codes ??= new Set(states().map(state => state.code))
  return codes
}
