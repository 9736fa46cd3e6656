import { guideAnswerOf } from '../../../../guide/find-guide-answer.ts'
import { guide } from '../../../../guide/guide-text.ts'
import { likelyOutside } from '../../../../guide/outside-of.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { boardQueryVocabulary } from '../../../../query-understanding/board-vocabulary.ts'
import type { Act } from '../act.ts'
import { asksByVerb, asksForOffers } from '../guide/questions-in.ts'
import type { Meaning } from '../meaning.ts'
import { keysOf } from '../phrase.ts'
import { type Find, namesTown } from '../read-find.ts'
import { readReferences } from '../reference.ts'
import { namesWork } from '../work-words.ts'
import type { Near } from './near-meaning.ts'

type Said = {
  text: string
  keys: readonly string[]
  locale: Locale
  find: Find | null
  asks: boolean
  isStaff: boolean
}

/**
 * The meanings with the one that a turn is most like among them: first when it is surely said so, or when what came first was less sure; as
 * a guess before the end otherwise.
 */
export function preferNear(meanings: Meaning[], near: Near | null, said: Said): Meaning[] {
  // Who asks something says neither yes nor no.
  if (!near || (said.asks && near.kind === 'plain' && (near.name === 'yes' || near.name === 'no')))
    return meanings
  if (near.kind === 'search') return near.isStrong ? withSearchFirst(meanings, said) : meanings
  if (near.kind === 'none')
    return isOutside(meanings[0], near, said) ? [outsideAs(said), ...meanings] : meanings
  const own = meaningOf(near, said)
  if (!own) return meanings
  const isSure = near.isStrong || namesNothing(said)
  if (isSure && isSurerThan(meanings[0], near, said)) return [own, ...meanings]
  const last = meanings.findIndex(({ kind }) => kind === 'words' || kind === 'question')
  const guess: Meaning = own.kind === 'guide' ? own : { kind: 'guess', meaning: own }
  return meanings.toSpliced(last < 0 ? meanings.length : last, 0, guess)
}

function meaningOf(
  near: Near,
  { keys, locale }: Said,
): Exclude<Act, { kind: 'question' }> | Extract<Meaning, { kind: 'guide' }> | null {
  switch (near.kind) {
    case 'guide': {
      const answer = guideAnswerOf(near.id, locale, near.isStrong ? 'sure' : 'maybe')
      return answer && { kind: 'guide', answer }
    }
    case 'plain':
      return { kind: near.name }
    case 'job':
      return { kind: 'job', name: near.name, references: readReferences(keys).references.flat() }
    default:
      return null
  }
}

const outside = 0.75

/** Like what nobody here can answer, and no search for work: "Such mir einen schönen Urlaubsort in Italien raus". */
function isOutside(first: Meaning | undefined, near: Near, { find }: Said): boolean {
  if (!near.isStrong || near.share < outside || find?.isRefined || (find && namesWork(find.said)))
    return false
  const isUnsure = first?.kind === 'guide' && first.answer.certainty === 'maybe'
  return isUnsure || first?.kind === 'find' || first?.kind === 'words' || first?.kind === 'question'
}

function outsideAs({ text }: Said): Meaning {
  return { kind: 'outside', outside: likelyOutside(text), general: null }
}

/** Who looks for work wants no text that may only be meant. */
function withSearchFirst(meanings: Meaning[], { asks }: Said): Meaning[] {
  const found = meanings.find(meaning => meaning.kind === 'find')
  const find = found ?? changeOf(meanings)
  const isChange = find?.isRefined === true && find.said === '' && !asks
  const isUnsure = meanings[0]?.kind === 'guide' && (isChange || meanings[0].answer.certainty === 'maybe')
  return find && (isUnsure || find !== found) ? [find, ...meanings] : meanings
}

/** Loose words that change the search, when that is how a change is said: "kann auch Reha sein". */
function changeOf(meanings: readonly Meaning[]): Extract<Meaning, { kind: 'find' }> | undefined {
  for (const meaning of meanings)
    if (meaning.kind === 'words' && meaning.find.isRefined)
      return { ...meaning.find, kind: 'find', isSure: true }
  return undefined
}

function isQuestion({ text }: Said, find: Find): boolean {
  return text.trimEnd().endsWith('?') && !asksForOffers(text) && !namesTown(find)
}

/** "Kann mein Sohn bei einer Hebamme mal zwei Wochen reinschnuppern": asks, though no mark says so. */
function asksInWords({ text, keys }: Said): boolean {
  return keys.length >= leastOfAsking && beginsToAsk.test(text) && !asksForOffers(text)
}
const leastOfAsking = 7
const beginsToAsk =
  /(?:^|, )(?:wo|wie|was|ob|wann|warum|welche\p{L}*|kann|darf|muss|soll|bringt|lohnt|haben|hat|geht|is|are|do|does|can|what|how|where|when) /iu

function fieldOf(id: string): string | undefined {
  return guide().fieldOf.get(id)
}

/** How likely it must be to come before what was understood in another way. */
const before = { guide: 0.7, search: 0.8, inSight: 0.9, question: 0.8, gist: 0.7 }

function isSurerThan(first: Meaning | undefined, near: Near, said: Said): boolean {
  switch (first?.kind) {
    case 'guide':
      return first.answer.certainty === 'maybe' || near.share >= before.guide
    case 'find':
      // "Part time" changes the search, whatever text is called so, and so does "nur Krankenhäuser".
      if (first.isRefined && first.said === '' && !said.asks) return false
      // So does "geht's auch in Teilzeit?", which is asked of the list.
      if (first.said === '' && near.kind === 'job' && near.name === 'show') return false
      // Who works for an employer hardly looks for work: "I'd like to publish a vacancy for a senior physician".
      if (said.isStaff && near.kind === 'guide' && near.isStrong && fieldOf(near.id) === 'employers')
        return true
      if (namesNothing(said) || isCertain(near, first, said)) return true
      // "Wir suchen eine MFA. Wie können wir inserieren?" asks for a text, though it names work.
      // "Do I need B2 before I can start as a nurse?" wants to know, whatever it is most like.
      if (near.kind === 'guide' && !first.isRefined && !namesTown(first) && asksForOneself(said.text))
        return true
      if (near.kind === 'plain' && ofList.has(near.name) && namesWork(first.said)) return false
      if (near.kind === 'guide' && near.isStrong && said.asks && !asksForOffers(said.text))
        return !(namesTown(first) && fieldOf(near.id) === 'professions')
      // "Is a Ordinationsassistentin des söbe wia a MFA?" asks, in whatever words.
      if (near.kind === 'guide' && near.isStrong && near.share >= before.search && isQuestion(said, first))
        return true
      if (near.kind === 'guide' && near.isStrong && asksInWords(said) && !namesTown(first)) return true
      return near.share >= before.search && !isTalk(near) && !looksForWork(said) && !tellsMuch(said)
    case 'job':
      if (near.kind === 'guide' && isOfThisAd(said.text, near.id)) return false
      return near.kind === 'job' || near.share >= before.inSight
    case 'employer':
    case 'employers':
    case 'professions':
    case 'similar':
      return near.share >= before.question
    case 'pay':
      // Of a grade that is named, its amount is asked.
      return !first.isOfGrade && near.share >= before.question
    case 'words':
    case 'question':
    case undefined:
      return true
    default:
      return near.share >= before.gist
  }
}

/** "Wie viel Urlaub hab ich da?" speaks of the ad that is open, though there is a text on that, too. */
export function isOfThisAd(text: string, guideId: string): boolean {
  return saysHere.test(text) && ofWork.has(fieldOf(guideId) ?? '')
}
const saysHere =
  /(?<!\p{L})(?:da|dort|hier|dabei|die stelle|der job|die anzeige|there|this job|this ad)(?!\p{L})/iu
/** What an ad says something of, too. */
const ofWork: ReadonlySet<string> = new Set(['field', 'everyday', 'working-life'])

const ownQuestion =
  /^(?:(?:und|aber|also|and|but)\s+)?(?:kann|darf|muss|soll|brauche?|bekomm\p{L}*|krieg\p{L}*|hab\p{L}*|can|must|may) (?:ich|man|i)(?!\p{L}).*\?\s*$/iu

function asksForOneself(text: string): boolean {
  return asksByVerb(text) || (ownQuestion.test(text) && !asksForOffers(text))
}

/** Steers through a list: who names work says more. */
const ofList: ReadonlySet<string> = new Set(['restart', 'back', 'again', 'more', 'previous', 'no', 'yes'])

/** So likely that it is no search, for looking for work is one of the meanings that it was weighed against. */
const certain = 0.93

function isCertain(near: Near, find: Find, { asks, keys, text }: Said): boolean {
  if (near.share < certain || !near.isStrong) return false
  if (near.kind === 'plain') return endsTalk.has(near.name) && !namesWork(find.said)
  // "Dentist" and "Wundexpertin Osnabrück" look for work, though texts are called so.
  const isShort = keys.length < leastOfQuestion
  const isWork = namesWork(find.said) || wantsWork.test(text)
  const isWish = isWork ? isShort || namesTown(find) : isShort && namesTown(find)
  return near.kind === 'guide' && (asks || !isWish)
}
const leastOfQuestion = 5
/** "Such einen Nebenjob als Sitzwache" */
const wantsWork =
  /(?<!\p{L})(?:suche?|looking for)(?: \p{L}+){0,4} (?:als|as)(?!\p{L})|^(?:irgend|et)?was (?:mit|in|im|bei) /iu

const endsTalk: ReadonlySet<string> = new Set(['thanks', 'bye', 'greeting'])

/** A question with no more of a search in it than a kind of house, or what an employer says: "Kann mich die Klinik finden?" */
function namesNothing({ find, asks, isStaff }: Said): boolean {
  if (!find || find.isRefined || find.params.place !== '' || namesWork(find.said)) return false
  return asks || isStaff
}

/** "Teilzeit doch nicht" is no mere no. */
function isTalk(near: Near): boolean {
  return near.kind === 'plain' && (near.name === 'yes' || near.name === 'no' || near.name === 'thanks')
}

/** Who tells of themselves at length and names work may look for it, whatever a part of that is like. */
function tellsMuch({ keys, find, asks }: Said): boolean {
  return !asks && find !== null && namesWork(find.said) && keys.length > mostOfQuestion
}
const mostOfQuestion = 18

const leastOther = 2

/** Between words of work: "Stellen für Ärztinnen und Ärzte". */
const small: ReadonlySet<string> = new Set(
  keysOf('stelle stellen job jobs für und oder als in im der die das for and or as'),
)

/** Names work or a place, and little else: "Oberarzt Stellen" is no question about being one. */
function looksForWork({ keys, find, asks }: Said): boolean {
  if (!find || asks) return false
  if (!namesWork(find.said)) return find.params.place !== '' && !find.isRefined
  // "Kodierfachkraft von daheim aus"
  if (find.isSure && find.params.remote.length + find.params.employmentType.length > 0) return true
  const { isKnownWord } = boardQueryVocabulary()
  return (
    find.params.place !== '' || keys.filter(key => !isKnownWord(key) && !small.has(key)).length < leastOther
  )
}
