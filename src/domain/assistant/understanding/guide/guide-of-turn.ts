import { findGuideAnswer, type GuideAnswer, guideAnswerOf } from '../../../../guide/find-guide-answer.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import { withoutOneself } from '../about-oneself.ts'
import { isAsking } from '../is-asking.ts'
import { nearMeaning } from '../nearest/near-meaning.ts'
import { leastTold } from '../nearest/near-of-turn.ts'
import { keysOf } from '../phrase.ts'
import type { TurnWords } from '../turn-words.ts'
import { namesWork } from '../work-words.ts'
import { questionsIn } from './questions-in.ts'
import { readDifference } from './read-difference.ts'

type Given = { locale: Locale; search: JobSearchParams | null }

/** The text that is asked for; of what was looked for before, when the question has no name: "Was ist das genau?". */
export function guideOf(
  typed: string,
  { text, keys }: TurnWords,
  { locale, search }: Given,
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
  for (const question of questionsIn(text)) {
    const answer = question.length < text.length - leastTold ? guideFor(question, locale) : null
    if (answer?.certainty === 'sure') return answer
  }
  return null
}

const pronouns = new Set(keysOf('das es dafür dazu dabei da damit dort that it this den die dieser dieses'))

function asksOfIt(keys: readonly string[]): boolean {
  return isAsking(keys) && keys.length <= 9 && keys.some(key => pronouns.has(key))
}

const leastOfGeneral = 0.4

/** What holds for everyone of what is asked about one's own case. */
export function generalOn(text: string, typed: string, locale: Locale): GuideAnswer | null {
  const answer = guideFor(typed, locale)
  if (answer?.certainty === 'sure') return answer
  const near = nearMeaning(text, { canPoint: false, hasSearch: false, isStaff: false })
  return near?.kind === 'guide' && near.share >= leastOfGeneral
    ? guideAnswerOf(near.id, locale, 'sure')
    : null
}

/** Whoever asks, the answer is the same. */
export function guideFor(text: string, locale: Locale): GuideAnswer | null {
  return findGuideAnswer(withoutOneself(text, { keepsOrigin: true }), { locale })
}
