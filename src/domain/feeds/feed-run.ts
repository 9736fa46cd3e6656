import { createHash } from 'node:crypto'
import { limits } from '../../config/limits.ts'
import type { DialectId } from './dialects/dialects.ts'
import { detached } from './reading/detached.ts'

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

/** Where and how a run works, and what it counts. */
export type FeedRun = {
  /** Null in a dry run for a feed that does not exist yet. */
  feed: { id: number; employerId: number } | null
  employer: { name: string; isAgency: boolean }
  isDry: boolean
  /** Keys of the external ids of the document so far, see {@link seenKey}. */
  seen: Set<string>
  result: FeedResult
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

export function addWarning(result: FeedResult, warning: string): void {
  if (result.warnings.length < limits.feedWarnings) result.warnings.push(detached(warning))
}

/** What a run remembers of an id: short however long the id is. */
export function seenKey(externalId: string): string {
  return createHash('sha1').update(externalId).digest('base64')
}
