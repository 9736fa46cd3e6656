import { formatReasons, type ReasonOf, type ReasonTable } from '../../feed-format/format-reason.values.ts'

/** Why the guarded fetcher refused a request or got no response, in its own words. */
const fetchReasons = {
  'no-address': {},
  'not-https': {},
  credentials: {},
  port: {},
  private: {},
  'unknown-host': {},
  unreachable: {},
  certificate: {},
  timeout: {},
  broken: {},
} as const satisfies ReasonTable

/** Why there was no document to read. */
const sourceReasons = {
  status: { status: 'number' },
  'too-many-redirects': { max: 'number' },
  'redirect-without-target': {},
  'unknown-compression': { name: 'text' },
  'host-rests': {},
  'downloads-off': {},
  'document-not-kept': {},
  'upload-not-kept': {},
  'unchanged-not-kept': {},
} as const satisfies ReasonTable

const runReasons = {
  'mostly-failed': {},
  held: { missing: 'number', total: 'number', allowed: 'number' },
  interrupted: {},
  'broke-off': {},
  'nothing-to-undo': {},
  'first-miss': {},
  'repeated-id': { id: 'text' },
  'held-for-review': { id: 'text' },
  'beyond-free-ads': { count: 'number' },
  /** In summaries of many jobs; a single one has `no-profession-in-title`. */
  'no-profession': {},
  unknown: { said: 'text' },
} as const satisfies ReasonTable

export const feedReasons = { ...formatReasons, ...fetchReasons, ...sourceReasons, ...runReasons } as const

/** Why a run failed or a job was not imported, and what was irregular about it. Stored in this form. */
export type FeedReason = ReasonOf<typeof feedReasons>
export type FeedReasonCode = FeedReason['code']
/** The cast: the type is made of the table's keys. */
export const feedReasonCodes = Object.keys(feedReasons) as [FeedReasonCode, ...FeedReasonCode[]]

/** An irregularity, and where it was first seen. */
export type FeedOddity = { line: number | null; reason: FeedReason }
