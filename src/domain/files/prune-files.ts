import { hoursBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { deleteDueFile, findBytesWithoutFile, findDueFiles } from './due-file.queries.ts'
import { canTendFiles } from './file.policy.ts'
import { removeUnusedBytes } from './steps/remove-unused-bytes.ts'
import { findAbandonedPieces, forgetPieces } from './upload-piece.queries.ts'

const batch = 500

/**
 * Deletes uploads not attached within 24 hours, released files, and chunks of unfinished uploads; bytes go too unless another file shares
 * them. A file being attached concurrently is kept. @returns how many files
 */
export async function pruneFiles(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) throw new NotAllowed()
  let deleted = 0
  for (const { id, place } of await findDueFiles(ctx.db, ctx.now())) {
    if (!(await deleteDueFile(ctx.db, id, ctx.now()))) continue
    deleted++
    await removeUnusedBytes(ctx, place)
  }
  await pruneAbandonedPieces(ctx)
  return deleted
}

/** The bytes first: as long as they exist, their row must count them. */
async function pruneAbandonedPieces(ctx: Context): Promise<void> {
  const before = hoursBefore(ctx.now(), limits.unusedFileHours)
  for (const place of await findAbandonedPieces(ctx.db, before)) {
    await removeUnusedBytes(ctx, place)
    await forgetPieces(ctx.db, place)
  }
}

/** Deletes orphaned bytes, left by a process killed between storing and recording them. @returns how many */
export async function sweepBytes(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) throw new NotAllowed()
  const before = hoursBefore(ctx.now(), limits.unusedFileHours)
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
