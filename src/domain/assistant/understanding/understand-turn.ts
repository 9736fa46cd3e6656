import type { GuideAnswer } from '../../../guide/find-guide-answer.ts'
import { type Outside, outsideOf } from '../../../guide/outside-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { afterComplaint, afterCourtesy } from './change/sentence-frames.ts'
import { factAsked } from './fact-asked.ts'
import { generalOn, guideFor } from './guide/guide-of-turn.ts'
import { readFollowUp } from './guide/read-follow-up.ts'
import { asksSomething } from './is-asking.ts'
import type { Meaning } from './meaning.ts'
import { nearMeaning } from './nearest/near-meaning.ts'
import { offersAtLast } from './offers-at-last.ts'
import { keysOf } from './phrase.ts'
import { type AskedOfJob, asBefore } from './pointing/as-before.ts'
import { meaningsOf } from './rank-meanings.ts'
import { asksInSight, type ReadAct, readAct } from './read-act.ts'
import { asksToBeTold } from './read-alert.ts'
import { readFeeling } from './read-feeling.ts'
import { readFind } from './read-find.ts'
import { type Gist, readGist } from './read-gist.ts'
import { refusesAct } from './read-refused-act.ts'
import { readSimilar } from './read-similar.ts'
import { readReferences } from './reference.ts'
import { sayingsOfLists } from './sayings/sayings-of-lists.ts'
import { sayingsOfPeople } from './sayings/sayings-of-people.ts'
import { saidAnew } from './start-anew.ts'
import { type TurnWords, turnWords } from './turn-words.ts'
import { namesWork } from './work-words.ts'

export type Surroundings = {
  locale: Locale
  /** The search so far; null before the first. */
  search: JobSearchParams | null
  /** The text of the guide that was the last answer. */
  topic?: string | null
  /** What was last asked of an ad, in the turn before. */
  acted?: AskedOfJob | null
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
export function understandTurn(said: string, surroundings: Surroundings): Meaning[] {
  const typed = surroundings.search ? afterComplaint(said) : said
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
  const {
    locale,
    search,
    topic = null,
    canPoint,
    acted = null,
    isOnJob = false,
    isStaff = false,
  } = surroundings
  const read = turnWords(typed, { isEnglish: locale === 'en' })
  if (read.keys.length === 0) return [{ kind: 'nothing' }]
  if (refusesAct(read.keys)) return [{ kind: 'no' }]
  const act = actOf(read, { canPoint, isOnJob, isStaff })
  // "Ohne Filter" means those of the list.
  const isOfList = act?.kind === 'plain' && act.name in sayingsOfLists
  const sure = act?.kind === 'plain' ? null : surelyGuide(read.text, isStaff)
  const outside = isOfList ? null : outsideFor(typed, isStaff && sure !== null)
  const offers = search === null && mayBeTold(outside) ? offersAtLast(read.text, locale) : null
  if (offers) return [{ ...offers, kind: 'find' }, { kind: 'question' }]
  if (outside) {
    // What holds for everyone may be said; what holds in a case may not.
    const general = outside.about === 'legal' ? generalOn(read.text, typed, locale) : null
    return [{ kind: 'outside', outside, general }]
  }
  const anew = search === null ? null : understandAnew(read.text, surroundings)
  if (anew) return anew
  if (act?.kind !== 'plain' && sure === null && asksToBeTold(read.keys)) return [{ kind: 'draft-alert' }]
  if (act?.kind === 'plain') return [{ kind: act.name }]
  const again = canPoint ? asBefore(act, read.keys, acted) : null
  if (again) return [again]
  if (act) return [askedRather(act, read.text, isStaff)]
  const similar = canPoint ? readSimilar(read, { locale, search }) : null
  if (similar) return [similar]
  const further = topic === null ? null : followUp(read, { locale, search, topic })
  if (further) return [{ kind: 'guide', answer: further, isFollowUp: true }, { kind: 'question' }]
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
    isAdAlone: isOnJob && search === null,
    isBurdened: feeling !== null,
    gist: gist === null ? [] : [asMeaning(gist, read.keys)],
    isStaff,
    canPoint,
  })
}

/** "Vergiss das alles. Meine Schwester sucht als Hebamme": a search of its own, whatever was searched for; with no work, only an end. */
function understandAnew(text: string, surroundings: Surroundings): Meaning[] | null {
  const said = saidAnew(text)
  if (said === null) return null
  if (said === '') return [{ kind: 'restart' }]
  const meanings = understandWhole(said, { ...surroundings, search: null, topic: null, canPoint: false })
  if (meanings[0]?.kind === 'find') return meanings
  const find = said.includes('?') ? null : readFind(said, { locale: surroundings.locale, before: null })
  if (find?.isSure && namesWork(find.said)) return [{ ...find, kind: 'find' }]
  return meanings[0] === undefined || isUnsure(meanings[0]) ? [{ kind: 'restart' }] : meanings
}

type ActGiven = { canPoint: boolean; isOnJob: boolean; isStaff: boolean }

/** An act by its words, unless they are surely a question: "Bin ich verpflichtet zu antworten, wenn mich ein Haus kontaktiert?" */
function actOf({ keys, text }: TurnWords, { isStaff, ...given }: ActGiven): ReadAct | null {
  const act = readAct(keys, given) ?? actInSentence(text, given)
  // "Can I switch the whole website to English?" asks about the pages, not how she shall speak.
  if (act?.kind === 'plain' && ofLanguage.has(act.name) && ofPages.test(text)) return null
  // "Kann ich zwei Angebote nebeneinander anschauen?" is asked of the pages while no ads are in sight.
  if (act?.kind === 'job' && !given.canPoint && !given.isOnJob && surelyGuide(text, isStaff, false))
    return null
  if (act?.kind !== 'plain' || !(act.name in sayingsOfPeople) || !text.trimEnd().endsWith('?')) return act
  const near = nearMeaning(text, { canPoint: true, hasSearch: true, isStaff })
  return near?.kind === 'guide' && near.isStrong && near.share >= mostSure ? null : act
}
const mostSure = 0.95
const ofLanguage: ReadonlySet<string> = new Set(['english', 'german'])
const ofPages =
  /(?<!\p{L})(?:(?:web)?sites?|pages?|web ?seiten?|seiten?|homepage|portal|menus?|menü)(?!\p{L})/iu

const leastOther = 0.9

/** "Die erste gefällt mir besser, heb die auf" keeps one, though it compares two. */
type JobAct = Extract<ReadAct, { kind: 'job' }>

function askedRather(act: JobAct, text: string, isStaff: boolean): JobAct {
  const near = nearMeaning(text, { canPoint: true, hasSearch: true, isStaff })
  const isOther = near?.kind === 'job' && near.isStrong && near.share >= leastOther
  return isOther ? { ...act, name: near.name } : act
}

/** The text that is asked for beyond doubt: "Ich bekomme nichts vom Jobalarm" wants none to be made. */
function surelyGuide(text: string, isStaff: boolean, canPoint = true): string | null {
  const near = nearMeaning(text, { canPoint, hasSearch: true, isStaff })
  return near?.kind === 'guide' && near.isStrong && near.share >= leastSure ? near.id : null
}
const leastSure = 0.85

/** Who looks for work may tell of an illness or of an employer who breaks the law. */
function mayBeTold(outside: Outside | null): boolean {
  return outside === null || outside.about === 'legal' || (outside.about === 'medical' && !outside.isUrgent)
}

/** Whoever works for an employer may ask how to read what was sent to it. */
function outsideFor(typed: string, asksAsStaff: boolean): Outside | null {
  const outside = outsideOf(typed)
  const isOwn = asksAsStaff && outside?.about === 'hostile' && outside.manner === 'others-data'
  return isOwn ? null : outside
}

function followUp(
  read: TurnWords,
  { locale, search, topic }: { locale: Locale; search: JobSearchParams | null; topic: string },
): GuideAnswer | null {
  const find = readFind(read.text, { locale, before: search })
  return readFollowUp(read, {
    topic,
    locale,
    isChange: find?.isRefined === true && find.said === '',
    asks: asksSomething(read.text),
    answerOf: question => guideFor(question, locale),
  })
}

function asMeaning(gist: Gist, keys: readonly string[]): Meaning {
  if (gist.kind === 'plain') return { kind: gist.name }
  return { kind: 'job', name: gist.name, references: readReferences(keys).references.flat() }
}

/** "Passt das zu mir? Bin gelernte Krankenschwester": what is asked of an ad, before what somebody tells of themselves. */
function actInSentence(text: string, given: { canPoint: boolean; isOnJob: boolean }): ReadAct | null {
  const [, first = '', told = ''] = beforeTold.exec(text) ?? []
  if (!given.canPoint || told.includes('?')) return null
  const act = readAct(keysOf(first), given)
  return act?.kind === 'job' ? act : null
}
const beforeTold =
  /^([^?,.]+)(?:\?|[,.]\s+(?=(?:ich |i )?(?:hab|habe|bin|have|am|war)(?!\p{L})|(?:den|die|das|womit|damit|weil|denn|which|because|so that)(?!\p{L})))\s*(.+)$/iu
