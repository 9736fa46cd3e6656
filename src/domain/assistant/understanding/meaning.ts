import type { GuideAnswer } from '../../../guide/find-guide-answer.ts'
import type { Outside } from '../../../guide/outside-of.ts'
import type { Act } from './act.ts'
import type { Find } from './read-find.ts'

/** What a turn may be taken for, the likeliest first: whoever answers takes the first that leads anywhere. */
export type Meaning =
  | Act
  | { kind: 'outside'; outside: Outside; general: GuideAnswer | null }
  /** `isFollowUp`: it goes on from the text that was given before. */
  | { kind: 'guide'; answer: GuideAnswer; isFollowUp?: boolean }
  /** Words that only a search can tell whether they mean anything. */
  | { kind: 'words'; find: Find }
  /** What is most likely meant, when it is said in no way that is known. */
  | { kind: 'guess'; meaning: Exclude<Act, { kind: 'question' }> }
