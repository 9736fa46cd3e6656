import { createHash } from 'node:crypto'
import { limits } from '../../config/limits.ts'
import type { FileKey } from '../../platform/files/files.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Invalid, SignInRequired } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import type { FileFacts } from './describe-files.ts'
import { canUpload, requireOwner } from './file.policy.ts'
import { pieceBytes } from './file.values.ts'
import { keepBytes, openBytes } from './steps/bytes.ts'
import { readAtMost } from './steps/read-at-most.ts'
import { removeUnusedBytes } from './steps/remove-unused-bytes.ts'
import { requireOwnerRoom } from './steps/require-owner-room.ts'
import { requireRoom } from './steps/require-room.ts'
import { storeUpload, type Upload } from './store-upload.ts'
import { forgetPieces, notePiece } from './upload-piece.queries.ts'

/** `uploadId` is chosen by the browser; `number` counts from 0. */
export type Piece = { uploadId: string; number: number; isLast: boolean }

const mostPieces = Math.ceil(limits.fileBytes / pieceBytes)

/**
 * Keeps one piece of an upload that comes in several, so that after a lost connection only the rest is sent; with the last one the
 * whole is stored and answered as by {@link storeUpload}, else null. Pieces count against what their owner may keep unused; those of
 * an upload that never ends go after as long as other unused files.
 * @throws {Conflict} `file.pieces-missing` when an earlier one is not here: begin again; else as storeUpload
 */
export async function storePiece(ctx: Context, input: Upload & { piece: Piece }): Promise<FileFacts | null> {
  const { piece, ...upload } = input
  const { purpose, body } = upload
  if (!canUpload(ctx.actor, purpose)) throw new SignInRequired()
  const owner = requireOwner(ctx)
  if (piece.number >= mostPieces) throw new Invalid({ file: [{ key: 'error.invalid' }] })
  const subject = owner.startsWith('user:') ? owner : ctx.client.address
  const tries = limits.uploadsPerHour * mostPieces
  await limitTries(ctx, { kind: 'upload-piece', subject, tries, windowMinutes: 60 })
  // At a place that is told by who sends what: the next piece is found beside the first.
  const place = createHash('sha256').update(`${owner} ${piece.uploadId}`).digest('hex')
  if (piece.isLast) {
    const whole = { ...upload, body: join(ctx, place, piece.number, body) }
    // From here on the whole file is counted. Even if it is rejected, the chunks are no longer needed.
    await forgetPieces(ctx.db, place)
    return storeUpload(ctx, whole).finally(() => removeUnusedBytes(ctx, place))
  }
  if (piece.number > 0) await requirePiece(ctx, { place })
  const bytes = await readAtMost(body, pieceBytes)
  if (!bytes) throw new Invalid({ file: [{ key: 'error.invalid' }] })
  await requireRoom(ctx, bytes.byteLength)
  await requireOwnerRoom(ctx, owner, bytes.byteLength)
  // Before the bytes: what is kept without a line here would be counted by nobody.
  const { number } = piece
  await notePiece(ctx.db, { place, number, owner, bytes: bytes.byteLength, keptAt: ctx.now() })
  await keepBytes(ctx, keyOf(place, piece.number), bytes)
  return null
}

/** The first chunk lies where the sweep finds it, the others beside it. */
function keyOf(place: string, number: number): FileKey {
  return number === 0 ? { place } : { place, variant: `piece-${number}` }
}

async function requirePiece(ctx: Context, key: FileKey): Promise<ReadableStream<Uint8Array>> {
  const bytes = await openBytes(ctx, key)
  if (!bytes) throw new Conflict('file.pieces-missing')
  return bytes
}

async function* join(
  ctx: Context,
  place: string,
  last: number,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < last; number++) yield* await requirePiece(ctx, keyOf(place, number))
  yield* body
}
