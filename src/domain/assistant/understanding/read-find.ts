import type { Locale } from '../../../i18n/locale.ts'
import { type JobSearchParams, noJobSearchParams } from '../../job-search/job.schema.ts'
import { readEachChange } from './change/each-change.ts'
import { refusesOtherTown, withTownChosen, withTownSaid } from './change/place-choice.ts'
import { withoutMostNights, withPayWish } from './change/plain-amounts.ts'
import { plainOf } from './change/plain-wish.ts'
import { readAnyAge } from './change/read-age.ts'
import { payAgain, payIn, radiusAgain, radiusIn } from './change/read-amounts.ts'
import { readBounds } from './change/read-bounds.ts'
import { readChange, readChangeBeside } from './change/read-change.ts'
import { readClauses } from './change/read-clauses.ts'
import { narrowsNothing, readLoosened, withoutIndifferent } from './change/read-loosened.ts'
import { readOffers } from './change/read-offers.ts'
import { readPermission } from './change/read-permission.ts'
import { wishIn } from './change/read-telling.ts'
import { readTimeAsked, readWish, refusedBeside } from './change/read-wish.ts'
import { refine } from './change/refine.ts'
import { wantsAgencies, withoutAgreement, withoutFrame, withoutTaken } from './change/sentence-frames.ts'
import { readCountAsked } from './count-asked.ts'
import { asksSomething } from './is-asking.ts'
import { keysOf } from './phrase.ts'
import { isNothing, readParams, saysMore, withoutReason, withoutSentence } from './read-params.ts'
import { withoutTalk } from './talk-words.ts'
import { namesWork, wordsOfTrade } from './work-words.ts'

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
export function readFind(typed: string, given: Given): Find | null {
  const find = readTurn(typed, given)
  return find && { ...find, params: withoutNightWork(find.params) }
}

function readTurn(typed: string, { locale, before }: Given): Find | null {
  const chosen = withPayWish(withTownChosen(withoutMostNights(typed)))
  const text = before
    ? withTownSaid(withoutTaken(withoutAgreement(chosen))).replace(reasons, ', ')
    : withoutIndifferent(chosen)
  const asks = asksSomething(text)
  // "Gibt es da nur zwei? Dann eben mit Zeitarbeit"
  const stated = afterQuestion.exec(text)?.[1] ?? (asks ? undefined : text)
  const read = (clause: string, soFar: JobSearchParams) => readTurn(clause, { locale, before: soFar })
  const each = before && !asks ? readEachChange(text, before, read) : null
  if (each) return changeTo(each)
  // "3600 ist wohl unrealistisch, oder? Mach 3300"
  const ordered = before && stated !== undefined && stated !== text ? read(stated, before) : null
  const asked = ordered && before ? read(text.slice(0, -(stated ?? '').length), before) : null
  const isSearch = asked !== null && JSON.stringify(asked.params) !== JSON.stringify({ ...before, page: 1 })
  if (ordered?.isRefined && ordered.said === '' && !isSearch) return ordered
  if (before && before.place !== '' && refusesOtherTown(text, before.place)) return changeTo(before)
  const radius = before && before.place !== '' ? radiusAgain(text, before) : null
  if (before && radius !== null) return changeTo({ ...before, radius, page: 1 })
  const anyAge = before && !namesWork(text) ? readAnyAge(text, before) : null
  if (anyAge) return changeTo(anyAge)
  const loosened = before && stated !== undefined ? readLoosened(stated, before, locale) : null
  if (loosened) return readAfter(loosened, locale)
  const wish = before && !asks ? text.replace(otherwise, '') : text
  const alone = wish === text ? null : readBeside(wish, { locale, before })
  if (alone?.isRefined && alone.said === '') return alone
  const whole = readBeside(text, { locale, before })
  if (!before || (whole?.isRefined && whole.said === '')) return whole
  if (asks) return whole && keptOn(whole, before, '')
  const beside = (clause: string, soFar: JobSearchParams) => readBeside(clause, { locale, before: soFar })
  const changed = readClauses(text, before, { read: beside, namesWork })
  if (changed) return changeTo(changed)
  return (whole && keptOn(whole, before, text)) ?? (narrowsNothing(text) ? changeTo(before) : null)
}

/** Where a reason begins without a comma: "muss Vollzeit sein sonst reicht das Geld nicht". */
const reasons =
  /(?<=\p{L}{2}) (?=(?:sonst|ansonsten|otherwise|weil|because)\s(?!(?:nix|nichts|keine?[rnms]?|nirgends|noch|was|jemand|überall|immer|alles|egal|of)(?!\p{L})))/giu
/** What would be else is no wish, and its "nicht" refuses nothing. */
const otherwise =
  /,?\s+(?:(?:und |and )?(?:sonst|otherwise|else) (?:gar )?(?:nix|nichts|nirgends|keine?[rs]?|nothing)|(?:nix|nichts|nothing) (?:anderes|sonst|else))[.!]*$|,\s+(?:sonst|ansonsten|otherwise)\s(?!.*(?:bitte|please|lieber|rather))[^?]+$/iu
const afterQuestion = /\?\s+([^?]{4,})$/u

/**
 * Who names no work goes on with the search that there is: words that nobody in the trade uses are no search ("3900 tuns auch"), and the
 * others stand beside what was searched for.
 */
function keptOn(found: Find, before: JobSearchParams, text: string): Find | null {
  if (found.isRefined || before.q === '' || namesWork(found.said)) return found
  const said = wordsOfTrade(found.said)
  if (said === '') return null
  const isSure = found.isSure || suffices.test(text)
  return { ...found, params: { ...before, q: `${before.q} ${said}`, page: 1 }, isRefined: true, isSure, said }
}

/** "Stellvertretend reicht" changes the search, though it names no work of its own. */
const suffices =
  /(?<!\p{L})(?:reichts?|reichen|genügt|genügen|tuts|ginge|würde (?:auch )?(?:gehen|reichen)|wär\p{L}* (?:auch )?(?:ok|okay|gut|recht)|is enough|would do|would be (?:fine|enough)|will do)[.!]*$/iu

/** What is said beside something that is taken back: another change, or why. */
function readAfter({ changed, rest }: { changed: JobSearchParams; rest: string }, locale: Locale): Find {
  const beside = rest === '' ? null : readFind(rest, { locale, before: changed })
  if (beside && (namesWork(beside.said) || (beside.isRefined && beside.said === ''))) return beside
  return changeTo(changed)
}

/** What an ad shall offer is said beside anything. */
function readBeside(typed: string, { locale, before }: Given): Find | null {
  const { offers, rest: other } = readOffers(typed)
  const { bounds, rest } = readBounds(other)
  const isBound = Object.keys(bounds).length > 0 && (before !== null || namesWork(rest))
  if (offers.length === 0 && !isBound) return readWithoutOffers(typed, { locale, before })
  const said = keysOf(withoutTalk(rest)).length === 0 ? null : readWithoutOffers(rest, { locale, before })
  // "with a flat from the employer" is no search for employers.
  const beside = before && said && !said.isRefined && !namesWork(said.said) ? null : said
  const { params, ...found } = beside ?? {
    ...changeTo(before ?? noJobSearchParams),
    isRefined: before !== null,
  }
  return {
    ...found,
    isSure: true,
    params: { ...params, ...bounds, offers: [...new Set([...params.offers, ...offers])], page: 1 },
  }
}

function changeTo(params: JobSearchParams, isCount = false): Find {
  return { params, isRefined: true, isCount, isSure: true, said: '' }
}

function readWithoutOffers(typed: string, { locale, before }: Given): Find | null {
  const time = before && readTimeAsked(typed, before)
  if (time) return changeTo(time)
  const wish = before && !namesWork(typed) ? readWish(typed, before) : null
  const plain = wish ? readSaid(typed, { locale, before }) : readWithRefusals(typed, { locale, before })
  if (!wish || (plain?.isRefined && plain.said === '' && refusesAll(plain.params, wish.changed))) return plain
  const beside = wish.rest === '' ? null : readSaid(wish.rest, { locale, before: wish.changed })
  // Why it is refused says nothing to search for.
  return beside?.isRefined && beside.said === '' ? beside : changeTo(wish.changed)
}

/** "… wo ich nachts nicht mehr raus muss" is no word to search for. */
function readWithRefusals(typed: string, given: Given): Find | null {
  const plain = readSaid(typed, given)
  const beside = plain && refusedBeside(typed)
  const found = beside && readSaid(beside.rest, given)
  if (!found) return plain
  const said = { ...beside.refused, q: '' }
  const params = refine({ before: found.params, said, text: '', namesWork: false })
  return params && !refusesAll(plain.params, params) ? { ...found, isSure: true, params } : plain
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
  const pay = payIn(text, before) ?? (isStated(text) ? payAgain(text, before) : null)
  if (before && pay !== null) return changed({ ...before, salaryMin: pay, page: 1 })
  const wanted = withoutReason(withoutSentence(readParams(text, locale), text), text, before)
  const radius = before && before.place !== '' && wanted.place === undefined ? radiusIn(text, before) : null
  if (before && radius !== null) {
    const params = { ...before, radius, page: 1 }
    if (isNothing(wanted) || wanted.q !== '') return changed(params)
    wanted.radius = radius
  }
  // Why it is taken back says nothing to search for.
  if (isNothing(wanted)) return before && beside ? changed(before) : null
  const named = namesWork(wanted.q)
  // "Stationär wäre auch ok" narrows nothing.
  if (before && !named && Object.keys(wanted).length === 1 && onlyAllows.test(text)) return changed(before)
  const isSure = named || saysMore(wanted)
  const words = wanted.q
  if (!before)
    return { params: { ...noJobSearchParams, ...wanted }, isRefined: false, isCount, isSure, said: words }
  const params = refine({ before, said: wanted, text, namesWork: named })
  return params
    ? { params, isRefined: true, isCount, isSure, said: words }
    : { params: { ...noJobSearchParams, ...wanted }, isRefined: false, isCount, isSure, said: words }
}

/** Neither a search of its own nor a question. */
function isStated(text: string): boolean {
  return !namesWork(text) && !asksSomething(text)
}

const byDay =
  /(?<!\p{L})(?:am tag|bei tag|tags über|unter tags|untertags|am tage|im tagdienst|(?:in|during|by) the day|by day|daytime|day shifts?|days only|nicht nachts|nicht in der nacht)(?!\p{L})/giu
/** Who would rather work by day no longer looks for a night watch. */
function withoutNightWork(params: JobSearchParams): JobSearchParams {
  if (!params.without.includes('nights') && !params.shift.includes('day')) return params
  const left = params.q.replace(nightWork, ' ').replace(/\s+/g, ' ').trim()
  return { ...params, q: left === '' && params.q !== '' ? 'Pflege' : left }
}

const nightWork =
  /(?<!\p{L})(?:Dauer)?Nacht(?:wachen?|dienste?|pflege|schwester|pfleger(?:in)?)(?!\p{L})|(?<!\p{L})night (?:watch|nurse|shift)(?!\p{L})/giu

const onlyAllows =
  /(?<!\p{L})(?:auch (?:ok|okay|gut|in ordnung|möglich|recht)|kein problem|geht auch|ginge auch|fine too)[.!]*$/iu
const isCountry = /^(?:deutschland|österreich|schweiz|liechtenstein|germany|austria|switzerland)$/iu

/** Whether a search surely has a place that is no whole country. */
export function namesTown(find: Find | null): boolean {
  return find?.isSure === true && find.params.place !== '' && !isCountry.test(find.params.place)
}

/** "Lieber 100" changes the workload that was asked for. */
function shareIn(text: string, before: JobSearchParams, locale: Locale): JobSearchParams | null {
  if (before.employmentType.length === 0 || before.radius !== null) return null
  const days = Number(bareDays.exec(text)?.[1] ?? 0)
  const percent =
    days > 0 ? `${days * percentOfDay}` : (barePercent.exec(text) ?? percentBeside.exec(text))?.[1]
  const { employmentType } = percent === undefined ? noJobSearchParams : readParams(`${percent} %`, locale)
  return employmentType?.length ? { ...before, employmentType, page: 1 } : null
}
const percentBeside =
  /^(?:(?:und|ok|okay|na gut|gut|hm+)[,.]? )*(\d{2,3})(?: ?%| prozent| prozänt)? (?:(?:wär|wäre|wären|geht|gehen|ginge|gingen|reich\p{L}*|passt|passen|tuns|sind|is|are|würd\p{L}*|täte?n?)(?!\p{L})).{0,25}$/iu
const percentOfDay = 20
const bareDays =
  /^(?:(?:nein?|nur|eher|doch|lieber|oder|dann|so|auch|vielleicht|ok|okay|und|rather|make it|mach|halt|höchstens)[,.]?\s+)*([1-5]|zwei|drei|vier|fünf) (?:tage|days|tag)(?:[ -](?:woche|die woche|pro woche|in der woche|a week|wär\p{L}*|wären|reich\p{L}*|gehen|gingen|auch|recht|ok|okay|bitte|please|would be|fine|too))*[.!]*$/iu
const barePercent =
  /^(?:(?:nein?|nei|nee|nö|nur|eher|doch|lieber|oder|dann|auf|etwa|so|auch|vielleicht|ok|okay|und|rather|make it|or|maybe|mach|halt|circa|ca\.?|make that)[,.]?\s+)*(\d{2,3})(?:\s+(?:draus|daraus|bitte|wäre besser|please|geht auch))?[.!?]*$/iu
