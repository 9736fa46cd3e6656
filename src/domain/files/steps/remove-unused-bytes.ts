import { type Context, inTransaction } from '../../caller/context.ts'
import { countFilesWith, lockBytes } from '../file.queries.ts'

/**
 * Deletes bytes that no file has any more; call it after the transaction that deleted the file. Only who has a file of these bytes can
 * make another of it, so that what is given up here stays so while the store is slow. A step of use cases that have asked their policy.
 */
export async function removeUnusedBytes(ctx: Context, place: string): Promise<boolean> {
  const isUsed = await inTransaction(ctx, async inside => {
    await lockBytes(inside.db, place)
    return (await countFilesWith(inside.db, place)) > 0
  })
  if (isUsed) return false
  await ctx.files.remove(place)
  return true
}
