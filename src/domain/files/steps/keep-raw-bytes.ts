import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '../../caller/context.ts'
import { insertRawFile, loadRawPlace } from '../raw-file.queries.ts'
import { keepBytes, newPlace, openBytes } from './bytes.ts'

/**
 * Keeps a document that the site itself fetched or was handed for `days` days; then the look through the files deletes it. Nobody
 * can open it by a link. The caller has asked its policy, see tests/policies.test.ts. @returns the file's id
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
  const unusedAfter = new Date(createdAt.getTime() + days * 86_400_000)
  const file = { sha256, place, bytes: bytes.byteLength, mediaType, name, createdAt, unusedAfter }
  return inTransaction(ctx, inside => insertRawFile(inside.db, file))
}

/** The bytes as they were kept; null when their time is over. */
export async function openRawBytes(ctx: Context, fileId: string): Promise<ReadableStream<Uint8Array> | null> {
  const place = await loadRawPlace(ctx.db, fileId)
  return place === null ? null : openBytes(ctx, { place })
}
