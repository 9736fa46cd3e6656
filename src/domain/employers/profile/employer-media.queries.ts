import type { Database } from '../../../db/client.ts'

export type MediaRow = { id: string; fileId: string; caption: string; widthPx: number; heightPx: number }

export type Pictures = { logoFileId: string | null; coverFileId: string | null }

export async function loadGallery(db: Database, employerId: number): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('employer_media')
    .innerJoin('files', 'files.id', 'employer_media.file_id')
    .select([
      'employer_media.id',
      'files.id as fileId',
      'employer_media.caption',
      'files.width_px as widthPx',
      'files.height_px as heightPx',
    ])
    .where('employer_media.employer_id', '=', employerId)
    .orderBy('employer_media.position')
    .orderBy('employer_media.created_at')
    .execute()
  return rows.map(row => ({ ...row, widthPx: row.widthPx ?? 1, heightPx: row.heightPx ?? 1 }))
}

export async function loadPictures(db: Database, employerId: number): Promise<Pictures | null> {
  return (await picturesOf(db, employerId).executeTakeFirst()) ?? null
}

/** Locked, so that two concurrent changes do not leave an orphaned picture. */
export async function lockPictures(db: Database, employerId: number): Promise<Pictures | null> {
  return (await picturesOf(db, employerId).forUpdate().executeTakeFirst()) ?? null
}

function picturesOf(db: Database, employerId: number) {
  return db
    .selectFrom('employers')
    .select(['logo_file_id as logoFileId', 'cover_file_id as coverFileId'])
    .where('id', '=', employerId)
}

export async function updatePicture(
  db: Database,
  employerId: number,
  kind: 'logo' | 'cover',
  fileId: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('employers')
    .set({ [kind === 'logo' ? 'logo_file_id' : 'cover_file_id']: fileId, updated_at: now })
    .where('id', '=', employerId)
    .execute()
}

export async function insertMedia(
  db: Database,
  employerId: number,
  fileIds: readonly string[],
  options: { firstPosition: number; now: Date },
): Promise<void> {
  await db
    .insertInto('employer_media')
    .values(
      fileIds.map((fileId, index) => ({
        employer_id: employerId,
        file_id: fileId,
        position: options.firstPosition + index,
        created_at: options.now,
      })),
    )
    .execute()
}

export async function updateMedia(
  db: Database,
  media: { id: string; position: number; caption: string },
): Promise<void> {
  const { id, ...values } = media
  await db.updateTable('employer_media').set(values).where('id', '=', id).execute()
}

export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.deleteFrom('employer_media').where('id', '=', id).execute()
}
