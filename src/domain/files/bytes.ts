import { createHash, randomBytes } from 'node:crypto'
import { type FileKey, StoreUnreachable } from '../../platform/files.ts'
import type { Context } from '../context.ts'
import { Conflict, NotFound, Unavailable } from '../errors.ts'

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
export async function openBytes(ctx: Context, key: FileKey): Promise<ReadableStream<Uint8Array> | null> {
  return ctx.files.open(key).catch(asOutcome)
}

/**
 * A file's own bytes, after a look through all of them: what was changed in the store is handed to nobody.
 * @throws {NotFound} when they are not there; {Conflict} `file.damaged`; {Unavailable}
 */
export async function openVerified(
  ctx: Context,
  { place, sha256 }: KeptBytes,
): Promise<ReadableStream<Uint8Array>> {
  const looked = await openOrMissing(ctx, place)
  const hash = createHash('sha256')
  for await (const chunk of looked) hash.update(chunk)
  if (hash.digest('hex') !== sha256) {
    ctx.log.error({ place, sha256 }, 'the bytes of an upload are not what was kept')
    throw new Conflict('file.damaged')
  }
  // Twice, so that a slow reader holds no memory.
  return openOrMissing(ctx, place)
}

/** The same as a whole, for what is drawn from it. */
export async function readVerified(ctx: Context, kept: KeptBytes): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await openVerified(ctx, kept)).arrayBuffer())
}

async function openOrMissing(ctx: Context, place: string): Promise<ReadableStream<Uint8Array>> {
  const stream = await openBytes(ctx, { place })
  if (!stream) throw new NotFound()
  return stream
}

function asOutcome(error: unknown): never {
  throw error instanceof StoreUnreachable ? new Unavailable('file.store-unreachable') : error
}
