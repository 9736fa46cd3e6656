import { professionById } from '../../titles/professions.ts'

export type TariffHints = {
  /** "DE", "AT", "CH" */
  country?: string | undefined
  /** Id of the vocabulary. */
  profession?: string | undefined
  /** Name of the employer. */
  employer?: string | undefined
}

export type EmployerKind =
  | 'caritas'
  | 'diakonie'
  | 'drk'
  | 'university'
  | 'charite'
  | 'helios'
  | 'asklepios'
  | 'sana'

const kinds: readonly [EmployerKind, RegExp][] = [
  ['charite', /charit[ée]/iu],
  ['helios', /(?<!\p{L})helios(?!\p{L})/iu],
  ['asklepios', /(?<!\p{L})asklepios(?!\p{L})/iu],
  ['sana', /(?<!\p{L})sana(?!\p{L})/iu],
  [
    'caritas',
    /caritas|malteser|kathol|(?<!\p{L})(?:st\.|sankt)\s|marien(?:krankenhaus|hospital|stift)|franziskus|vinzenz|elisabethinen/iu,
  ],
  ['diakonie', /diakon|evangel|(?<!\p{L})ev\.|agaplesion|bethel/iu],
  ['drk', /(?<!\p{L})drk(?!\p{L})|deutsches rotes kreuz/iu],
  ['university', /uni(?:versitäts?)?-?(?:klinik|medizin|spital|hospital)|hochschule|universität/iu],
]

/** What an employer's name tells about the agreement that it pays by. */
export function employerKindOf(name: string): EmployerKind | null {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}

/** Nursing that the agreements pay by its own table; in the category there are others, such as care workers and paramedics. */
const notOfNursingTable = new Set([
  'notfallsanitaeter',
  'rettungssanitaeter',
  'rettungshelfer',
  'betreuungskraft',
  'heilerziehungspfleger',
  'heilerziehungspflegehelfer',
  'fachsozialbetreuer',
  'heimhelfer',
  'haushaltshilfe_pflege',
  'familienpfleger',
  'pflegepaedagoge',
  'case_manager',
  'azubi_pflege',
])
const social = new Set([
  'heilerziehungspfleger',
  'heilerziehungspflegehelfer',
  'sozialarbeiter_klinik',
  'heilpaedagoge',
  'arbeitserzieher',
])

export type WorkKind = 'nurse' | 'doctor' | 'social' | 'trainee' | 'other'

/** Which of an agreement's tables a profession belongs to; null when it is not known. */
export function workKindOf(profession: string | undefined): WorkKind | null {
  if (profession === undefined) return null
  if (profession.startsWith('azubi')) return 'trainee'
  if (social.has(profession)) return 'social'
  const category = professionById(profession)?.category
  if (category === 'doctors') return 'doctor'
  if (category === 'nursing') return notOfNursingTable.has(profession) ? 'other' : 'nurse'
  return category === undefined ? null : 'other'
}
