import { createHash } from 'node:crypto'
import { hoursAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { insertFile } from '../file.queries.ts'
import type { FilePurpose } from '../file.values.ts'
import { keepBytes, newPlace } from './bytes.ts'
import { checkContent } from './check-content.ts'
import { fileName } from './file-name.ts'
import { requireRoom } from './require-room.ts'

/**
 * Keeps a file that came by mail, checked as an upload is and scanned by the next task; outside of a transaction. It belongs to nobody, and
 * is pruned like an upload unless something is made of it. The caller has asked its policy.
 * @throws {Invalid} on `file` when it is of no kind that is taken; {NoRoom}; {Unavailable}
 */
export async function keepMailedFile(
  ctx: Context,
  input: { purpose: FilePurpose; name: string; bytes: Uint8Array },
): Promise<string> {
  const { purpose, name } = input
  await requireRoom(ctx, input.bytes.byteLength)
  const asker = { who: 'mail' }
  const { bytes, kind, ...facts } = await checkContent(ctx, input.bytes, { asker, purpose, name })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const place = newPlace()
  await keepBytes(ctx, { place }, bytes)
  const createdAt = ctx.now()
  return insertFile(ctx.db, {
    ...facts,
    sha256,
    place,
    name: fileName(name, kind),
    bytes: bytes.byteLength,
    purpose,
    owner: null,
    scan: ctx.scanner ? 'waiting' : 'not-scanned',
    createdAt,
    unusedAfter: hoursAfter(createdAt, limits.unusedFileHours),
  })
}
