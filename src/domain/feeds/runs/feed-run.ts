import { hash } from 'node:crypto'
import { limits } from '../../../config/limits.ts'
import type { DialectId } from '../../../feed-format/dialects/dialects.ts'
import type { FeedJob } from '../../../feed-format/normalise/normalise-item.ts'
import { detached } from '../../../feed-format/reading/detached.ts'
import { cleanLine } from '../../../texts/clean-text.ts'
import { isSameEmployer } from '../steps/same-employer.ts'

export type FeedFailure = { id: string | null; line: number | null; reason: string }

/** What came of a run; `successful` counts jobs that are on the board now: new, changed and unchanged ones. */
export type FeedResult = {
  successful: number
  duplicates: number
  failed: number
  new: number
  changed: number
  unchanged: number
  /** Public jobs of the feed that this run did not find; they end when a later run, 12 hours on, misses them too. */
  vanished: number
  /** Jobs ended by this run because they were missed twice. */
  ended: number
  /** Jobs whose last day has passed, not published. */
  expired: number
  /** So many jobs vanished that none was touched. */
  held: boolean
  /** The document was whole and healthy, so that missing jobs count as missing. */
  complete: boolean
  dryRun: boolean
  /** The document as a whole could not be read; nothing was changed. */
  refused: boolean
  format: DialectId | null
  /** Why the document as a whole was refused or held; null when all is well. */
  message: string | null
  warnings: string[]
  failures: FeedFailure[]
}

/** An ad of a run that is worth a look: it failed, or a dry run says what would become of it. */
export type RunItem = {
  kind: 'new' | 'changed' | 'ends' | 'expired' | 'failed'
  externalId: string | null
  line: number | null
  title: string | null
  reason: string | null
  jobId: number | null
  /** The ad as it would be, in a dry run. */
  preview: FeedJob | null
  /** What the feed says of it, as JSON. */
  original: string | null
}

/** What would make the ads of a run better: how many of the ads that were read lack what job seekers ask for first. */
export type QualityHints = {
  read: number
  withoutPay: number
  withoutPostalCode: number
  withoutText: number
  /** How many ads have a wording that equal-treatment law makes risky, by the key of its hint. */
  wordings: Record<string, number>
  /** Whom the feed names as employer besides the one that it is for, in the order in which they were met; 50 at most. */
  otherEmployers: { name: string; count: number }[]
}

/** The feed that a run is of; `runId` is null in a dry run that nobody wrote down. */
export type RunFeed = { id: number; employerId: number; runId: number | null }

/** Where and how a run works, and what it counts. */
export type FeedRun = {
  /** Null in a dry run for a feed that does not exist yet. */
  feed: RunFeed | null
  items: RunItem[]
  noted: Partial<Record<RunItem['kind'], number>>
  hints: QualityHints
  employer: { name: string; isAgency: boolean }
  isDry: boolean
  /** A person has looked: what is missing ends, however much it is. */
  endsMissing: boolean
  /** Keys of the external ids of the document so far, see {@link seenKey}. */
  seen: Set<string>
  /** How many ads of the document so far were public before. */
  met: number
  result: FeedResult
}

export function newRun(
  of: Pick<FeedRun, 'feed' | 'employer' | 'isDry' | 'result'> & { endsMissing?: boolean },
): FeedRun {
  const hints = {
    read: 0,
    withoutPay: 0,
    withoutPostalCode: 0,
    withoutText: 0,
    wordings: {},
    otherEmployers: [],
  }
  return { endsMissing: false, ...of, seen: new Set(), met: 0, items: [], noted: {}, hints }
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
    message: null,
    warnings: [],
    failures: [],
  }
}

/** All failures are counted, the first thousand are named. */
export function addFailure(result: FeedResult, failure: FeedFailure): void {
  result.failed++
  if (result.failures.length >= 1_000) return
  const id = failure.id === null ? null : detached(failure.id)
  result.failures.push({ id, line: failure.line, reason: detached(failure.reason) })
}

/** Keeps the first ads of each kind; the counts are of all. */
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
    reason: kept(item.reason, 500),
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

/** Counts ads that name another employer: mostly the feed of a group, or one of somebody else. */
export function noteEmployer({ employer, hints }: FeedRun, named: string | null): void {
  const name = named === null ? '' : cleanLine(named).slice(0, 200)
  if (name === '' || employer.name === '' || isSameEmployer(name, employer.name)) return
  const known = hints.otherEmployers.find(other => other.name === name)
  if (known) known.count++
  else if (hints.otherEmployers.length < otherEmployersMax)
    hints.otherEmployers.push({ name: detached(name), count: 1 })
}

export function addWarning(result: FeedResult, warning: string): void {
  if (result.warnings.length < limits.feedWarnings) result.warnings.push(detached(warning))
}

/** What a run remembers of an id: short however long the id is. */
export function seenKey(externalId: string): string {
  return hash('sha1', externalId, 'base64')
}
