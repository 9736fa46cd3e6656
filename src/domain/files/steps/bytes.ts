import { createHash, randomBytes } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { type FileKey, StoreUnreachable } from '../../../platform/files/files.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound, Unavailable } from '../../caller/errors.ts'

/** Where a file's bytes lie, and what they must be. */
export type KeptBytes = { place: string; sha256: string }

/** A place in the store that nothing else has ever had. */
export function newPlace(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Keeps bytes. Not to be called inside a transaction, which a slow store would hold open: keep them first, then begin it.
 * @throws {Unavailable}
 */
export async function keepBytes(ctx: Context, key: FileKey, bytes: Uint8Array): Promise<void> {
  await ctx.files.put(key, bytes).catch(asOutcome)
}

/** Bytes as they lie there; null when there are none. @throws {Unavailable} */
export async function openBytes(
  ctx: Context,
  key: FileKey,
  mark?: string,
): Promise<ReadableStream<Uint8Array> | null> {
  return ctx.files.open(key, mark).catch(asOutcome)
}

/**
 * Looks through all of a file's bytes, those of a `mark` where the store gives such, before they are handed on: what was changed in the
 * store is handed to nobody.
 * @throws {NotFound} when they are not there; {Conflict} `file.damaged`; {Unavailable}
 */
export async function verifyBytes(ctx: Context, kept: KeptBytes, mark?: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of await openOrMissing(ctx, kept.place, mark)) hash.update(chunk)
  requireSame(ctx, kept, hash.digest('hex'))
}

/** The bytes themselves, looked through once and then opened anew, so that a slow reader holds no memory. @throws as {@link verifyBytes} */
export async function openVerified(ctx: Context, kept: KeptBytes): Promise<ReadableStream<Uint8Array>> {
  await verifyBytes(ctx, kept)
  return openOrMissing(ctx, kept.place)
}

/** The same as a whole, for what is drawn from it. */
export async function readVerified(ctx: Context, kept: KeptBytes): Promise<Uint8Array> {
  const bytes = new Uint8Array(await arrayBuffer(await openOrMissing(ctx, kept.place)))
  requireSame(ctx, kept, createHash('sha256').update(bytes).digest('hex'))
  return bytes
}

function requireSame(ctx: Context, { place, sha256 }: KeptBytes, found: string): void {
  if (found === sha256) return
  ctx.log.error({ place, sha256 }, 'the bytes of an upload are not what was kept')
  throw new Conflict('file.damaged')
}

async function openOrMissing(
  ctx: Context,
  place: string,
  mark?: string,
): Promise<ReadableStream<Uint8Array>> {
  const stream = await openBytes(ctx, { place }, mark)
  if (!stream) throw new NotFound()
  return stream
}

/** Silence of the store in words for people; to be given to whatever asks it. */
export function asOutcome(error: unknown): never {
  throw error instanceof StoreUnreachable ? new Unavailable('file.store-unreachable') : error
}
