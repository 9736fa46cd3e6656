import type { Context } from '../caller/context.ts'
import type { FileFacts } from './describe-files.ts'
import { ownerOf } from './file.policy.ts'
import { findUnusedFiles } from './file.queries.ts'
import type { FilePurpose } from './file.values.ts'

/** What who asks has uploaded and not used yet, oldest first; nothing for a guest who has uploaded nothing. */
export async function listHeldFiles(
  ctx: Context,
  { purpose }: { purpose: FilePurpose },
): Promise<FileFacts[]> {
  const owner = ownerOf(ctx)
  if (!owner) return []
  const rows = await findUnusedFiles(ctx.db, { owner, purpose, now: ctx.now() })
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
