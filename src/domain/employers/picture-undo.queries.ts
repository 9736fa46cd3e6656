import type { Database } from '../../db/client.ts'

export type PictureKind = 'logo' | 'cover' | 'gallery'

export type PictureUndoRow = {
  id: string
  kind: PictureKind
  fileId: string
  position: number
  caption: string
  until: Date
}

export async function insertPictureUndo(
  db: Database,
  undo: {
    employerId: number
    kind: PictureKind
    fileId: string
    position?: number
    caption?: string
    now: Date
  },
): Promise<void> {
  const { employerId, kind, fileId, position = 0, caption = '', now } = undo
  await db
    .insertInto('employer_picture_undos')
    .values({ employer_id: employerId, kind, file_id: fileId, position, caption, created_at: now })
    .execute()
}

/** Pictures that can still be restored, newest first: as long as their file exists and is not infected. */
export async function findPictureUndos(
  db: Database,
  employerId: number,
  now: Date,
): Promise<PictureUndoRow[]> {
  const rows = await db
    .selectFrom('employer_picture_undos as undo')
    .innerJoin('files', 'files.id', 'undo.file_id')
    .select(['undo.id', 'undo.kind', 'undo.file_id as fileId', 'undo.position', 'undo.caption'])
    .select('files.unused_after as until')
    .where('undo.employer_id', '=', employerId)
    .where('files.unused_after', '>', now)
    .where('files.scan', '!=', 'infected')
    .orderBy('undo.created_at', 'desc')
    .orderBy('undo.id')
    .execute()
  // The cast: a check constraint limits the kind, and the query excludes rows without an end.
  return rows as PictureUndoRow[]
}

export async function deletePictureUndo(db: Database, id: string): Promise<void> {
  await db.deleteFrom('employer_picture_undos').where('id', '=', id).execute()
}

/** Only the last change can be undone. */
export async function deletePictureUndosOf(
  db: Database,
  employerId: number,
  kind: PictureKind,
): Promise<void> {
  await db
    .deleteFrom('employer_picture_undos')
    .where('employer_id', '=', employerId)
    .where('kind', '=', kind)
    .execute()
}
