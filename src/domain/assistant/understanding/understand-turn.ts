import { findGuideAnswer, type GuideAnswer } from '../../../guide/find-guide-answer.ts'
import { type Outside, outsideOf } from '../../../guide/outside-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { queryWords } from '../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../vocabulary/titles/find-specialties.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import { withoutOneself } from './about-oneself.ts'
import type { Act } from './act.ts'
import { factAsked } from './fact-asked.ts'
import { isAsking, weighs } from './is-asking.ts'
import { keysOf } from './phrase.ts'
import { asksInSight, readAct } from './read-act.ts'
import { asksToBeTold } from './read-alert.ts'
import { type Find, namesWork, readFind } from './read-find.ts'
import { readQuestion } from './read-question.ts'
import { readSimilar } from './read-similar.ts'
import { sayingsOfLists } from './sayings-of-lists.ts'
import { type TurnWords, turnWords } from './turn-words.ts'

export type Surroundings = {
  locale: Locale
  /** The search so far; null before the first. */
  search: JobSearchParams | null
  /** Whether there are ads to point at: a list that was shown, or an open ad. */
  canPoint: boolean
  /** Whether one ad is in sight: its page is open, or it was just talked about. */
  isOnJob?: boolean
}

/** What a turn may be taken for, the likeliest first: whoever answers takes the first that leads anywhere. */
export type Meaning =
  | Act
  | { kind: 'outside'; outside: Outside }
  | { kind: 'guide'; answer: GuideAnswer }
  /** Words that only a search can tell whether they mean anything. */
  | { kind: 'words'; find: Find }

/**
 * What a turn means, from its words and what was said before. What must not be answered comes first, then what steers the conversation, then
 * questions that only one answer fits, then texts of the guide and searches. Pure: no database, no clock.
 */
export function understandTurn(typed: string, surroundings: Surroundings): Meaning[] {
  const { locale, search, canPoint, isOnJob = false } = surroundings
  const read = turnWords(typed, { isEnglish: locale === 'en' })
  if (read.keys.length === 0) return [{ kind: 'nothing' }]
  const act = readAct(read.keys, { canPoint })
  // "Ohne Filter" means those of the list.
  const outside = act?.kind === 'plain' && act.name in sayingsOfLists ? null : outsideOf(typed)
  if (outside) return [{ kind: 'outside', outside }]
  if (act?.kind !== 'plain' && asksToBeTold(read.keys)) return [{ kind: 'draft-alert' }]
  if (act) return [act.kind === 'plain' ? { kind: act.name } : act]
  const similar = canPoint ? readSimilar(read, locale) : null
  if (similar) return [similar]
  const inSight: Meaning[] =
    (isOnJob || (canPoint && factAsked(read.keys) !== null)) && asksInSight(read.keys)
      ? [{ kind: 'job', name: 'show', references: [] }]
      : []
  return [...inSight, ...meaningsOf(typed, read, { locale, search })]
}

/** A text of the guide that is surely meant comes before a search, one that may be meant only before loose words. */
function meaningsOf(
  typed: string,
  read: TurnWords,
  { locale, search }: Pick<Surroundings, 'locale' | 'search'>,
): Meaning[] {
  const answer = guideFor(typed, locale) ?? guideFor(read.text, locale)
  const asked = readQuestion(read)
  const find = weighs(read.keys) ? null : readFind(read.text, { locale, before: search })
  // "Anerkennung als Pflegefachkraft in Österreich" looks for no work, though it names some.
  const isQuestion = isAsking(read.keys) || (find !== null && saysOtherThanWork(find.said))
  const isWish =
    find?.isSure === true &&
    !isAsking(read.keys) &&
    (namesWork(read.text) || (find.isRefined && find.said === ''))
  const guide: Meaning[] = answer ? [{ kind: 'guide', answer }] : []
  const isSure = answer?.certainty === 'sure' && !isWish
  const meanings: Meaning[] = []
  if (asked && asked.kind !== 'pay') meanings.push(asked)
  if (isSure) meanings.push(...guide)
  if (asked?.kind === 'pay') meanings.push(asked)
  if (!isSure && isQuestion) meanings.push(...guide)
  // "Was ist besser, Klinik oder Praxis?" looks for no work.
  const isLooking = find?.isSure === true && !(isAsking(read.keys) && saysOtherThanWork(find.said))
  if (find && isLooking) meanings.push({ kind: 'find', ...find })
  if (!isSure && !isQuestion) meanings.push(...guide)
  if (find && !find.isSure && !isAsking(read.keys)) meanings.push({ kind: 'words', find })
  return [...meanings, { kind: 'question' }]
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

/** Whoever asks, the answer is the same. */
function guideFor(text: string, locale: Locale): GuideAnswer | null {
  return findGuideAnswer(withoutOneself(text, { keepsOrigin: true }), { locale })
}
