import type { JobSearchParams } from '../../job-search/job.schema.ts'
import type { Reference } from './reference.ts'

/** What is asked of ads of the list. */
export const jobActs = [
  'save',
  'compare',
  'why',
  'pay',
  'fit',
  'show',
  'apply',
  'similar',
  'message',
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
  'talents',
  'anywhere',
  'nearer',
  'wider',
  'more-pay',
  'less-filters',
  'newest',
  'best-paid',
  'search',
] as const
export type PlainActName = (typeof plainActs)[number]

/** What a turn is taken for. */
export type Act =
  | { kind: PlainActName }
  | { kind: 'job'; name: JobActName; references: Reference[]; without?: Partial<JobSearchParams> }
  /** A search: `isRefined` when it goes on from the one before; `isCount` when its number was asked for; `isSure`
   * when more than loose words were understood. */
  | { kind: 'find'; params: JobSearchParams; isRefined: boolean; isCount: boolean; isSure: boolean }
  | { kind: 'employer'; name: string; wants: 'profile' | 'jobs' }
  | { kind: 'professions'; text: string }
  | { kind: 'tariff'; text: string }
  | { kind: 'question' }
  | { kind: 'nothing' }
