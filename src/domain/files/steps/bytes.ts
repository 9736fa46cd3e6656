import { createHash, randomBytes } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { type FileKey, StoreUnreachable } from '../../../platform/files/files.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound, Unavailable } from '../../caller/errors.ts'

export type KeptBytes = { place: string; sha256: string }

/** A key never used before. */
export function newPlace(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Do not call it inside a transaction, which a slow store would keep open: store the bytes first.
 * @throws {Unavailable}
 */
export async function keepBytes(ctx: Context, key: FileKey, bytes: Uint8Array): Promise<void> {
  await ctx.files.put(key, bytes).catch(asOutcome)
}

/** Unverified bytes; null when there are none. @throws {Unavailable} */
export async function openBytes(
  ctx: Context,
  key: FileKey,
  mark?: string,
): Promise<ReadableStream<Uint8Array> | null> {
  return ctx.files.open(key, mark).catch(asOutcome)
}

/**
 * Verifies all of a file's bytes (of version `mark` where the store has versions) against their hash, so that nothing altered in the store
 * is ever handed out.
 * @throws {NotFound} when they are missing; {Conflict} `file.damaged`; {Unavailable}
 */
export async function verifyBytes(ctx: Context, kept: KeptBytes, mark?: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of await openOrMissing(ctx, kept.place, mark)) hash.update(chunk)
  requireSame(ctx, kept, hash.digest('hex'))
}

/** The bytes, verified once and then reopened, so that a slow reader occupies no memory. @throws as {@link verifyBytes} */
export async function openVerified(ctx: Context, kept: KeptBytes): Promise<ReadableStream<Uint8Array>> {
  await verifyBytes(ctx, kept)
  return openOrMissing(ctx, kept.place)
}

/** Verified and read into memory, for rendering. */
export async function readVerified(ctx: Context, kept: KeptBytes): Promise<Uint8Array> {
  const bytes = new Uint8Array(await arrayBuffer(await openOrMissing(ctx, kept.place)))
  requireSame(ctx, kept, createHash('sha256').update(bytes).digest('hex'))
  return bytes
}

function requireSame(ctx: Context, { place, sha256 }: KeptBytes, found: string): void {
  if (found === sha256) return
  ctx.log.error({ place, sha256 }, 'the bytes of an upload do not match their hash')
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

/** For `catch`: translates an unreachable store into an expected error. */
export function asOutcome(error: unknown): never {
  throw error instanceof StoreUnreachable ? new Unavailable('file.store-unreachable') : error
}
