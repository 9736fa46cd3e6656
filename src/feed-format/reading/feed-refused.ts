import type { FormatReason } from '../format-reason.values.ts'

/** The document as a whole cannot be read; `reason` says what was found instead. */
export class FeedRefused extends Error {
  readonly reason: FormatReason
  constructor(reason: FormatReason) {
    super(`Feed refused: ${reason.code} ${JSON.stringify(reason.params)}`)
    this.reason = reason
  }
}
