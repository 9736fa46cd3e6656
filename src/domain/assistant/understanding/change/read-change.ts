import type { Locale } from '../../../../i18n/locale.ts'
import { queryWords } from '../../../../query-understanding/query-words.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { activeFilters } from '../../../job-search/active-filters.ts'
import {
  type JobSearchParamName,
  type JobSearchParams,
  noJobSearchParams,
} from '../../../job-search/job.schema.ts'
import { understandSearch } from '../../../job-search/understand-search.ts'
import { type Kept, keysOf, matchPhrase, type Phrase, phraseOf } from '../phrase.ts'
import { namesIn } from './named-things.ts'
import { refusalOf } from './read-wish.ts'

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
  '[lass|lasse|lassen sie|nimm|nehmen sie] [den|die|das|the]? [filter]? <thing> [filter]? [weg|raus|heraus|wieder raus|entfernen|weglassen]',
  '[streich|streiche|entferne|entfernen sie|lösche|remove|drop|delete|clear|forget|ignore|vergiss] [den|die|das|the]? [filter]? <thing> [filter]? [weg|raus|heraus|wieder raus|entfernen|weglassen|filter]?',
  '<thing> [doch nicht|nicht mehr|lieber doch nicht|not any more|no longer]',
  '[doch]? [nicht nur|muss nicht|nicht unbedingt|not only|not just|muss kein|muss keine|does not have to be|doesn’t have to be|egal ob] <thing> [sein]?',
  '<thing> [weglassen|weg|raus|entfernen|egal|streichen|ist egal|spielt keine rolle|does not matter|doesn’t matter|muss nicht sein|does not have to be|nicht mehr wichtig|ist nicht wichtig|ist mir egal|is not important]',
  '[egal|beliebige|beliebiger|beliebiges|any|jede|jeder|jedes|no matter] [welche|welcher|welches|welchen|which|wie viel|what]? <thing>',
)

/** The same in a sentence: what is no longer needed is named by `thing`. */
const droppedInSentence: readonly RegExp[] = [
  /^(?:(?:ok|ja|nein|nee?|ach|und|aber|also|das|die|der|den|dem|mit|the|actually)\s+)*(?<thing>[^,;.!?]{3,40}?) (?:ist|sind|wäre|wär|isch|is|are) (?:(?:mir|für mich|eigentlich|doch|jetzt|auch|gar|dann|ja|wirklich|really|me|to)\s+)*(?:kein(?:e|en)? (?:muss|bedingung|pflicht|voraussetzung)|no must|not a must|(?:nicht|not|nid|net) (?:mehr |so |that |all that |unbedingt |wirklich |besonders |zwingend )*(?:wichtig|nötig|notwendig|entscheidend|zwingend|needed|necessary|important|erforderlich))[.!]*$/iu,
  /^(?:(?:ok|ja|nein|nee?|ach|und|aber|also|das|die|der|den|dem|mit)\s+)*(?<thing>[^,;.!?]{3,40}?) (?:kannst|kann|können|könnt|könntest|chasch|darfst) (?:(?:du|sie|ihr|man|ruhig|wieder|auch|jetzt|doch|gern|gerne|mir|ja|halt|von mir aus|meinetwegen)\s+)*(?:weg|rein|dabei sein|mit rein|raus|heraus|weglassen|streichen|vergessen|rausnehmen|rauslassen|löschen|entfernen|ignorieren|fallen lassen|wegtun)[.!]*$/iu,
  /^(?:(?:ok|ja|nein|und|aber|also)\s+)*auf (?:die |das |den |der )?(?<thing>[^,;.!?]{3,40}?) (?:besteh|bestehe|verzichte|kann|könnte) ich (?:auch |doch |ja )*(?:nicht|verzichten)?[.!]*$/iu,
  /^(?:(?:ok|nein|nee?|ach|und|aber|also|actually|please)\s+)*(?:(?:nimm|tu)(?=.*(?<!\p{L})(?:weg|raus|heraus)(?!\p{L}))|lass|lasse|vergiss|streich|streiche|drop|never mind|nevermind|don't worry about|scrap|scratch|forget|remove|skip|lose|ignore|cancel|take out|leave out)\s+(?:(?:das|die|den|der|dem|mit|the|bitte|wieder|mal|about|that)\s+)*(?<thing>[^,;.!?]{3,40}?)(?:\s+(?:wieder|doch|bitte|mal|weg|raus|heraus|thing|part|bit|filter|requirement|again|jetzt))*[.!]*$/iu,
  /^(?:(?:ok|nein|nee?|ach|und|aber|also|das|die|der|den|mit|dem)\s+)*(?<thing>[^,;.!?]{3,40}?)(?<! auf dem) (?:(?:doch|wieder|jetzt|bitte|dann)\s+)*(?:raus|weg|rausnehmen|weglassen|streichen|entfernen|vergessen|vergiss)(?:\s+(?:wieder|bitte))*[.!]*$/iu,
  /^(?:(?:ok|nein|nee?|ach|und|aber|also)\s+)*(?:muss|müsste|braucht)\s+(?:(?:doch|ja|auch|aber|eigentlich|gar|es|jetzt|nun|mehr|unbedingt)\s+)*(?:nicht|keine?n?)\s+(?:(?:unbedingt|nur|mehr|immer)\s+)*(?<thing>[^,;.!?]{3,40}?)(?: zu)? sein[.!]*$/iu,
  /^(?:(?:ok|nein|nee?|ach|und|aber|also)\s+)*(?<thing>[^,;.!?]{3,40}?) (?:(?:doch|jetzt|eigentlich|mir|ist|ja)\s+)*(?:egal|wurscht|wurst|nicht|schnuppe|gleich)[.!]*$/iu,
  /^(?:(?:ok|na|nein|nee?|ach|und|aber|also|das|des|die|der|mit)\s+)*(?<thing>[^,;.!?]{3,40}?) (?:brauche?|benötige?n?|brauchts?|need) (?:(?:ich|wir|ma|mir|es|i|we|ja|doch|jetzt|eigentlich)\s+)*(?:nicht|ned|net|nid|nöd|keine?n?)(?: mehr| unbedingt)?[.!]*$/iu,
  /^(?:(?:ok|na|nein|nee?|ach|und|aber|also|das|die|der)\s+)*(?<thing>[^,;.!?]{3,40}?) (?:(?:dann|doch|jetzt|leider|wieder|für mich|bei mir)\s+)*(?:fällt|fallt|fallen|scheidet|scheiden) (?:(?:dann|doch|jetzt|leider|für mich|bei mir)\s+)*(?:raus|weg|aus|flach)(?:[.!,]|$)/iu,
  /^(?:ohne|without) (?<thing>mindestgehalt|gehaltsgrenze|umkreis|ort|minimum (?:salary|pay)|radius)[.!]*$/iu,
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
    const thing = kept && thingOf(kept)
    // Of two clauses the other says something else.
    const next = thing && !/[,;]/.test(thing) ? allow(thing, before, locale) : null
    if (next) return next
  }
  for (const phrase of dropped) {
    const kept = matchPhrase(phrase, keys)
    const next = kept && drop(thingOf(kept), before, locale)
    if (next) return next
  }
  for (const pattern of droppedInSentence) {
    const thing = pattern.exec(text)?.groups?.thing
    const next = thing === undefined ? null : drop(thing, before, locale)
    if (next) return next
  }
  const refused = wordRefused.exec(text)?.groups?.thing
  if (refused === undefined) return null
  // "Dann ohne Wohnung" gives up what an employer should offer.
  const isOffer = before.offers.length > 0 && namesIn(refused).includes('offers')
  return isOffer ? { ...before, offers: [], page: 1 } : withoutWords(before, refused)
}

/** "Ohne Leitung bitte" takes a word out of what is searched for. */
const wordRefused =
  /^(?:(?:wenn|falls|if)\p{L}* (?:\p{L}+ ){0,3}(?:gibt|geht|hat|are|is),? )?(?:(?:und|aber|doch|bitte|nein|lieber|dann|ok|and|but)[, ]+)*(?:ohne|nicht|kein\p{L}*|without|no|not)\s+(?:(?:die|das|den|der|in|auf|als|mehr|the)\s+)*(?<thing>[^,;.!?]{2,40}?)(?:[, ]+(?:mehr|bitte|dabei|please|ganz normal|sein|unbedingt))*[.!]*$/iu

const parts = /\s*[,;.!]\s+|\s+(?:und|aber|and|but|dafür|sondern)\s+(?=\S)/iu

/** A turn that takes something out and says something else beside: "drop the part time, Berlin instead"; null when it does not. */
export function readChangeBeside(
  text: string,
  before: JobSearchParams,
  locale: Locale,
): { changed: JobSearchParams; rest: string } | null {
  const said = text.split(parts).filter(part => /\p{L}/u.test(part))
  if (said.length < 2) return null
  let changed = before
  const rest = said.filter(part => {
    const next = readChange(part, changed, locale)
    changed = next ?? changed
    return next === null
  })
  return rest.length === said.length ? null : { changed, rest: rest.join(', ') }
}

/** What is refused so far and now allowed; null when it was not refused. */
function allow(thing: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  const refused = understandSearch({ ...noJobSearchParams, q: `ohne ${thing}` }, locale).understood?.set
  const named = refused?.without ?? refusalOf(thing)
  const without = before.without.filter(each => !named.includes(each))
  const opposite = named.map(each => `no-${each}`)
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
  return isChanged ? next : (withoutWords(before, thing) ?? allow(thing, before, locale))
}

/** "Muss nicht Kardiologie sein" takes a word out of what is searched for. */
function withoutWords(before: JobSearchParams, thing: string): JobSearchParams | null {
  const gone = new Set(keysOf(thing))
  const words = queryWords(before.q)
  const left = words.filter(({ key }) => !gone.has(key))
  const isNamed = [...gone].every(key => words.some(word => word.key === key))
  if (!isNamed || left.length === 0) return null
  return { ...before, q: left.map(({ raw }) => raw).join(' '), page: 1 }
}

/** A filter by the words that the site has for it. */
function withoutLabel(before: JobSearchParams, thing: string, locale: Locale): JobSearchParams | null {
  const wanted = keysOf(thing).join(' ')
  const filter = activeFilters(before).find(
    ({ name, value }) => keysOf(jobValueLabel(name, value, locale)).join(' ') === wanted,
  )
  return filter?.without ?? null
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
