import type { Locale } from '../../i18n/locale.ts'
import { boardQueryVocabulary } from '../../query-understanding/board-vocabulary.ts'
import { queryWords } from '../../query-understanding/query-words.ts'
import { understandQuery } from '../../query-understanding/understand-query.ts'
import type { QueryPart, UnderstoodQuery } from '../../query-understanding/understood.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { placeById } from '../../vocabulary/places/places.ts'
import type { JobFinder } from '../caller/job-search.ts'
import { type JobSearchParams, jobSearchQuery, noJobSearchParams } from './job.schema.ts'
import { resolveSearchPlace } from './resolve-place.ts'

/** What a sentence in `q` was taken for. */
export type UnderstoodSearch = {
  /** The text as typed. */
  asked: string
  /** What is left to search for as words. */
  words: string
  parts: QueryPart[]
  /** The parameters that the sentence has set, and only those. */
  set: Partial<JobSearchParams>
  /** Towns that were named beside the place of `set`: a search has only one. */
  otherPlaces: string[]
}

/**
 * Reads filters and a place out of the words of a search. What was chosen beside them wins: a filled place, a salary, an age, agencies;
 * lists are joined. Unchanged, with null, when the words say nothing but words or are to be taken literally. Applied to its own result it changes
 * nothing. `locale` is the language of the page, in which fewer words are names of towns.
 */
export function understandSearch(
  params: JobSearchParams,
  locale: Locale,
): { params: JobSearchParams; understood: UnderstoodSearch | null } {
  if (params.literal || params.q === '') return { params, understood: null }
  const query = understandQuery(params.q, { locale, vocabulary: boardQueryVocabulary() })
  // Words that were typed apart are all that may have been understood.
  const isRead = query.parts.length > 0 || query.words !== query.asked.trim()
  if (!isRead || isWordBesidePlace(query, params)) return { params, understood: null }
  const set = parametersOf(query, params)
  const next: JobSearchParams = { ...params, ...joined(params, set), q: query.words }
  const otherPlaces = set.place === undefined ? [] : query.otherPlaces
  return {
    params: next,
    understood: { asked: params.q, words: query.words, parts: query.parts, set, otherPlaces },
  }
}

/**
 * As {@link understandSearch}, for what a person typed: the whole name of an employer who has jobs is taken literally. In "Pflegeheim Haus
 * Otterbach" neither the house nor the village is a filter. One who is called "Ambulante Pflege Köln" does not take that search from all
 * others.
 */
export function understandTyped(
  search: Pick<JobFinder, 'hasEmployer' | 'employerNamed'>,
  params: JobSearchParams,
  locale: Locale,
): { params: JobSearchParams; understood: UnderstoodSearch | null } {
  const read = understandSearch(params, locale)
  if (params.literal || (read.understood && isSearchAsWell(read.understood, params.q))) return read
  const isEmployer = read.understood ? search.hasEmployer(params.q) : search.employerNamed(params.q) !== null
  return isEmployer ? { params: { ...params, literal: true }, understood: null } : read
}

const larger = 20_000

/** Whether it names a larger town, spelled as it is, and beside it nothing but words of the trade and filters. */
function isSearchAsWell({ words, set }: UnderstoodSearch, typed: string): boolean {
  if (set.place !== undefined && !typed.includes(set.place)) return false
  const place = set.place === undefined ? null : resolveSearchPlace(set.place, null)
  const isLarge =
    place?.kind === 'region' || (place?.kind === 'town' && (placeById(place.id)?.population ?? 0) >= larger)
  const { isKnownWord } = boardQueryVocabulary()
  return isLarge && queryWords(words).every(({ key }) => isKnownWord(key))
}

/** Beside a filled place, "Essen" alone is a word. */
function isWordBesidePlace({ words, parts }: UnderstoodQuery, { place }: JobSearchParams): boolean {
  return place !== '' && words === '' && parts.every(part => part.as === 'place')
}

function parametersOf({ filters, place }: UnderstoodQuery, chosen: JobSearchParams): UnderstoodSearch['set'] {
  const { salaryMin, postedWithin, without, ...lists } = filters
  const set: UnderstoodSearch['set'] = {}
  for (const [name, values] of Object.entries(lists)) {
    if (values.length > 0) Object.assign(set, { [name]: values })
  }
  const refused = without.filter(refusal => refusal !== 'agencies')
  if (refused.length > 0) set.without = refused
  if (refused.length < without.length && chosen.agencies === null) set.agencies = 'without'
  if (salaryMin !== null && chosen.salaryMin === null) set.salaryMin = salaryMin
  if (postedWithin !== null && chosen.postedWithin === null) set.postedWithin = postedWithin
  if (place && chosen.place === '') {
    set.place = place.text
    if (place.radiusKm !== null) set.radius = place.radiusKm
  }
  return set
}

/** Lists of both together; other values as the sentence has set them. */
function joined(chosen: JobSearchParams, set: UnderstoodSearch['set']): Partial<JobSearchParams> {
  const both = Object.entries(set).map(([name, value]) => {
    const before: unknown = chosen[name as keyof JobSearchParams] // keys of a Partial<JobSearchParams>
    return [name, Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value]
  })
  return Object.fromEntries(both)
}

/** One thing that a sentence said, as a label, and the same search without it. */
export type UnderstoodThing = { name: string; label: string; without: JobSearchParams }

/** What of `set` is still in force in `params`, in the order of the parameters; the place comes last. */
export function understoodThings(
  set: UnderstoodSearch['set'],
  params: JobSearchParams,
  locale: Locale,
): UnderstoodThing[] {
  const things: UnderstoodThing[] = []
  for (const [name, value] of Object.entries(set)) {
    if (name === 'place' || name === 'radius') continue
    const key = name as keyof JobSearchParams // keys of a Partial<JobSearchParams>
    const active: unknown = params[key]
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const isActive = Array.isArray(active) ? active.includes(one) : active === one
      if (!isActive) continue
      const rest = Array.isArray(active) ? active.filter(other => other !== one) : noJobSearchParams[key]
      const label = jobValueLabel(name, String(one), locale)
      things.push({ name: `${name}=${one}`, label, without: { ...params, [key]: rest, page: 1 } })
    }
  }
  if (set.place !== undefined && params.place === set.place) {
    const without = { ...params, place: '', radius: null, page: 1 }
    things.push({ name: 'place', label: params.place, without })
  }
  return things
}

/** The search of an understood sentence as an address query. */
export function understoodQuery({ words, set }: UnderstoodSearch): string {
  return jobSearchQuery({ ...set, q: words })
}
