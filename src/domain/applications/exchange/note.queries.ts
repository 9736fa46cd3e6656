import type { Database } from '../../../db/client.ts'

export type ApplicationNote = { id: number; personName: string | null; text: string; createdAt: Date }

export async function insertNote(
  db: Database,
  note: { applicationId: string; userId: string; text: string; now: Date },
): Promise<void> {
  await db
    .insertInto('application_notes')
    .values({
      application_id: note.applicationId,
      author_user_id: note.userId,
      text: note.text,
      created_at: note.now,
    })
    .execute()
}

export async function listNotes(db: Database, applicationId: string): Promise<ApplicationNote[]> {
  return db
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'application_notes.author_user_id')
    .select([
      'application_notes.id',
      'users.name as personName',
      'text',
      'application_notes.created_at as createdAt',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.id')
    .execute()
}
