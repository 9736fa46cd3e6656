import { findGuideAnswer, type GuideAnswer, guideAnswerOf } from '../../../guide/find-guide-answer.ts'
import { outsideOf } from '../../../guide/outside-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../vocabulary/titles/find-specialties.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { withoutOneself } from './about-oneself.ts'
import { factAsked } from './fact-asked.ts'
import { asksMeaning, asksSomething, isAsking, weighs } from './is-asking.ts'
import type { Meaning } from './meaning.ts'
import { type Near, nearMeaning } from './nearest/near-meaning.ts'
import { preferNear } from './nearest/prefer-near.ts'
import { keysOf } from './phrase.ts'
import { asksInSight, readAct } from './read-act.ts'
import { asksToBeTold } from './read-alert.ts'
import { readDifference } from './read-difference.ts'
import { readFeeling } from './read-feeling.ts'
import { type Find, namesWork, readFind } from './read-find.ts'
import { type Gist, readGist } from './read-gist.ts'
import { readHouse } from './read-house.ts'
import { readQuestion } from './read-question.ts'
import { readSimilar } from './read-similar.ts'
import { readReferences } from './reference.ts'
import { sayingsOfLists } from './sayings/sayings-of-lists.ts'
import { afterCourtesy } from './sentence-frames.ts'
import { type TurnWords, turnWords } from './turn-words.ts'

export type Surroundings = {
  locale: Locale
  /** The search so far; null before the first. */
  search: JobSearchParams | null
  /** Whether there are ads to point at: a list that was shown, or an open ad. */
  canPoint: boolean
  /** Whether one ad is in sight: its page is open, or it was just talked about. */
  isOnJob?: boolean
  /** The person works for an employer. */
  isStaff?: boolean
}

/**
 * What a turn means, from its words and what was said before. What must not be answered comes first, then what steers the conversation, then
 * questions that only one answer fits, then texts of the guide and searches. Pure: no database, no clock.
 */
export function understandTurn(typed: string, surroundings: Surroundings): Meaning[] {
  const meanings = understandWhole(typed, surroundings)
  const rest = isTalk(meanings[0]) ? afterCourtesy(typed) : null
  if (rest === null) return meanings
  // "Merci, die zweite merken" is no thanks alone.
  const [first, ...others] = understandWhole(rest, surroundings)
  return first && !isTalk(first) && !isUnsure(first) ? [first, ...others] : meanings
}

const talk: ReadonlySet<string> = new Set(['greeting', 'thanks', 'yes', 'no', 'bye'])

function isTalk(meaning: Meaning | undefined): boolean {
  return meaning !== undefined && talk.has(meaning.kind)
}

function isUnsure({ kind }: Meaning): boolean {
  return kind === 'words' || kind === 'question' || kind === 'guess' || kind === 'nothing'
}

function understandWhole(typed: string, surroundings: Surroundings): Meaning[] {
  const { locale, search, canPoint, isOnJob = false, isStaff = false } = surroundings
  const read = turnWords(typed, { isEnglish: locale === 'en' })
  if (read.keys.length === 0) return [{ kind: 'nothing' }]
  const act = readAct(read.keys, { canPoint, isOnJob })
  // "Ohne Filter" means those of the list.
  const outside = act?.kind === 'plain' && act.name in sayingsOfLists ? null : outsideOf(typed)
  if (outside) {
    // What holds for everyone may be said; what holds in a case may not.
    const general = outside.about === 'legal' ? generalOn(read.text, typed, locale) : null
    return [{ kind: 'outside', outside, general }]
  }
  if (act?.kind !== 'plain' && asksToBeTold(read.keys)) return [{ kind: 'draft-alert' }]
  if (act) return [act.kind === 'plain' ? { kind: act.name } : act]
  const similar = canPoint ? readSimilar(read, { locale, search }) : null
  if (similar) return [similar]
  const feeling = readFeeling(read.text)
  if (feeling === 'opinion') return [{ kind: feeling }]
  const gist = readGist(read.keys, { canPoint, hasSearch: search !== null })
  const inSight: Meaning[] =
    (isOnJob || (canPoint && factAsked(read.keys) !== null)) && asksInSight(read.keys)
      ? [{ kind: 'job', name: 'show', references: [] }]
      : []
  return meaningsOf(typed, read, {
    locale,
    search,
    inSight,
    isBurdened: feeling !== null,
    gist: gist === null ? [] : [asMeaning(gist, read.keys)],
    isStaff,
    near: nearMeaning(read.text, { canPoint, hasSearch: search !== null, isStaff }),
  })
}

/** What holds for everyone of what is asked about one's own case. */
function generalOn(text: string, typed: string, locale: Locale): GuideAnswer | null {
  const answer = guideFor(typed, locale)
  if (answer?.certainty === 'sure') return answer
  const near = nearMeaning(text, { canPoint: false, hasSearch: false, isStaff: false })
  return near?.kind === 'guide' && near.isStrong ? guideAnswerOf(near.id, locale, 'sure') : null
}

/** What is done with ads rather than asked of them. */
function isDeed(meaning: Meaning): boolean {
  return meaning.kind === 'job' && (meaning.name === 'apply' || meaning.name === 'save')
}

function asMeaning(gist: Gist, keys: readonly string[]): Meaning {
  if (gist.kind === 'plain') return { kind: gist.name }
  return { kind: 'job', name: gist.name, references: readReferences(keys).references.flat() }
}

type Said = Pick<Surroundings, 'locale' | 'search'> & {
  /** What is asked of the ad in sight. */
  inSight: Meaning[]
  isBurdened: boolean
  /** What the strongest words speak of, when nothing is surely meant. */
  gist: Meaning[]
  near: Near | null
  isStaff: boolean
}

/** A text of the guide that is surely meant comes before a search, one that may be meant only before loose words. */
function meaningsOf(
  typed: string,
  read: TurnWords,
  { locale, search, inSight, isBurdened, gist, near, isStaff }: Said,
): Meaning[] {
  const answer = guideOf(typed, read, { locale, search })
  const asked = readQuestion(read)
  const house = readHouse(typed, locale)
  const isWeighing = weighs(read.keys)
  const find = isWeighing || asksMeaning(read.text) ? null : readFind(read.text, { locale, before: search })
  const asks = asksSomething(read.text)
  // "Anerkennung als Pflegefachkraft in Österreich" looks for no work, though it names some.
  const isQuestion = asks || (find !== null && saysOtherThanWork(find.said))
  const isWish =
    find?.isSure === true && !asks && (namesWork(read.text) || (find.isRefined && find.said === ''))
  const guide: Meaning[] = answer ? [{ kind: 'guide', answer }] : []
  const isSure = answer?.certainty === 'sure' && !isWish
  // "Gibt es das auch in Thun?" speaks of the search, not of the ad in sight.
  const isElsewhere = find?.isRefined === true && find.said === '' && find.params.place !== search?.place
  const meanings: Meaning[] = []
  // "Brauche ich da einen Führerschein?" is asked of no fact that ads have.
  const isOfGrade = asked?.kind === 'pay' && asked.isOfGrade
  if (isSure && asks && !isOfGrade && factAsked(read.keys) === null) meanings.push(...guide)
  if (!isElsewhere) meanings.push(...inSight)
  if (isBurdened && !asks && !(find?.isSure === true && saysWhatIsWanted(find)))
    meanings.push({ kind: 'burdened' })
  if (house) meanings.push(house)
  if (asked && asked.kind !== 'pay') meanings.push(asked)
  if (asked?.kind === 'pay' && asked.isOfGrade) meanings.push(asked)
  if (!asks && find?.isSure !== true) meanings.push(...gist.filter(isDeed))
  if (isSure) meanings.push(...guide)
  if (asked?.kind === 'pay') meanings.push(asked)
  if (isBurdened && !(find?.isSure === true && saysWhatIsWanted(find))) meanings.push({ kind: 'burdened' })
  // "Habt ihr was für Altenpleger in Kiel?" has a slip, and says where.
  const isOfTown =
    find?.isSure === true && !asks && find.params.place !== '' && !isCountry.test(find.params.place)
  if (!isSure && isQuestion && !isOfTown) meanings.push(...guide)
  if (isWeighing) meanings.push({ kind: 'weighing' })
  // "Was ist besser, Klinik oder Praxis?" looks for no work.
  const isLooking = find?.isSure === true && !(asks && saysOtherThanWork(find.said))
  // "Hat sich die Klinik wegen meiner Bewerbung gerührt?" looks for no work.
  const isOfSite = read.keys.some(key => ofSite.test(key))
  if (isOfSite && find && !find.isRefined && !namesWork(find.said)) meanings.push(...gist)
  if (find && isLooking) meanings.push({ kind: 'find', ...find })
  if (!isSure && (!isQuestion || isOfTown)) meanings.push(...guide)
  meanings.push(...gist)
  if (find && !find.isSure && !asks && !isOfSite) meanings.push({ kind: 'words', find })
  return preferNear([...meanings, { kind: 'question' }], near, {
    keys: read.keys,
    locale,
    find,
    asks,
    isStaff,
  })
}

/** Who speaks of these looks for no work. */
const ofSite =
  /^(?:profil|konto|account|passwort|password|login|bewerbung|lebenslauf|foto|bild|newsletter|merkliste|jobalarm|datenschutz)/
const isCountry = /^(?:deutschland|österreich|schweiz|liechtenstein|germany|austria|switzerland)$/iu

/** "Ich bin ausgebrannt und suche in Köln eine Praxis" looks for work. */
function saysWhatIsWanted({ said, params, isRefined }: Find): boolean {
  return namesWork(said) || (!isRefined && params.place !== '')
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

/** The text that is asked for; of what was looked for before, when the question has no name: "Was ist das genau?". */
function guideOf(
  typed: string,
  { text, keys }: TurnWords,
  { locale, search }: Pick<Surroundings, 'locale' | 'search'>,
): GuideAnswer | null {
  const whole =
    readDifference(text, part => guideFor(part, locale)) ??
    guideFor(typed, locale) ??
    (text === typed ? null : guideFor(text, locale))
  const ofSentence = whole?.certainty === 'sure' ? null : guideOfSentence(text, locale)
  const answer = ofSentence ?? whole
  if (answer || !search || !namesWork(search.q) || !asksOfIt(keys)) return answer
  return guideFor(`${text} ${search.q}`, locale)
}

/** That of the sentence that asks, after others that tell about oneself. */
function guideOfSentence(text: string, locale: Locale): GuideAnswer | null {
  const sentences = text.split(/(?<=[.!?;])\s+|,\s+/u).filter(each => each.trim() !== '')
  if (sentences.length < 2) return null
  for (const sentence of sentences) {
    const answer = asksSomething(sentence) ? guideFor(sentence, locale) : null
    if (answer?.certainty === 'sure') return answer
  }
  return null
}

const pronouns = new Set(keysOf('das es dafür dazu dabei da damit dort that it this den die dieser dieses'))

function asksOfIt(keys: readonly string[]): boolean {
  return isAsking(keys) && keys.length <= 9 && keys.some(key => pronouns.has(key))
}

/** Whoever asks, the answer is the same. */
function guideFor(text: string, locale: Locale): GuideAnswer | null {
  return findGuideAnswer(withoutOneself(text, { keepsOrigin: true }), { locale })
}
