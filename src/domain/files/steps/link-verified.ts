import type { DownloadAs } from '../../../platform/files/files.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { type FileRow, noteChecked } from '../file.queries.ts'
import { asOutcome, verifyBytes } from './bytes.ts'

/**
 * A presigned URL, or null where the store has none. Its bytes bypass the site, so each version is read and verified once; altered bytes
 * would have another version mark. A step of openFile, which has checked access. @throws as openVerified
 */
export async function linkVerified(ctx: Context, file: FileRow, as: DownloadAs): Promise<string | null> {
  const { signed } = ctx.files
  if (!signed) return null
  const key = { place: file.place }
  const mark = await signed.markOf(key).catch(asOutcome)
  if (mark === null) throw new NotFound()
  if (mark !== file.checkedMark) {
    await verifyBytes(ctx, file, mark)
    await noteChecked(ctx.db, file.place, mark)
  }
  return signed.link(key, as, mark)
}
