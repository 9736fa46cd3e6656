import { type GuideAnswer, guideAnswerOf } from '../../../../guide/find-guide-answer.ts'
import type { GuideCountry } from '../../../../guide/guide-text.ts'
import { relatedTexts, textOfCountry } from '../../../../guide/related-texts.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { likenessOfTexts } from '../nearest/near-meaning.ts'
import { keysOf } from '../phrase.ts'
import type { TurnWords } from '../turn-words.ts'

type Given = {
  /** The text that was the last answer. */
  topic: string
  locale: Locale
  /** Says no more than how a search changes: "und in Teilzeit". */
  isChange: boolean
  asks: boolean
  answerOf: (question: string) => GuideAnswer | null
}

const leads =
  /^(?:(?:und|and|oder|or|aber|but|ok(?:ay)?|also|dann|then|ja|hm+|danke|gut|aha|ach so|achso)[,.]?\s+)+/iu
const mostWords = 14

/**
 * What is asked about the text that was given before: another country ("und in Österreich?"), another thing of its kind ("und eine ATA?"), or
 * one more question about it ("was kostet das?"). Null for a turn that stands by itself.
 */
export function readFollowUp(read: TurnWords, given: Given): GuideAnswer | null {
  const { topic, locale } = given
  if (read.keys.length > mostWords) return null
  const country = countryIn(read.text)
  if (country) {
    const text = textOfCountry(topic, country)
    return text && guideAnswerOf(text.id, locale, 'sure')
  }
  if (given.isChange) return null
  return otherOfKind(read.text, given) ?? furtherQuestion(read, given)
}

const countries: readonly (readonly [GuideCountry, RegExp])[] = [
  ['de', /^(?:deutschland|germany)$/iu],
  ['at', /^(?:österreich|austria)$/iu],
  ['ch', /^(?:schweiz|switzerland|swiss)$/iu],
]
const ofCountry =
  /^(?:und |and |oder |aber |or |but )*(?:was ist mit|what about|how about|wie (?:ist|sieht|schaut|läuft|war|geht) (?:es|das|des)(?: denn)?(?: aus)?|gilt das|is (?:it|that) the same|geht das)?\s*(?:das |es |des |denn )?(?:auch |genauso )?(?:in|für|bei|for)?\s*(?:der |die |de |the )?(?<name>\p{L}+)(?:,?\s+(?:aus|auch|so|genauso|too|denn|da|dort|wie (?:heißt|ist|geht|läuft) (?:das|es)))*\s*[?.!]*$/iu

function countryIn(text: string): GuideCountry | null {
  const name = ofCountry.exec(text.replace(leads, 'und '))?.groups?.name ?? ''
  return countries.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}

const ofKind =
  /^(?:(?:und|oder|and|or)\s+)+(?:was (?:ist|sind|macht|heißt) |what (?:is|about) |was ist mit )?(?:der |die |das |ein |eine |einen |an? |the )?(?<thing>\p{L}[\p{L}\d/-]*(?: \p{L}[\p{L}-]+)?)\s*[?.!]*$/iu

/** "Und eine ATA?" after "Was ist eine OTA?". */
function otherOfKind(text: string, { topic, answerOf }: Given): GuideAnswer | null {
  const thing = ofKind.exec(text)?.groups?.thing
  if (thing === undefined) return null
  const answer = answerOf(`was ist ${thing}?`)
  return answer?.certainty === 'sure' && (answer.id === topic || relatedTexts(topic).has(answer.id))
    ? answer
    : null
}

const pronouns = new Set(
  keysOf('das es dafür dazu dabei da damit davon dann daran die den der ihn sie it that they this them des'),
)
const leastLike = 0.2
/** One that is asked in as many words is meant, whatever the text before was about, if nothing near it is asked so at all. */
const likeOther = { likeness: 0.72, lead: 0.35 }
/** What was spoken of goes on sooner than something else does. */
const bonus = { same: 0.25, next: 0.1 }

function furtherQuestion({ text }: TurnWords, { topic, locale, asks, answerOf }: Given): GuideAnswer | null {
  const rest = text.replace(leads, '')
  const goesOn = rest !== text || keysOf(text).some(key => pronouns.has(key))
  if (!goesOn || !(asks || /\?\s*$/.test(text) || /^wenn\s/iu.test(rest))) return null
  const own = answerOf(text)
  const related = relatedTexts(topic)
  if (own?.certainty === 'sure' && own.id !== topic && related.has(own.id)) return own
  const likeness = likenessOfTexts(rest)
  const next = new Set(guideAnswerOf(topic, locale, 'sure')?.next)
  let best = { id: '', likeness: 0, score: 0 }
  let other = 0
  for (const [id, like] of likeness) {
    const score = like + (id === topic ? bonus.same : next.has(id) ? bonus.next : 0)
    if (!related.has(id) && id !== topic) other = Math.max(other, like)
    else if (score > best.score) best = { id, likeness: like, score }
  }
  if (best.likeness < leastLike) return null
  if (other >= likeOther.likeness && other - best.likeness > likeOther.lead) return null
  return guideAnswerOf(best.id, locale, 'sure')
}
