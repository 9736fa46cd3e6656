import { type Context, inTransaction } from '../../caller/context.ts'
import { countFilesWith, lockBytes } from '../file.queries.ts'

/**
 * Deletes bytes without files; call it after the transaction that deleted the file. New files of these bytes can only be copied from
 * existing ones, so orphaned bytes stay orphaned however slow the store is. A step of use cases that have checked their policy.
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
