import { type GuideAnswer, guideAnswerOf } from '../../../guide/find-guide-answer.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../vocabulary/titles/find-specialties.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { factAsked } from './fact-asked.ts'
import { guideOf } from './guide/guide-of-turn.ts'
import { ofCountryNamed } from './guide/of-country-named.ts'
import { asksByVerb, asksInside } from './guide/questions-in.ts'
import { asksDifference } from './guide/read-difference.ts'
import { readRecognition } from './guide/read-recognition.ts'
import { asksMeaning, asksSomething, asksWhatToDo, weighs } from './is-asking.ts'
import type { Meaning } from './meaning.ts'
import { type Near, type NearGiven, shareOfText } from './nearest/near-meaning.ts'
import { nearOfTurn } from './nearest/near-of-turn.ts'
import { isOfThisAd, preferNear } from './nearest/prefer-near.ts'
import { keysOf } from './phrase.ts'
import { type Find, namesTown, readFind } from './read-find.ts'
import { readHouse } from './read-house.ts'
import { readQuestion } from './read-question.ts'
import type { TurnWords } from './turn-words.ts'
import { namesWork } from './work-words.ts'

type Said = {
  locale: Locale
  search: JobSearchParams | null
  /** What is asked of the ad in sight. */
  inSight: Meaning[]
  /** An ad is open, and nothing was searched for. */
  isAdAlone: boolean
  isBurdened: boolean
  /** What the strongest words speak of, when nothing is surely meant. */
  gist: Meaning[]
  canPoint: boolean
  isStaff: boolean
}

/** A text of the guide that is surely meant comes before a search, one that may be meant only before loose words. */
export function meaningsOf(typed: string, read: TurnWords, said: Said): Meaning[] {
  return ranked(typed, read, said).map(meaning => ofCountryNamed(meaning, read.text, said.locale))
}

function ranked(
  typed: string,
  read: TurnWords,
  { locale, search, inSight, isAdAlone, isBurdened, gist, canPoint, isStaff }: Said,
): Meaning[] {
  const asked = readQuestion(read)
  const house = readHouse(typed, locale)
  const isWeighing = weighs(read.keys)
  const find = isWeighing || asksMeaning(read.text) ? null : readFind(read.text, { locale, before: search })
  const given = { canPoint, hasSearch: search !== null, isStaff, isNoSearch: find === null }
  const ofWords = guideOf(typed, read, { locale, search })
  const near = nearOfTurn(read.text, given, ofWords !== null)
  const answer = ofWords && likelierThan(ofWords, near, { text: read.text, locale, given })
  const asks = !isPlainWish(read.text, find, search) && asksAnything(read.text)
  // "Anerkennung als Pflegefachkraft in Österreich" looks for no work, though it names some.
  const isQuestion = asks || (find !== null && saysOtherThanWork(find.said))
  const isWish = !asks && wantsWork(read.text, find)
  const guide: Meaning[] = answer ? [{ kind: 'guide', answer }] : []
  const isSure = answer?.certainty === 'sure' && !isWish
  const isUnclear = near?.isStrong !== true || near.kind === 'search'
  const ofAbroad = asks && !isSure && isUnclear ? recognitionOf(read.text, locale) : null
  if (ofAbroad) return [{ kind: 'guide', answer: ofAbroad }, { kind: 'question' }]
  const meanings: Meaning[] = []
  // "Brauche ich da einen Führerschein?" is asked of no fact that ads have.
  const isOfGrade = asked?.kind === 'pay' && asked.isOfGrade
  const isHere = inSight.length > 0 && answer !== null && isOfThisAd(read.text, answer.id)
  if (isSure && asks && !isOfGrade && !isHere && factAsked(read.keys) === null) meanings.push(...guide)
  if (!speaksOfSearch(read.text, find, search)) meanings.push(...inSight)
  // "Und wenn ich nur 25 Stunden arbeiten kann?" is asked of the ad that is open.
  if (isAdAlone && find && asksOfAd(read.text, find))
    meanings.push({ kind: 'job', name: 'show', references: [] })
  const isBurdenAlone = isBurdened && !(find?.isSure === true && saysWhatIsWanted(find, search))
  if (isBurdenAlone && !asks) meanings.push({ kind: 'burdened' })
  if (house) meanings.push(house)
  // "Welche Häuser suchen Hebammen und stellen eine Wohnung?" says what ads shall offer.
  const isOfAds = asked?.kind === 'employers' && (find?.params.offers.length ?? 0) > 0
  if (asked && !isOfAds && (asked.kind !== 'pay' || isOfGrade)) meanings.push(asked)
  if (!asks && find?.isSure !== true) meanings.push(...gist.filter(isDeed))
  if (isSure) meanings.push(...guide)
  // "Gehalt doch egal" changes the search.
  const isChange = find?.isRefined === true && find.said === '' && !asks
  if (asked?.kind === 'pay' && !isChange) meanings.push(asked)
  if (isBurdenAlone) meanings.push({ kind: 'burdened' })
  // "Habt ihr was für Altenpleger in Kiel?" has a slip, and says where.
  const isOfTown = !asks && namesTown(find)
  if (!isSure && isQuestion && !isOfTown) meanings.push(...guide)
  if (isWeighing) meanings.push({ kind: 'weighing' })
  // "Was ist besser, Klinik oder Praxis?" looks for no work.
  const isOfRules = asksWhatToDo(read.text) && (answer !== null || near?.kind === 'guide')
  const isLooking = find?.isSure === true && !isOfRules && !(asks && saysOtherThanWork(find.said))
  // "Hat sich die Klinik wegen meiner Bewerbung gerührt?" looks for no work.
  const isOfSite = read.keys.some(key => ofSite.test(key))
  if (isOfSite && find && !find.isRefined && !namesWork(find.said)) meanings.push(...gist)
  if (find && isLooking) meanings.push({ kind: 'find', ...find })
  if (!isSure && (!isQuestion || isOfTown || isOfRules)) meanings.push(...guide)
  meanings.push(...gist)
  if (find && !find.isSure && !asks && !isOfSite) meanings.push({ kind: 'words', find })
  const turn = { text: read.text, keys: read.keys, locale, find, asks, isStaff }
  return preferNear([...meanings, { kind: 'question' }], near, turn)
}

/** Names work, or changes the search and says nothing else. */
function wantsWork(text: string, find: Find | null): boolean {
  return find?.isSure === true && (namesWork(text) || (find.isRefined && find.said === ''))
}

/** So much likelier must another text be than the one that was found by some words. */
const muchLikelier = 8

/** "Mein Mann möchte beim Baby bleiben, wie lange vorher muss er das sagen": the whole may be about another text than some of its words. */
function likelierThan(
  found: GuideAnswer,
  near: Near | null,
  { text, locale, given }: { text: string; locale: Locale; given: NearGiven },
): GuideAnswer {
  if (near?.kind !== 'guide' || near.id === found.id || asksDifference(text)) return found
  if (near.share < muchLikelier * shareOfText(text, found.id, given)) return found
  return guideAnswerOf(near.id, locale, near.isStrong ? 'sure' : 'maybe') ?? found
}

/** "Gibt es da was mit Wohnheim?" */
const asksForSome =
  /(?<!\p{L})(?:gibt(?:'?s| es)?|hättet? ihr|habt ihr|hast du|haben sie|gäb(?:e es|'?s)?)(?: (?:da|dort|hier|bei euch|auch|noch|denn|vielleicht|in \p{L}+)){0,4} (?:et|irgend)?was (?:in|im|mit|bei|ohne|als|am|auf|zu|nähe|passend\p{L}*|besser\p{L}*)(?!\p{L})/iu

function asksAnything(text: string): boolean {
  return (
    asksSomething(text) ||
    (asksByVerb(text) && !asksForSome.test(text)) ||
    asksInside(text) ||
    asksDifference(text)
  )
}

const something = /^(?:et|irgend)?(?:was|wos|öppis) (?:mit|in|im|bei|ohne|ab|für|gäb\p{L}*) /iu

const asksByForm =
  /\?\s*$|^(?:(?:und|aber|ok|na|also)[,]? )*(?:is|ist|isch|sind|hat|gibt|geht|gehts|muss|kann|wird|wäre|are|does|do|can|(?:krieg|bekomm|hab|hätt|arbeit)\p{L}* (?:ich|man) (?:da|dort|hier|dabei))(?!\p{L})/iu

/** Names neither work nor a place, and asks. */
function asksOfAd(text: string, { said, params }: Find): boolean {
  return asksByForm.test(text) && params.place === '' && !namesWork(said)
}

/** "Gibt es das auch in Thun?" speaks of the search, not of the ad in sight. */
function speaksOfSearch(text: string, find: Find | null, search: JobSearchParams | null): boolean {
  if (find?.isRefined !== true || find.said !== '') return false
  return find.params.place !== search?.place || ofList.test(text) || ordersAtLast.test(text)
}

/** "Wie weit geht das, nimm 15 km" ends with what is to be done. */
const ordersAtLast =
  /[,;.!?]\s+(?:(?:dann|bitte|also|und|and|then|please) )*(?:nimm|nehmen|mach\p{L}*|such\p{L}*|zeig\p{L}*|setz\p{L}*|stell\p{L}*|take|make|set|show)(?!\p{L})[^?]*$/iu

/** "Gibts das auch nur am Wochenende?" is asked of the list. */
const ofList =
  /^(?:(?:und|ok|aber|and) )?(?:gibts|gibt es|gibt's|geht|gehts|hast du|habt ihr|haben sie|is there|are there|do you have) (?:das|die|es|sowas|so was|so etwas|that|these|those|any of (?:these|those|them))(?: ganze| alles)? (?:auch|also|as)(?!\p{L})/iu

const amounts = ['salaryMin', 'holidaysMin', 'weekendsMax'] as const

/** "Was mit Tagdienst" wants something that has it, and "zahlen sollten sie wenigstens 3.500" wants it paid. */
function isPlainWish(text: string, find: Find | null, search: JobSearchParams | null): boolean {
  if (!find?.isRefined || find.said !== '') return false
  if (text.includes('?')) return ordersAtLast.test(text)
  const isOfAmount = amounts.some(name => find.params[name] !== (search?.[name] ?? null))
  // "Rufdienste mach ich keine mehr, dafür bin ich zu alt" asks nothing.
  const [first = '', ...others] = text.split(/[,;.!]\s+/u)
  return something.test(text) || isOfAmount || (others.length > 0 && !asksAnything(first))
}

function recognitionOf(text: string, locale: Locale): GuideAnswer | null {
  const id = readRecognition(text)
  return id === null ? null : guideAnswerOf(id, locale, 'sure')
}

/** What is done with ads rather than asked of them. */
function isDeed(meaning: Meaning): boolean {
  return meaning.kind === 'job' && (meaning.name === 'apply' || meaning.name === 'save')
}

/** Who speaks of these looks for no work. */
const ofSite =
  /^(?:profil|konto|account|passwort|password|login|bewerbung|lebenslauf|foto|bild|newsletter|merkliste|jobalarm|datenschutz)/
/** "Ich bin ausgebrannt und suche in Köln eine Praxis" looks for work. */
function saysWhatIsWanted({ said, params, isRefined }: Find, search: JobSearchParams | null): boolean {
  // "Ganztags ist mir zu viel, halbtags" changes the search.
  const isChange =
    isRefined && said === '' && JSON.stringify(params) !== JSON.stringify({ ...search, page: 1 })
  return namesWork(said) || isChange || (!isRefined && params.place !== '')
}

function saysOtherThanWork(q: string): boolean {
  const { isKnownWord } = boardQueryVocabulary()
  const named = new Set(
    [...findProfessions(q), ...findSpecialties(q)].flatMap(({ words }) => words.flatMap(keysOf)),
  )
  return queryWords(q).some(
    ({ key, isNumber }) => !isNumber && key.length > 3 && !named.has(key) && !isKnownWord(key),
  )
}
