import { createHash } from 'node:crypto'
import { hoursAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid, SignInRequired } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { askerOf } from './asker-of.ts'
import type { FileFacts } from './describe-files.ts'
import { canUpload, requireOwner } from './file.policy.ts'
import { insertFile } from './file.queries.ts'
import type { FilePurpose, FileScan } from './file.values.ts'
import { keepBytes, newPlace } from './steps/bytes.ts'
import { checkContent } from './steps/check-content.ts'
import { fileName } from './steps/file-name.ts'
import { readAtMost } from './steps/read-at-most.ts'
import { requireOwnerRoom } from './steps/require-owner-room.ts'
import { requireRoom } from './steps/require-room.ts'
import { scanFile } from './steps/scan-file.ts'

export type Upload = {
  purpose: FilePurpose
  name: string
  body: AsyncIterable<Uint8Array>
  /** The request's: aborts the examination. */
  signal?: AbortSignal
}

/**
 * Keeps an upload for its owner for 24 hours, until something is made of it. What it is is told by its content, never by its
 * name; pictures are made again without metadata. 30 an hour for each person, or address of guests.
 * @throws {Invalid} on `file`: too large, too many pages, of no kind that is taken, or broken; {TooMany}; {NoRoom}; {SignInRequired}
 */
export async function storeUpload(ctx: Context, input: Upload): Promise<FileFacts> {
  const { purpose } = input
  if (!canUpload(ctx.actor, purpose)) throw new SignInRequired()
  const owner = requireOwner(ctx)
  const subject = owner.startsWith('user:') ? owner : ctx.client.address
  await limitTries(ctx, { kind: 'upload', subject, tries: limits.uploadsPerHour, windowMinutes: 60 })
  const asker = { who: askerOf(ctx), signal: input.signal }
  const given = await readAtMost(input.body, limits.fileBytes)
  if (!given) throw tooLarge()
  await requireRoom(ctx, given.byteLength)
  await requireOwnerRoom(ctx, owner, given.byteLength)
  const { bytes, kind, ...facts } = await checkContent(ctx, given, {
    asker,
    purpose,
    name: input.name,
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const name = fileName(input.name, kind)
  const scan = ctx.scanner ? 'waiting' : 'not-scanned'
  const place = newPlace()
  await keepBytes(ctx, { place }, bytes)
  const createdAt = ctx.now()
  const unusedAfter = hoursAfter(createdAt, limits.unusedFileHours)
  const row = { ...facts, sha256, place, name, bytes: bytes.byteLength, purpose, owner, scan } as const
  // The row last: a process that dies before the response leaves bytes without a row, which pruning deletes, never a row nobody knows of.
  const fileId = await inTransaction(ctx, inside => insertFile(inside.db, { ...row, createdAt, unusedAfter }))
  const { mediaType, pages, notes } = facts
  const stored = { fileId, name, mediaType, bytes: bytes.byteLength, pages, notes }
  return { ...stored, scan: ctx.scanner ? await scanNow(ctx, place) : 'not-scanned' }
}

/** Usually the verdict is known before the upload is answered; when the scanner is unreachable, the task retries. */
async function scanNow(ctx: Context, place: string): Promise<FileScan> {
  const verdict = await scanFile(ctx, place).catch((error: unknown) => {
    ctx.log.warn({ err: error, place }, 'an upload could not be scanned and waits')
    return 'waiting' as const
  })
  if (verdict === 'infected') throw new Invalid({ file: [{ key: 'file.infected' }] })
  return verdict
}

function tooLarge(): Invalid {
  return new Invalid({
    file: [{ key: 'file.too-large', params: { megabytes: limits.fileBytes / 1024 / 1024 } }],
  })
}
