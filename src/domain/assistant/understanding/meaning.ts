import type { GuideAnswer } from '../../../guide/find-guide-answer.ts'
import type { Outside } from '../../../guide/outside-of.ts'
import type { Act } from './act.ts'
import type { Find } from './read-find.ts'

/** What a turn may be taken for, the likeliest first: whoever answers takes the first that leads anywhere. */
export type Meaning =
  | Act
  | { kind: 'outside'; outside: Outside; general: GuideAnswer | null }
  | { kind: 'guide'; answer: GuideAnswer }
  /** Words that only a search can tell whether they mean anything. */
  | { kind: 'words'; find: Find }
  /** What is most likely meant, when it is said in no way that is known. */
  | { kind: 'guess'; meaning: Exclude<Act, { kind: 'question' }> }
