import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Party } from './application.status.ts'

export type ApplicationFile = {
  id: string
  name: string
  mediaType: string
  bytes: number
  pages: number | null
  scan: string
  notes: string[]
}

const fileColumns = [
  'files.id',
  'files.name',
  'files.media_type as mediaType',
  'files.bytes',
  'files.pages',
  'files.scan',
  'files.notes',
] as const

/** Appends documents to the existing ones. */
export async function insertApplicationFiles(
  db: Database,
  applicationId: string,
  files: { fileId: string; kind: 'cv' | 'other' }[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return
  const { last } = await db
    .selectFrom('application_files')
    .select(eb => eb.fn.coalesce(eb.fn.max('position'), sql<number>`-1`).as('last'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const rows = files.map(({ fileId, kind }, index) => ({
    application_id: applicationId,
    file_id: fileId,
    position: last + 1 + index,
    kind,
    added_at: now,
  }))
  await db.insertInto('application_files').values(rows).execute()
}

export async function listApplicationFiles(db: Database, applicationId: string): Promise<ApplicationFile[]> {
  return db
    .selectFrom('application_files')
    .innerJoin('files', 'files.id', 'application_files.file_id')
    .select(fileColumns)
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute()
}

export async function deleteApplicationFile(
  db: Database,
  applicationId: string,
  fileId: string,
): Promise<void> {
  await db
    .deleteFrom('application_files')
    .where('application_id', '=', applicationId)
    .where('file_id', '=', fileId)
    .execute()
}

/** Sender of a document or message attachment; `userId` is null for guests. */
export async function findUploaderOfFile(
  db: Database,
  fileId: string,
): Promise<{
  applicationId: string
  kind: 'document' | 'attachment'
  party: Party
  userId: string | null
} | null> {
  const document = await db
    .selectFrom('application_files')
    .select('application_id as applicationId')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (document) return { ...document, kind: 'document', party: 'applicant', userId: null }
  const attachment = await db
    .selectFrom('application_message_files')
    .innerJoin('application_messages', 'application_messages.id', 'application_message_files.message_id')
    .select(['application_id as applicationId', 'sender', 'sender_user_id as userId'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!attachment) return null
  const { sender, ...rest } = attachment
  // The cast: a check constraint limits the sender.
  return { ...rest, kind: 'attachment', party: sender as Party }
}

/** Null for files of other kinds and for released ones. */
export async function findApplicationOfFile(
  db: Database,
  fileId: string,
): Promise<{ id: string; userId: string | null; employerId: number } | null> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'user_id as userId', 'employer_id as employerId'])
    .where(eb =>
      eb.or([
        eb(
          'id',
          'in',
          eb.selectFrom('application_files').select('application_id').where('file_id', '=', fileId),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('application_message_files')
            .innerJoin(
              'application_messages',
              'application_messages.id',
              'application_message_files.message_id',
            )
            .select('application_messages.application_id')
            .where('file_id', '=', fileId),
        ),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}
