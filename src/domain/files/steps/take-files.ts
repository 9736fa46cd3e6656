import { isUuid } from '../../../basics/uuid.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { ownerOf } from '../file.policy.ts'
import { type FileRow, takeHeldFiles } from '../file.queries.ts'
import type { FilePurpose } from '../file.values.ts'

/**
 * Hands uploads over to what is made of them, in the caller's transaction: from then on they are not the owner's to attach
 * or remove, and they stay until the owning module releases them. CVs and proofs stay their person's, who may attach copies of a CV.
 * Returns the rows in the order asked for; the caller has asked its policy.
 * @throws {Invalid} on `files` when one of them is not of who asks, was used already or is gone: all alike
 */
export async function takeFiles(
  ctx: Context,
  input: { fileIds: readonly string[]; purpose: FilePurpose },
): Promise<FileRow[]> {
  // The database compares UUIDs by value, the order below by their letters.
  const ids = [...new Set(input.fileIds.map(id => id.toLowerCase()))]
  if (ids.length === 0) return []
  const isKnown = ids.every(isUuid)
  const { purpose } = input
  const owner = ownerOf(ctx)
  const rows =
    owner !== null && isKnown
      ? await takeHeldFiles(ctx.db, {
          owner,
          ids,
          purpose,
          keepsOwner: purpose === 'cv' || purpose === 'proof',
        })
      : []
  if (rows.length !== ids.length) throw new Invalid({ files: [{ key: 'file.gone' }] })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
