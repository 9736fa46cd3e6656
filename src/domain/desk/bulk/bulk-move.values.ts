import type { ListName } from '../lists/list.values.ts'

/** What administrators do to many rows of a list at once. */
export const bulkActions = {
  jobs: ['pause', 'resume', 'accept'],
  people: ['lock', 'unlock', 'resend'],
  employers: ['verify'],
  feeds: ['read'],
  tickets: ['close', 'reopen'],
  orders: ['cancel'],
  cases: ['claim', 'release'],
  ideas: ['plan', 'begin', 'finish', 'decline'],
  articles: ['archive', 'restore'],
  // Rights are given and taken one by one, and the log is only read.
  admins: [],
  log: [],
} as const satisfies Record<ListName, readonly string[]>
export type BulkAction = (typeof bulkActions)[ListName][number]

/** What takes a move back. What was published after a review or mailed is done for good, and a lock that is lifted has lost its reason. */
export const oppositeOf: Partial<Record<BulkAction, BulkAction>> = {
  pause: 'resume',
  resume: 'pause',
  lock: 'unlock',
  close: 'reopen',
  claim: 'release',
  release: 'claim',
  archive: 'restore',
  restore: 'archive',
}

/** What takes something from people. */
export const graveActions: readonly BulkAction[] = ['lock', 'cancel', 'decline']

/** Why a row is left out. */
export const bulkRefusals = [
  'gone',
  'from-feed',
  'status',
  'over',
  'administrator',
  'locked',
  'open',
  'by-decision',
  'confirmed',
  'verified',
  'no-address',
  'not-started',
  'waits',
  'on-account',
  'paying',
  'decided',
  'taken',
  'free',
  'of-others',
  'merged',
  'planned-end',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]
