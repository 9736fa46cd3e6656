import type { Locale } from '../../../../i18n/locale.ts'
import { queryWords } from '../../../../query-understanding/query-words.ts'
import {
  type JobSearchParamName,
  type JobSearchParams,
  noJobSearchParams,
} from '../../../job-search/job.schema.ts'
import { understandSearch } from '../../../job-search/understand-search.ts'
import { refusalOf, refusesAgencies } from './read-wish.ts'

/** What a clause speaks of, whatever it says of it. */
export type Named = {
  refusals: readonly string[]
  agencies: boolean
  /** Parameters that are named by what they are for: "Pensum". */
  names: readonly JobSearchParamName[]
  /** Values of filters: "Vollzeit". */
  set: Partial<JobSearchParams>
}

const nameWords: readonly (readonly [words: string, names: readonly JobSearchParamName[]])[] = [
  [
    'gehalt lohn bezahlung verdienst geld mindestgehalt salary pay gehaltsgrenze gehaltswunsch gehaltsvorstellung untergrenze lohngrenze gehaltsfilter mindestlohn gehaltsangabe money wage kohle',
    ['salaryMin', 'includeUnknownPay', 'tariff'],
  ],
  ['ort stadt region standort place location city', ['place', 'radius', 'state', 'country']],
  ['umkreis entfernung radius distance', ['radius']],
  [
    'arbeitszeit arbeitszeiten pensum stunden stundenzahl stundenumfang anstellungsart prozente prozentsatz percentage hours workload',
    ['employmentType'],
  ],
  ['schicht schichten dienste dienst dienstzeiten shifts shift', ['shift', 'without']],
  ['vertrag befristung vertragsart vertragsdauer contract', ['contract']],
  ['arbeitgeber haus arbeitgeberart einrichtung employer', ['employer', 'employerType', 'agencies']],
  ['fachgebiet fach fachrichtung specialty field', ['specialty']],
  ['erfahrung berufserfahrung experience', ['experience']],
  ['homeoffice remote', ['remote']],
  ['land country', ['country', 'state']],
  ['datum alter date', ['postedWithin']],
  ['tarif tarifvertrag tariff', ['tariff']],
  [
    'wohnung unterkunft zimmer personalwohnung dienstwohnung wohnheim bleibe housing accommodation flat apartment',
    ['offers'],
  ],
  ['sprache language', ['language', 'adLanguage']],
]

/** The parameters that a text names by what they are for. */
export function namesIn(text: string): JobSearchParamName[] {
  const keys = new Set(queryWords(text).map(({ key }) => key))
  const named = nameWords.flatMap(([words, names]) =>
    words.split(' ').some(word => keys.has(word)) ? names : [],
  )
  if (amount.test(text)) return [...named, 'salaryMin']
  return share.test(text) ? [...named, 'employmentType'] : named
}

const share = /(?<![\d.,])(?:[3-9]\d|100)(?:er)?(?![\d.,]|\s?(?:km|kilom|jahr|euro|€))/u
const amount = /(?<![\d.,])\d{1,2}[.’']?\d{3}(?!\d)/u

const home =
  /(?<!\p{L})(?:(?:alten|pflege|senioren)?heime?n?|altersheim\p{L}*|care homes?|nursing homes?)(?!\p{L})/iu
const house = /(?<!\p{L})(?:klinik\p{L}*|krankenh\p{L}*|spital|spitäler|spitals|hospitals?)(?!\p{L})/iu
const practice = /(?<!\p{L})(?:praxis|praxen|ordi|ordination|private practices?)(?!\p{L})/iu
const inTurns = /(?<!\p{L})(?:schicht\p{L}*|turnus\p{L}*|wechselschicht\p{L}*|shifts?|shift work)(?!\p{L})/iu
const houses: readonly (readonly [RegExp, string])[] = [
  [home, 'care-facility'],
  [house, 'hospital'],
  [practice, 'private-practice'],
  [/(?<!\p{L})(?:mvz|medical centers?)(?!\p{L})/iu, 'medical-center'],
]
// What says how it is meant is not what is named.
const said =
  /(?<!\p{L})(?:kein\p{L}*|nicht|nich|nimmer|ned|net|nid|nöd|nie|niemals|never|nur|ohne|no|not|without|only|doch|auch|wieder|lieber|egal|muss|das mit|streich\p{L}*|vergiss|lass\p{L}*|drop|forget|remove)(?!\p{L})/giu

/** What a clause names that a search may hold; null when it names nothing of the kind. */
export function namedIn(clause: string, locale: Locale): Named | null {
  const kinds = houses.flatMap(([named, kind]) => (named.test(clause) ? [kind] : []))
  const refusals = [...refusalOf(clause), ...(inTurns.test(clause) ? ['shifts'] : []), ...kinds]
  const q = clause.replace(said, ' ').replace(/\s+/g, ' ').trim()
  const set = valuesIn(q, locale)
  const employerType = [
    ...new Set([...(set.employerType ?? []), ...kinds]),
  ] as JobSearchParams['employerType']
  const named: Named = {
    refusals,
    agencies: refusesAgencies(clause),
    names: namesIn(clause),
    set: employerType.length > 0 ? { ...set, employerType } : set,
  }
  const isNothing =
    refusals.length === 0 &&
    !named.agencies &&
    named.names.length === 0 &&
    Object.keys(named.set).length === 0
  return isNothing ? null : named
}

const contracts: readonly (readonly [RegExp, JobSearchParams['contract']])[] = [
  [
    /(?<!\p{L})(?:befrist\p{L}*|zeitvertr\p{L}*|fixed[- ]term|temporary(?: contracts?)?)(?!\p{L})/iu,
    ['fixed-term'],
  ],
  [/(?<!\p{L})(?:unbefrist\p{L}*|permanent|festvertr\p{L}*)(?!\p{L})/iu, ['permanent']],
]

/** Values of filters as a search reads them, and where it would want more words around them. */
function valuesIn(q: string, locale: Locale): Partial<JobSearchParams> {
  const read = (text: string) => {
    const { place: _, ...set } =
      understandSearch({ ...noJobSearchParams, q: text }, locale).understood?.set ??
      ({} as Partial<JobSearchParams>)
    return set
  }
  const found = read(q)
  const contract = contracts.find(([named]) => named.test(q))?.[1]
  const percent = share.exec(q)?.[0]
  return {
    ...(percent === undefined ? {} : read(`${Number.parseInt(percent, 10)} %`)),
    ...found,
    ...(contract && !found.contract ? { contract } : {}),
  }
}

const wholes: Partial<Record<string, readonly string[]>> = {
  contract: ['permanent', 'fixed-term'],
  remote: ['onsite', 'remote'],
}

/** Whether the values leave nothing out: full time or part time is any time. */
export function isWholeRange(name: string, values: readonly unknown[]): boolean {
  return wholes[name]?.every(each => values.includes(each)) ?? false
}
