import { type Context, inTransaction } from '../context.ts'
import { countFilesWith, lockBytes } from './file.queries.ts'

/**
 * Deletes bytes that no file has any more; call it after the transaction that deleted the file. Whoever uploads the same bytes
 * in this moment waits, and then keeps them anew. A step of use cases that have asked their policy.
 */
export async function removeUnusedBytes(ctx: Context, sha256: string): Promise<boolean> {
  return inTransaction(ctx, async inside => {
    await lockBytes(inside.db, sha256)
    if ((await countFilesWith(inside.db, sha256)) > 0) return false
    await inside.files.remove(sha256)
    return true
  })
}
