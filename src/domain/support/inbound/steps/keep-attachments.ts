import { limits } from '../../../../config/limits.ts'
import type { ReadMail } from '../../../../mail-format/read-mail.ts'
import type { Context } from '../../../caller/context.ts'
import { isDomainError } from '../../../caller/errors.ts'
import { keepMailedFile } from '../../../files/steps/keep-mailed-file.ts'

/** Keeps what is taken anywhere on this site, scanned as there. `refused` names the rest; too many go the same way. */
export async function keepAttachments(
  ctx: Context,
  { attachments }: ReadMail,
): Promise<{ fileIds: string[]; refused: string[] }> {
  const fileIds: string[] = []
  const refused: string[] = []
  for (const { name, bytes } of attachments) {
    if (fileIds.length >= limits.supportFiles || bytes.byteLength > limits.fileBytes) {
      refused.push(name)
      continue
    }
    try {
      fileIds.push(await keepMailedFile(ctx, { purpose: 'support', name, bytes }))
    } catch (error) {
      // A store that is away is tried again with the whole mail; what the file itself is at fault for is left out.
      if (!isDomainError(error) || error.kind !== 'invalid') throw error
      refused.push(name)
    }
  }
  return { fileIds, refused }
}
