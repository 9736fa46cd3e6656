import type { ParamKind } from '../../feed-format/format-reason.values.ts'
import { detached } from '../../feed-format/reading/detached.ts'
import { type FeedReason, feedReasonCodes, feedReasons } from './feed-reason.values.ts'

const quotedChars = 500

/** A reason fit for storage: quotes from the document are shortened, share no memory with it and are valid text for PostgreSQL. */
export function keptReason(reason: FeedReason): FeedReason {
  const params = Object.entries(reason.params).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? detached(value.slice(0, quotedChars).replaceAll('\0', '')) : value,
  ])
  // The cast: no parameter changed its type.
  return { code: reason.code, params: Object.fromEntries(params) } as FeedReason
}

/** Reads a stored reason. One written by a later version, which this one does not know, becomes `unknown`. */
export function storedReason(stored: unknown): FeedReason {
  return isReason(stored) ? stored : { code: 'unknown', params: { said: JSON.stringify(stored) ?? '' } }
}

function isReason(stored: unknown): stored is FeedReason {
  if (!isRecord(stored) || !isRecord(stored.params)) return false
  const { params } = stored
  const code = feedReasonCodes.find(known => known === stored.code)
  return (
    code !== undefined &&
    Object.entries(feedReasons[code]).every(([name, kind]) => isOfKind(params[name], kind))
  )
}

function isOfKind(value: unknown, kind: ParamKind): boolean {
  if (kind === 'text') return typeof value === 'string'
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'line') return value === null || typeof value === 'number'
  return kind.some(word => word === value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
