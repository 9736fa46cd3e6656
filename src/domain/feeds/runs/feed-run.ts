import { hash } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import type { DialectId } from '../../../feed-format/dialects/dialects.ts'
import type { FeedJob } from '../../../feed-format/normalise/normalise-item.ts'
import { detached } from '../../../feed-format/reading/detached.ts'
import { cleanLine } from '../../../texts/clean-text.ts'
import type { AdJudge } from '../../jobs/steps/judge-new-ad.ts'
import type { FeedOddity, FeedReason } from '../feed-reason.values.ts'
import { isSameEmployer } from '../steps/same-employer.ts'
import { keptReason } from '../stored-reason.ts'

export type FeedFailure = { id: string | null; line: number | null; reason: FeedReason }

/** Outcome of a run; `successful` counts the jobs now on the board: new, changed and unchanged ones. */
export type FeedResult = {
  successful: number
  duplicates: number
  failed: number
  new: number
  changed: number
  unchanged: number
  /** Public jobs of the feed that this run did not find; they end when a later run, at least 12 hours on, misses them too. */
  vanished: number
  /** Jobs ended by this run because they were missing twice. */
  ended: number
  /** Jobs past their last day, not published. */
  expired: number
  /** So many jobs were missing that none was ended. */
  held: boolean
  /** The document was complete and healthy, so that absent jobs count as missing. */
  complete: boolean
  dryRun: boolean
  /** The document as a whole could not be read; nothing was changed. */
  refused: boolean
  format: DialectId | null
  /** Why the document as a whole was refused or the ends held back; otherwise null. */
  reason: FeedReason | null
  warnings: FeedOddity[]
  failures: FeedFailure[]
}

/** An item worth reviewing: it failed, or a dry run shows what would become of it. */
export type RunItem = {
  kind: 'new' | 'changed' | 'ends' | 'expired' | 'failed'
  externalId: string | null
  line: number | null
  title: string | null
  reason: FeedReason | null
  jobId: number | null
  /** In a dry run, the job as it would be imported. */
  preview: FeedJob | null
  /** The feed's own data for it, as JSON. */
  original: string | null
}

/** Suggestions for improving the feed: how many of the jobs read lack what job seekers look for first. */
export type QualityHints = {
  read: number
  withoutPay: number
  withoutPostalCode: number
  withoutText: number
  /** Jobs per wording that equal-treatment law makes risky, by the key of its hint. */
  wordings: Record<string, number>
  /** Other employers that the feed names, in order of appearance; at most 50. */
  otherEmployers: { name: string; count: number }[]
}

/** The feed of a run; `runId` is null in a dry run that is not recorded. */
export type RunFeed = { id: number; employerId: number; runId: number | null }

/** Input, state and counts of a run. */
export type FeedRun = {
  /** Null in a dry run for a feed that does not exist yet. */
  feed: RunFeed | null
  items: RunItem[]
  noted: Partial<Record<RunItem['kind'], number>>
  hints: QualityHints
  employer: { name: string; isAgency: boolean }
  isDry: boolean
  /** Vanish guard off: a person has reviewed the missing jobs, and all of them end. */
  endsMissing: boolean
  /** Keys of the external ids read so far, see {@link seenKey}. */
  seen: Set<string>
  /** How many of the jobs read so far were public before. */
  met: number
  /** What the rules for new ads say; null while all are off, and in dry runs. */
  judge: AdJudge | null
  /** How many more ads it may bring; null without an end. */
  room: number | null
  /** Ads left out for want of room: nothing is wrong with them. */
  leftOut: number
  result: FeedResult
}

export function newRun(
  of: Pick<FeedRun, 'feed' | 'employer' | 'isDry' | 'result'> & {
    endsMissing?: boolean
    room?: number | null
  },
): FeedRun {
  const hints = {
    read: 0,
    withoutPay: 0,
    withoutPostalCode: 0,
    withoutText: 0,
    wordings: {},
    otherEmployers: [],
  }
  return {
    endsMissing: false,
    room: null,
    ...of,
    leftOut: 0,
    seen: new Set(),
    met: 0,
    judge: null,
    items: [],
    noted: {},
    hints,
  }
}

export function emptyResult(): FeedResult {
  return {
    successful: 0,
    duplicates: 0,
    failed: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    vanished: 0,
    ended: 0,
    expired: 0,
    held: false,
    complete: false,
    dryRun: false,
    refused: false,
    format: null,
    reason: null,
    warnings: [],
    failures: [],
  }
}

/** Counts every failure and stores the first thousand. */
export function addFailure(result: FeedResult, failure: FeedFailure): void {
  result.failed++
  if (result.failures.length >= 1_000) return
  const id = failure.id === null ? null : detached(failure.id)
  result.failures.push({ id, line: failure.line, reason: keptReason(failure.reason) })
}

/** Stores the first items of each kind; the counts cover all. */
export function noteItem(run: FeedRun, item: RunItem): void {
  const room = item.kind === 'failed' ? limits.feedQuarantineItems : limits.feedRunItems
  const noted = run.noted[item.kind] ?? 0
  if (noted >= room) return
  run.noted[item.kind] = noted + 1
  const kept = (text: string | null, maxChars: number) =>
    text === null ? null : detached(text.slice(0, maxChars))
  run.items.push({
    ...item,
    externalId: kept(item.externalId, 300),
    title: kept(item.title, 300),
    reason: item.reason && keptReason(item.reason),
    original: kept(item.original, limits.feedQuarantineChars),
  })
}

export function noteQuality({ hints }: FeedRun, job: FeedJob): void {
  hints.read++
  if (job.pay.min === null && job.pay.max === null && job.pay.tariff === null) hints.withoutPay++
  if (job.places.every(place => place.postalCode === null)) hints.withoutPostalCode++
  if (job.descriptionHtml.length < shortTextChars) hints.withoutText++
  for (const key of job.hints) hints.wordings[key] = (hints.wordings[key] ?? 0) + 1
}

const shortTextChars = 200
const otherEmployersMax = 50

/** Counts jobs that name another employer: usually the feed of a group, or the wrong feed. */
export function noteEmployer({ employer, hints }: FeedRun, named: string | null): void {
  const name = named === null ? '' : cleanLine(named).slice(0, 200)
  if (name === '' || employer.name === '' || isSameEmployer(name, employer.name)) return
  const known = hints.otherEmployers.find(other => other.name === name)
  if (known) known.count++
  else if (hints.otherEmployers.length < otherEmployersMax)
    hints.otherEmployers.push({ name: detached(name), count: 1 })
}

export function addWarning(result: FeedResult, reason: FeedReason, line: number | null): void {
  if (result.warnings.length < limits.feedWarnings) result.warnings.push({ line, reason: keptReason(reason) })
}

/** Bounds the memory per id, however long the id is. */
export function seenKey(externalId: string): string {
  return hash('sha1', externalId, 'base64')
}
