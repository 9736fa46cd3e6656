import { FeedRefused } from '../../feed-format/reading/feed-refused.ts'
import type { FeedReason } from './feed-reason.values.ts'

/** There is no document to read; {@link FeedRefused} means that it cannot be read. */
export class FeedUnobtainable extends Error {
  readonly reason: FeedReason
  constructor(reason: FeedReason) {
    super(`Feed unobtainable: ${reason.code} ${JSON.stringify(reason.params)}`)
    this.reason = reason
  }
}

/** Why a feed could not be read; null for an error that is a defect of ours. */
export function reasonOf(error: unknown): FeedReason | null {
  return error instanceof FeedRefused || error instanceof FeedUnobtainable ? error.reason : null
}
