import { createHash } from 'node:crypto'
import { daysAfter } from '../../../basics/time.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { insertRawFile, loadRawPlace } from '../raw-file.queries.ts'
import { keepBytes, newPlace, openBytes } from './bytes.ts'

/**
 * Stores a document that the site itself fetched or received for `days` days, after which pruning deletes it. Not accessible by any URL.
 * The caller has checked its policy, see tests/policies.test.ts. @returns the file's id
 */
export async function keepRawBytes(
  ctx: Context,
  document: { bytes: Uint8Array; name: string; mediaType: string; days: number },
): Promise<string> {
  const { bytes, name, mediaType, days } = document
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const place = newPlace()
  await keepBytes(ctx, { place }, bytes)
  const createdAt = ctx.now()
  const unusedAfter = daysAfter(createdAt, days)
  const file = { sha256, place, bytes: bytes.byteLength, mediaType, name, createdAt, unusedAfter }
  return inTransaction(ctx, inside => insertRawFile(inside.db, file))
}

/** Null once expired. */
export async function openRawBytes(ctx: Context, fileId: string): Promise<ReadableStream<Uint8Array> | null> {
  const place = await loadRawPlace(ctx.db, fileId)
  return place === null ? null : openBytes(ctx, { place })
}
