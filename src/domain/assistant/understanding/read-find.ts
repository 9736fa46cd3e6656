import type { Locale } from '../../../i18n/locale.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../vocabulary/titles/find-specialties.ts'
import { type JobSearchParams, noJobSearchParams } from '../../job-search/job.schema.ts'
import { understandSearch } from '../../job-search/understand-search.ts'
import { withoutOneself } from './about-oneself.ts'
import { payIn, radiusIn } from './change/read-amounts.ts'
import { readChange, readChangeBeside } from './change/read-change.ts'
import { readOffers } from './change/read-offers.ts'
import { readPermission } from './change/read-permission.ts'
import { wishIn, withoutPast } from './change/read-telling.ts'
import { readTimeAsked, readWish } from './change/read-wish.ts'
import { refine, type SaidParams } from './change/refine.ts'
import { wantsAgencies, withoutFrame } from './change/sentence-frames.ts'
import { readCountAsked } from './count-asked.ts'
import { keysOf } from './phrase.ts'
import { withoutTalk } from './talk-words.ts'
import { withoutOrdinary, withoutSaidAgain, wordsOfProfessions, wordsOfTrade } from './work-words.ts'

export type Find = {
  params: JobSearchParams
  isRefined: boolean
  isCount: boolean
  /** Whether anything but loose words was understood: a filter, a place, a profession, a field. */
  isSure: boolean
  /** The words of this turn that are searched for, without those of the search before. */
  said: string
}

type Given = { locale: Locale; before: JobSearchParams | null }

/**
 * A turn as a search: a new one, or how the one so far changes. Null when it says nothing to search for. `before` is the search so far.
 */
export function readFind(typed: string, { locale, before }: Given): Find | null {
  const { offers, rest } = readOffers(typed)
  if (offers.length === 0) return readWithoutOffers(typed, { locale, before })
  const beside = keysOf(withoutTalk(rest)).length === 0 ? null : readWithoutOffers(rest, { locale, before })
  const { params, ...found } = beside ?? {
    ...changeTo(before ?? noJobSearchParams),
    isRefined: before !== null,
  }
  return {
    ...found,
    isSure: true,
    params: { ...params, offers: [...new Set([...params.offers, ...offers])], page: 1 },
  }
}

function changeTo(params: JobSearchParams, isCount = false): Find {
  return { params, isRefined: true, isCount, isSure: true, said: '' }
}

function readWithoutOffers(typed: string, { locale, before }: Given): Find | null {
  const time = before && readTimeAsked(typed, before)
  if (time) return changeTo(time)
  const wish = before && !namesWork(typed) ? readWish(typed, before) : null
  const plain = readSaid(typed, { locale, before })
  if (!wish || (plain?.isRefined && plain.said === '' && refusesAll(plain.params, wish.changed))) return plain
  const beside = wish.rest === '' ? null : readSaid(wish.rest, { locale, before: wish.changed })
  // Why it is refused says nothing to search for.
  return beside?.isRefined && beside.said === '' ? beside : changeTo(wish.changed)
}

function refusesAll(found: JobSearchParams, wished: JobSearchParams): boolean {
  return (
    wished.without.every(each => found.without.includes(each)) &&
    (wished.agencies === null || found.agencies === wished.agencies)
  )
}

function readSaid(typed: string, { locale, before: soFar }: Given): Find | null {
  const { text: counted, isCount } = readCountAsked(wishIn(typed))
  const changed = (params: JobSearchParams) => changeTo(params, isCount)
  if (soFar && wantsAgencies(counted)) return changed({ ...soFar, agencies: 'with', page: 1 })
  const asked = plainOf(counted, soFar, locale)
  const permission = readPermission(asked, soFar, locale)
  const allowed = permission ? permission.before : soFar
  const wished = (permission?.rest ?? asked).replace(byDay, 'Tagdienst')
  const beside = allowed && readChangeBeside(wished, allowed, locale)
  if (beside && beside.rest === '') return changed(beside.changed)
  const before = beside ? beside.changed : allowed
  const text = beside ? withoutFrame(beside.rest) : wished
  if (permission && before && text === '') return changed(before)
  const change = before && readChange(text, before, locale)
  if (change) return changed(change)
  const share = before && shareIn(text, before, locale)
  if (share) return changed(share)
  const pay = payIn(text, before)
  if (before && pay !== null) return changed({ ...before, salaryMin: pay, page: 1 })
  const wanted = withoutReason(withoutSentence(readParams(text, locale), text), before)
  const radius = before && before.place !== '' && wanted.place === undefined ? radiusIn(text, before) : null
  if (before && radius !== null) {
    const params = { ...before, radius, page: 1 }
    if (isNothing(wanted) || wanted.q !== '') return changed(params)
    wanted.radius = radius
  }
  if (isNothing(wanted)) return null
  const named = namesWork(wanted.q)
  // "Stationär wäre auch ok" narrows nothing.
  if (before && !named && Object.keys(wanted).length === 1 && onlyAllows.test(text)) return changed(before)
  const isSure = named || saysMore(wanted)
  // Who would rather work by day no longer looks for a night watch.
  const isByDay = before !== null && !named && wanted.shift?.includes('day') === true
  const past = isByDay ? { ...before, q: before.q.replace(nightWork, 'Pflege') } : before
  const words = wanted.q
  if (!past)
    return { params: { ...noJobSearchParams, ...wanted }, isRefined: false, isCount, isSure, said: words }
  const params = refine({ before: past, said: wanted, text, namesWork: named })
  return params
    ? { params, isRefined: true, isCount, isSure, said: words }
    : { params: { ...noJobSearchParams, ...wanted }, isRefined: false, isCount, isSure, said: words }
}

/** What is wished, without what is told beside, and with refusals in front of what they refuse. */
function plainOf(counted: string, soFar: JobSearchParams | null, locale: Locale): string {
  // "Krankenpfleger, selber Ort" goes on with the place.
  const said = samePlace.test(counted) ? `und ${counted.replace(samePlace, ' ')}` : counted
  return withoutOneself(withoutPast(withoutFrame(said), soFar).replace(fromWhere, ''))
    .replace(sighs, '')
    .replace(onlyThat, '')
    .replace(notBy, 'ohne ')
    .replace(ownLevel, ' ')
    .replace(neverMind, '')
    .replace(refusedAmong, '$1ohne $2')
    .replace(soFar ? withReason : never, '$1')
    .replace(soFar && readChange(counted, soFar, locale) ? never : refusedBehind, 'ohne $1')
    .replace(refusedAround, 'ohne $1$2')
}

// "Dresden ist egal, Hauptsache Sachsen"
const neverMind =
  /^(?:und |aber )?[^,;]{3,40} (?:ist|wäre|is) (?:mir )?(?:egal|wurscht)[,;]? (?:aber )?(?=hauptsache)/iu
// "aus Leipzig und überlege, in die Schweiz zu gehen" looks for work in Switzerland.
const fromWhere =
  /(?<!\p{L})(?:(?:wohne|lebe|arbeite) (?:derzeit |noch |zurzeit )?in|aus|from|living in)\s+(?:der |dem )?\p{Lu}\p{L}+(?=[^.?!]{0,60}(?<!\p{L})(?:(?:nach|in die|ins|to)\s+\p{Lu}\p{L}+)[^.?!]*(?:gehen|ziehen|wechseln|umziehen|move|relocate|go|kommen))/u

const byDay =
  /(?<!\p{L})(?:am tag|bei tag|tags über|unter tags|untertags|am tage|im tagdienst|(?:in|during|by) the day|by day|daytime|day shifts?|days only|nicht nachts|nicht in der nacht)(?!\p{L})/giu
const nightWork =
  /(?<!\p{L})(?:Dauer)?Nacht(?:wachen?|dienste?|pflege|schwester|pfleger(?:in)?)(?!\p{L})|(?<!\p{L})night (?:watch|nurse|shift)/giu

// "Ach komm, nachts arbeiten ist doch okay"
const sighs =
  /^(?:ach|komm|na|naja|tja|oh)(?: komm| ja| gut| nein| nee)?[,!.]\s+|(?<=(?<!\p{L})(?:ist|wäre?|geht|is) )(?:doch |schon )(?=ok)/giu
// "nur vormittags geht" allows nothing else.
const onlyThat = /(?<=^(?:nur|only)\s.*)\s(?:geht|ginge|möglich|is possible|works)[.!?]*$/iu

// "Bereitschaftsdienst will ich nicht", "Rufbereitschaft möchte ich keine machen", "Nachtdienst kommt nicht in Frage"
const refusedBehind =
  /^(?:(?:und|aber|nein|ach|also|bitte)\s+)*(.{3,60}?)\s+(?:(?:will|möchte|mag|kann|mache|darf|nehme|brauche) ich (?:aber |bitte |auf keinen fall |auch )?(?:nicht|keine?n?|gar nicht)(?:\s+(?:mehr|machen|arbeiten|haben|leisten|unbedingt))*|(?:kommt|kommen) (?:für mich |mir )?nicht in ?frage|(?:ist|sind|wäre|wären) (?:nichts für mich|ein no-?go|tabu|ausgeschlossen)|(?:geht|gehen) (?:bei mir |für mich |mit kind(?:ern)? )?(?:gar |leider |überhaupt )?nicht|lieber nicht|(?:bitte )?auf keinen fall|nein danke|(?:(?:bitte|auch|lieber|eher|gern|gerne|mir|für mich|dann|möglichst|also)\s+)*(?:auch nicht|auch keine?n?|bitte nicht|bitte keine?n?|muss(?:en)? (?:auch )?(?:nicht|keine?)(?: sein)?|auch lieber nicht|mag ich (?:auch )?nicht)(?:\s+(?:mehr|bitte|sein))*|either not)[.!?]*$/iu
// "auf Nachtdienst habe ich keine Lust"
const refusedAround =
  /^(?:(?:und|aber|nein|ach|also)\s+)*(?:(?:auf|zu)\s+)?(.{3,40}?)\s+(?:habe ich|ich habe) (?:gar |echt |wirklich )?keine lust(?:\s+mehr)?[.!?]*$|^ich habe keine lust (?:mehr )?auf (.{3,40}?)[.!?]*$/iu

// What German somebody speaks is no word of ads.
const ownLevel =
  /(?<!\p{L})(?:with |mit )?[ABC][12](?:[ -](?:niveau|level|zertifikat|certificate|german|deutsch))*(?!\p{L}|\d)/giu
// "nicht über eine Leihfirma", "nix mit Zeitarbeit"
const notBy =
  /(?<!\p{L})(?:nix|nichts|nicht)\s+(?:mit|über|von|bei)\s+(?:eine[nr]?\s+)?(?=(?:leih|zeitarbeit|personaldienst|vermittl|leasing))/giu

const never = /(?!)/u
const samePlace =
  /[,;]?\s*(?<!\p{L})(?:im |am |in der |in the |at the )?(?:selbe[rnm]?|selben|gleiche[rnm]?|dieselbe|same) (?:ort|stadt|gegend|region|umkreis|place|city|town|area)(?!\p{L})/iu
// "… in Trier, samstags auf keinen Fall"
const refusedAmong =
  /(,\s*)(\p{L}[^,.]{2,25}?)\s+(?:auf keinen fall|bitte nicht|lieber nicht|nein danke|kommt nicht in ?frage|geht (?:bei mir |für mich )?(?:gar |leider )?nicht|will ich nicht|ist nicht drin)(?=[,.!]|$)/giu
// "Nachts geht bei mir nicht wegen der Kinder"
const withReason = /(?<=.)((?:nicht|keine?n?)(?: mehr)?),?\s+(?:wegen|weil|denn|because)\s.*$/iu

const onlyAllows =
  /(?<!\p{L})(?:auch (?:ok|okay|gut|in ordnung|möglich|recht)|kein problem|geht auch|ginge auch|fine too)[.!]*$/iu
/** From so many words on, a text is a sentence that tells more than what is looked for. */
const leastOfSentence = 10

/** Of a long sentence that names a profession, nothing else is searched for: "… wo ich keine Patienten heben muss". */
function withoutSentence(said: SaidParams, text: string): SaidParams {
  if (queryWords(text).length < leastOfSentence) return said
  const core = wordsOfProfessions(said.q)
  return core !== '' && namesWork(core) ? { ...said, q: core } : said
}

/** What else is said where a filter changes is why it does: "sonst macht das Knie nicht mit". */
function withoutReason(said: SaidParams, before: JobSearchParams | null): SaidParams {
  if (!before || said.q === '' || !saysMore(said) || namesWork(said.q)) return said
  return { ...said, q: wordsOfTrade(said.q) }
}

const mostLetters = 300

/** What the words say, as search parameters: those that are set, and what is left to search for. */
export function readParams(text: string, locale: Locale): SaidParams {
  const { params, understood } = understandSearch(
    { ...noJobSearchParams, q: text.slice(0, mostLetters) },
    locale,
  )
  return { ...understood?.set, q: withoutSaidAgain(withoutOrdinary(withoutTalk(params.q))) }
}

function isNothing({ q, ...set }: SaidParams): boolean {
  return q === '' && Object.keys(set).length === 0
}

export function saysMore({ q: _q, ...set }: SaidParams): boolean {
  return Object.keys(set).length > 0
}

/** Whether the words name a profession or a field, so that they are a search of their own. */
export function namesWork(q: string): boolean {
  return q !== '' && (findProfessions(q).length > 0 || findSpecialties(q).length > 0 || isField(q))
}

const isCountry = /^(?:deutschland|österreich|schweiz|liechtenstein|germany|austria|switzerland)$/iu

/** Whether a search surely has a place that is no whole country. */
export function namesTown(find: Find | null): boolean {
  return find?.isSure === true && find.params.place !== '' && !isCountry.test(find.params.place)
}

// Fields that people say instead of a profession.
const fields =
  /^(?:alten|kranken|kinder|intensiv|palliativ|behinderten)?pflege(?:job|stelle|beruf|kraft|personal)?|^nurs|^doctor|^medi[zc]in|^labor|^therap|^praxis|^verwaltung|^forschung|^klinik/i

function isField(q: string): boolean {
  return q.split(/\s+/).some(word => fields.test(word))
}

/** "Lieber 100" changes the workload that was asked for. */
function shareIn(text: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  if (before.employmentType.length === 0 || before.radius !== null) return null
  const percent = barePercent.exec(text)?.[1]
  const { employmentType } = percent === undefined ? noJobSearchParams : readParams(`${percent} %`, locale)
  return employmentType?.length ? { ...before, employmentType, page: 1 } : null
}
const barePercent =
  /^(?:(?:nein?|nei|nee|nö|nur|eher|doch|lieber|oder|dann|auf|etwa|so|auch|vielleicht|ok|okay|und|rather|make it|or|maybe|mach|halt|circa|ca\.?)[,.]?\s+)*(\d{2,3})(?:\s+(?:draus|daraus|bitte|wäre besser|please|geht auch))?[.!?]*$/iu
