import type { JobSearchParams } from '../../job-search/job.schema.ts'
import type { AskedOfAd } from './fact-asked.ts'
import type { Reference } from './reference.ts'

/** What is asked of ads of the list. */
export const jobActs = [
  'save',
  'compare',
  'why',
  'pay',
  'fit',
  'apply',
  'message',
  'show',
  'similar',
  'house',
  'improve',
  'talents',
] as const
export type JobActName = (typeof jobActs)[number]

/** What needs nothing but saying it. */
export const plainActs = [
  'more',
  'previous',
  'again',
  'count',
  'back',
  'restart',
  'greeting',
  'thanks',
  'bye',
  'who',
  'abilities',
  'kept',
  'human',
  'english',
  'german',
  'yes',
  'no',
  'my-applications',
  'my-alerts',
  'my-saved',
  'recommend',
  'draft-alert',
  'open-applications',
  'improve',
  'talents',
  'anywhere',
  'nearer',
  'wider',
  'more-pay',
  'less-filters',
  'no-words',
  'unknown-pay',
  'all-employers',
  'near-me',
  'burdened',
  'opinion',
  'weighing',
  'newest',
  'best-paid',
  'search',
] as const
export type PlainActName = (typeof plainActs)[number]

/** What a turn is taken for. */
export type Act =
  | { kind: PlainActName }
  /** `fact`: the one thing that is asked, when the words of the turn do not say it. */
  | { kind: 'job'; name: JobActName; references: Reference[]; fact?: AskedOfAd | null }
  /** A search: `isRefined` when it goes on from the one before; `isCount` when its number was asked for; `isSure`
   * when more than loose words were understood. */
  | {
      kind: 'find'
      params: JobSearchParams
      isRefined: boolean
      isCount: boolean
      isSure: boolean
      said: string
    }
  /** Ads like the one in sight, with a wish. */
  | { kind: 'similar'; wish: Partial<JobSearchParams> }
  /** An employer by words of its name, which may be none's. */
  | { kind: 'employer'; name: string /** What is asked for there; empty for nothing. */; work: string }
  /** Employers in a place or all, or those who look for some kind of people: what was said of them. */
  | { kind: 'employers'; text: string }
  /** What else one can be with a profession. */
  | { kind: 'professions'; text: string }
  /** What a profession or a collective agreement pays. */
  | { kind: 'pay'; text: string /** A grade of an agreement is named: "P7 Stufe 3". */; isOfGrade: boolean }
  | { kind: 'question' }
  | { kind: 'nothing' }
