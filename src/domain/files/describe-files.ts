import type { Context } from '../caller/context.ts'
import { findFiles } from './file.queries.ts'
import type { FileNote, FileScan } from './file.values.ts'

export type FileFacts = {
  fileId: string
  name: string
  mediaType: string
  bytes: number
  pages: number | null
  scan: FileScan
  notes: FileNote[]
}

/** In the order of the ids; for the room that owns the files and has checked its policy. */
export async function describeFiles(ctx: Context, fileIds: readonly string[]): Promise<FileFacts[]> {
  const byId = new Map((await findFiles(ctx.db, fileIds)).map(row => [row.id, row]))
  return fileIds.flatMap(fileId => {
    const row = byId.get(fileId)
    if (!row) return []
    const { name, mediaType, bytes, pages, scan, notes } = row
    return { fileId, name, mediaType, bytes, pages, scan, notes }
  })
}
