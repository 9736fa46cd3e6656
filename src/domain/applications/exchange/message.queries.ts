import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Party } from '../application.status.ts'
import type { ApplicationFile } from '../application-files.queries.ts'

export type ApplicationMessage = {
  id: number
  sender: Party
  /** Of the employer's team; what applicants are called says their application. */
  personName: string | null
  /** Empty when hidden. */
  text: string
  /** By a decision of those who run the board. */
  isHidden: boolean
  sentAt: Date
  readAt: Date | null
  files: ApplicationFile[]
}

export async function insertApplicationMessage(
  db: Database,
  message: { applicationId: string; sender: Party; userId: string | null; text: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('application_messages')
    .values({
      application_id: message.applicationId,
      sender: message.sender,
      sender_user_id: message.userId,
      text: message.text,
      sent_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertMessageFiles(db: Database, messageId: number, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  const rows = fileIds.map(fileId => ({ message_id: messageId, file_id: fileId }))
  await db.insertInto('application_message_files').values(rows).execute()
}

/** Oldest first. */
export async function listApplicationMessages(
  db: Database,
  applicationId: string,
): Promise<ApplicationMessage[]> {
  const [messages, files] = await Promise.all([
    db
      .selectFrom('application_messages')
      .leftJoin('users', 'users.id', 'application_messages.sender_user_id')
      .select([
        'application_messages.id',
        'sender',
        sql<string | null>`case when sender = 'employer' then users.name end`.as('personName'),
        sql<string>`case when hidden_by is null then text else '' end`.as('text'),
        sql<boolean>`hidden_by is not null`.as('isHidden'),
        'sent_at as sentAt',
        'read_at as readAt',
      ])
      .where('application_id', '=', applicationId)
      .orderBy('application_messages.id')
      .execute(),
    db
      .selectFrom('application_message_files')
      .innerJoin('application_messages', 'application_messages.id', 'application_message_files.message_id')
      .innerJoin('files', 'files.id', 'application_message_files.file_id')
      .select([
        'message_id as messageId',
        'files.id',
        'files.name',
        'files.media_type as mediaType',
        'files.bytes',
        'files.pages',
        'files.scan',
        'files.notes',
      ])
      .where('application_id', '=', applicationId)
      .where('hidden_by', 'is', null)
      .orderBy('files.created_at')
      .execute(),
  ])
  // The cast: a check constraint limits the sender.
  return messages.map(message => ({
    ...message,
    sender: message.sender as Party,
    files: files.flatMap(({ messageId, ...file }) => (messageId === message.id ? [file] : [])),
  }))
}

/** Marks the other party's messages as read. @returns how many were unread */
export async function markMessagesRead(
  db: Database,
  applicationId: string,
  sender: Party,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('application_messages')
    .set({ read_at: now })
    .where('application_id', '=', applicationId)
    .where('sender', '=', sender)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
