import { isUuid } from '../../basics/uuid.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canRemove, ownerOf } from './file.policy.ts'
import { deleteUnusedFile, findFile } from './file.queries.ts'
import { removeUnusedBytes } from './steps/remove-unused-bytes.ts'

/**
 * Deletes an unattached upload, and its bytes unless another file shares them.
 * @throws {NotFound} for someone else's file and an attached one alike
 */
export async function removeUpload(ctx: Context, input: { fileId: string }): Promise<void> {
  const file = isUuid(input.fileId) ? await findFile(ctx.db, input.fileId) : null
  if (!file || !canRemove(ownerOf(ctx), file)) throw new NotFound()
  await inTransaction(ctx, async inside => {
    if (!(await deleteUnusedFile(inside.db, file.id))) throw new NotFound()
  })
  await removeUnusedBytes(ctx, file.place)
}
