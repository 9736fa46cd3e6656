import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { canTendFiles } from './file.policy.ts'
import { deleteDueFile, findBytesWithoutFile, findDueFiles } from './file.queries.ts'
import { removeUnusedBytes } from './remove-unused-bytes.ts'

const hourMs = 3_600_000
const batch = 500

/**
 * Deletes uploads that nothing was made of within 24 hours, and files that were released, with their bytes unless another file has
 * the same. Returns how many files went. A file that is attached in this moment stays.
 */
export async function pruneFiles(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) return 0
  let deleted = 0
  for (const { id, sha256 } of await findDueFiles(ctx.db, ctx.now())) {
    if (!(await deleteDueFile(ctx.db, id, ctx.now()))) continue
    deleted++
    await removeUnusedBytes(ctx, sha256)
  }
  return deleted
}

/** Deletes bytes that no file knows: of a process that was killed between keeping them and noting it. Returns how many. */
export async function sweepBytes(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) return 0
  const before = new Date(ctx.now().getTime() - limits.unusedFileHours * hourMs)
  let removed = 0
  const look = async (hashes: string[]) => {
    for (const sha256 of await findBytesWithoutFile(ctx.db, hashes)) {
      if (await removeUnusedBytes(ctx, sha256)) removed++
    }
  }
  let hashes: string[] = []
  for await (const sha256 of ctx.files.list(before)) {
    hashes.push(sha256)
    if (hashes.length < batch) continue
    await look(hashes)
    hashes = []
  }
  await look(hashes)
  return removed
}
