import type { Context } from '../caller/context.ts'
import type { FileFacts } from './describe-files.ts'
import type { Holder } from './file.policy.ts'
import { findUnusedFiles } from './file.queries.ts'
import type { FilePurpose } from './file.values.ts'

/** What a holder has uploaded and not used yet, oldest first; nothing for a guest who has uploaded nothing. */
export async function listHeldFiles(
  ctx: Context,
  input: { holder: Holder | null; purpose: FilePurpose },
): Promise<FileFacts[]> {
  const { holder, purpose } = input
  if (!holder) return []
  const rows = await findUnusedFiles(ctx.db, { holder, purpose, now: ctx.now() })
  return rows.map(({ id, name, mediaType, bytes, pages, scan, notes }) => ({
    fileId: id,
    name,
    mediaType,
    bytes,
    pages,
    scan,
    notes,
  }))
}
