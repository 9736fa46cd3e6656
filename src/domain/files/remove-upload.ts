import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canRemove, type Holder } from './file.policy.ts'
import { deleteUnusedFile, findFile } from './file.queries.ts'
import { isFileId } from './steps/file-id.ts'
import { removeUnusedBytes } from './steps/remove-unused-bytes.ts'

/**
 * Takes back an upload that nothing was made of yet; its bytes go too when no other file has the same.
 * @throws {NotFound} for a file of somebody else, or one that is used: all alike
 */
export async function removeUpload(
  ctx: Context,
  input: { fileId: string; holder: Holder | null },
): Promise<void> {
  const file = isFileId(input.fileId) ? await findFile(ctx.db, input.fileId) : null
  if (!file || !canRemove(input.holder, file)) throw new NotFound()
  await inTransaction(ctx, async inside => {
    if (!(await deleteUnusedFile(inside.db, file.id))) throw new NotFound()
  })
  await removeUnusedBytes(ctx, file.place)
}
