import type { Locale } from '../../../i18n/locale.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { activeFilters } from '../../job-search/active-filters.ts'
import {
  type JobSearchParamName,
  type JobSearchParams,
  noJobSearchParams,
} from '../../job-search/job.schema.ts'
import { understandSearch } from '../../job-search/understand-search.ts'
import { type Kept, keysOf, matchPhrase, type Phrase, phraseOf } from './phrase.ts'

// "<thing>" is what is named: a filter by its value ("Nacht", "Teilzeit") or by its name ("Gehalt").
const allowed = phrases(
  '[und|aber|dann]? [doch|auch|ruhig|gern|doch auch|doch wieder|wieder] mit <thing> [ok|okay|bitte|geht auch|in ordnung]?',
  '[with] <thing> [after all|again|is fine|is ok|too]',
  '[doch|auch|ruhig] <thing>',
  '<thing> [ist|sind|wäre|wären|is|are]? [doch|auch|für mich|mir]? [ok|okay|egal|in ordnung|kein problem|möglich|fine|no problem|machbar|erlaubt|kein thema|wurscht] [für mich|mir]?',
  '<thing> [geht|gehen|ginge|darf sein|dürfen sein|darf|kann sein] [doch|auch|schon|für mich]? [auch]? [sein]?',
  '[ich]? [mache|kann|arbeite] [doch|auch] <thing> [machen|arbeiten]?',
  'i [can|do] [also]? [do|work]? <thing> [too|after all]',
  '[ich]? habe nichts gegen <thing>',
)
const dropped = phrases(
  '[lass|lasse|lassen sie|nimm|nehmen sie|streich|streiche|entferne|entfernen sie|lösche|remove|drop|delete|clear|forget|ignore|vergiss] [den|die|das|the]? [filter]? <thing> [filter]? [weg|raus|heraus|wieder raus|entfernen|weglassen|filter]?',
  '<thing> [doch nicht|nicht mehr|lieber doch nicht|not any more|no longer]',
  '[doch]? [nicht nur|muss nicht|nicht unbedingt|not only|not just|muss kein|muss keine|does not have to be|doesn’t have to be|egal ob] <thing> [sein]?',
  '<thing> [weglassen|weg|raus|entfernen|egal|streichen|ist egal|spielt keine rolle|does not matter|doesn’t matter|muss nicht sein|does not have to be|nicht mehr wichtig|ist nicht wichtig|ist mir egal|is not important]',
  '[egal|beliebige|beliebiger|beliebiges|any|jede|jeder|jedes|no matter] [welche|welcher|welches|welchen|which|wie viel|what]? <thing>',
)

const nameWords: readonly (readonly [words: string, names: readonly JobSearchParamName[]])[] = [
  [
    'gehalt lohn bezahlung verdienst geld mindestgehalt salary pay',
    ['salaryMin', 'includeUnknownPay', 'tariff'],
  ],
  ['ort stadt region standort place location city', ['place', 'radius', 'state', 'country']],
  ['umkreis entfernung radius distance', ['radius']],
  ['arbeitszeit pensum stunden anstellungsart hours workload', ['employmentType']],
  ['schicht schichten dienste dienst dienstzeiten shifts shift', ['shift', 'without']],
  ['vertrag befristung vertragsart contract', ['contract']],
  ['arbeitgeber haus arbeitgeberart einrichtung employer', ['employer', 'employerType', 'agencies']],
  ['fachgebiet fach fachrichtung specialty field', ['specialty']],
  ['erfahrung berufserfahrung experience', ['experience']],
  ['homeoffice remote', ['remote']],
  ['land country', ['country', 'state']],
  ['datum alter date', ['postedWithin']],
  ['tarif tarifvertrag tariff', ['tariff']],
  ['sprache language', ['language', 'adLanguage']],
]

/**
 * How a turn takes something out of the search: what was refused is allowed again ("doch mit Nacht"), a filter goes ("Gehalt egal"). Null
 * when it does not.
 */
export function readChange(text: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  const words = queryWords(text)
  const keys = words.map(({ key }) => key)
  const thingOf = (kept: Kept) => {
    const [from, to] = kept.thing ?? [0, 0]
    return text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0)
  }
  for (const phrase of allowed) {
    const kept = matchPhrase(phrase, keys)
    const next = kept && allow(thingOf(kept), before, locale)
    if (next) return next
  }
  for (const phrase of dropped) {
    const kept = matchPhrase(phrase, keys)
    const next = kept && drop(thingOf(kept), before, locale)
    if (next) return next
  }
  return null
}

/** What is refused so far and now allowed; null when it was not refused. */
function allow(thing: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  const refused = understandSearch({ ...noJobSearchParams, q: `ohne ${thing}` }, locale).understood?.set
  const without = before.without.filter(each => !refused?.without?.includes(each))
  const opposite = refused?.without?.flatMap(each => [`no-${each}`]) ?? []
  const shift = before.shift.filter(each => !opposite.includes(each))
  const isAllowedAgain = refused?.agencies === 'without' && before.agencies === 'without'
  const agencies = isAllowedAgain ? null : before.agencies
  const isChanged =
    without.length < before.without.length ||
    shift.length < before.shift.length ||
    agencies !== before.agencies
  return isChanged ? { ...before, without, shift, agencies, page: 1 } : null
}

function drop(thing: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  const set = understandSearch({ ...noJobSearchParams, q: thing }, locale).understood?.set ?? {}
  let next = { ...before, page: 1 }
  let isChanged = false
  // The cast: keys of a Partial<JobSearchParams>.
  for (const name of [...(Object.keys(set) as JobSearchParamName[]), ...namesIn(thing)]) {
    const without = withoutParam(next, name, set[name])
    isChanged ||= JSON.stringify(without) !== JSON.stringify(next)
    next = without
  }
  const named = withoutLabel(before, thing, locale)
  if (named) return named
  return isChanged ? next : allow(thing, before, locale)
}

/** A filter by the words that the site has for it. */
function withoutLabel(before: JobSearchParams, thing: string, locale: Locale): JobSearchParams | null {
  const wanted = keysOf(thing).join(' ')
  const filter = activeFilters(before).find(
    ({ name, value }) => keysOf(jobValueLabel(name, value, locale)).join(' ') === wanted,
  )
  return filter?.without ?? null
}

function namesIn(thing: string): JobSearchParamName[] {
  const keys = new Set(queryWords(thing).map(({ key }) => key))
  return nameWords.flatMap(([words, names]) => (words.split(' ').some(word => keys.has(word)) ? names : []))
}

/** The search without a parameter, or without some values of it. */
function withoutParam(params: JobSearchParams, name: JobSearchParamName, value?: unknown): JobSearchParams {
  const old: unknown = params[name]
  const gone: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (Array.isArray(old) && gone) return { ...params, [name]: old.filter(each => !gone.includes(each)) }
  if (name === 'place') return { ...params, place: '', radius: null }
  return { ...params, [name]: noJobSearchParams[name] }
}

function phrases(...written: string[]): Phrase[] {
  return written.map(phraseOf)
}
