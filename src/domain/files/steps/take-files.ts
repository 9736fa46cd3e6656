import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import type { Holder } from '../file.policy.ts'
import { type FileRow, takeHeldFiles } from '../file.queries.ts'
import type { FilePurpose } from '../file.values.ts'
import { isFileId } from './file-id.ts'

/**
 * Hands uploads over to what is made of them, in the caller's transaction: from then on they are not the holder's to attach
 * or remove, and they stay until the owning module releases them. A CV stays its person's, who may attach copies of it.
 * Returns the rows in the order asked for; the caller has asked its policy.
 * @throws {Invalid} on `files` when one of them is not the holder's, was used already or is gone: all alike
 */
export async function takeFiles(
  ctx: Context,
  input: { holder: Holder; fileIds: readonly string[]; purpose: FilePurpose },
): Promise<FileRow[]> {
  const ids = [...new Set(input.fileIds)]
  if (ids.length === 0) return []
  const isKnown = ids.every(isFileId)
  const { holder, purpose } = input
  const rows = isKnown
    ? await takeHeldFiles(ctx.db, { holder, ids, purpose, keepsHolder: purpose === 'cv' })
    : []
  if (rows.length !== ids.length) throw new Invalid({ files: [{ key: 'file.gone' }] })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
