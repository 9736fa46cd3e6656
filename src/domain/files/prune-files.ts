import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { deleteDueFile, findBytesWithoutFile, findDueFiles } from './due-file.queries.ts'
import { canTendFiles } from './file.policy.ts'
import { removeUnusedBytes } from './steps/remove-unused-bytes.ts'
import { findAbandonedPieces, forgetPieces } from './upload-piece.queries.ts'

const hourMs = 3_600_000
const batch = 500

/**
 * Deletes uploads that nothing was made of within 24 hours, and files that were released, with their bytes unless another file has
 * the same, and pieces of uploads that were never finished. Returns how many files went. A file that is attached in this moment stays.
 */
export async function pruneFiles(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) return 0
  let deleted = 0
  for (const { id, place } of await findDueFiles(ctx.db, ctx.now())) {
    if (!(await deleteDueFile(ctx.db, id, ctx.now()))) continue
    deleted++
    await removeUnusedBytes(ctx, place)
  }
  await pruneAbandonedPieces(ctx)
  return deleted
}

/** The bytes first: as long as they lie there, they count. */
async function pruneAbandonedPieces(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - limits.unusedFileHours * hourMs)
  for (const place of await findAbandonedPieces(ctx.db, before)) {
    await removeUnusedBytes(ctx, place)
    await forgetPieces(ctx.db, place)
  }
}

/** Deletes bytes that no file knows: of a process that was killed between keeping them and noting it. Returns how many. */
export async function sweepBytes(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) return 0
  const before = new Date(ctx.now().getTime() - limits.unusedFileHours * hourMs)
  let removed = 0
  const look = async (places: string[]) => {
    for (const place of await findBytesWithoutFile(ctx.db, places)) {
      if (await removeUnusedBytes(ctx, place)) removed++
    }
  }
  let places: string[] = []
  for await (const place of ctx.files.list(before)) {
    places.push(place)
    if (places.length < batch) continue
    await look(places)
    places = []
  }
  await look(places)
  return removed
}
