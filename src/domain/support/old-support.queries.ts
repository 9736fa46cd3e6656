import type { Database } from '../../db/client.ts'
import type { SupportStatus } from './support-request.status.ts'

const mostAtOnce = 500

/** The oldest first, a few hundred at once. */
export async function findRequestsBefore(
  db: Database,
  { statuses, before }: { statuses: readonly SupportStatus[]; before: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('support_requests')
    .select('id')
    .where('status', 'in', statuses)
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findRequestsOfPerson(
  db: Database,
  { email, userId }: { email: string; userId: string | null },
): Promise<number[]> {
  const rows = await db
    .selectFrom('support_requests')
    .select('id')
    .where(eb => eb.or([eb('email', '=', email), ...(userId === null ? [] : [eb('user_id', '=', userId)])]))
    .execute()
  return rows.map(({ id }) => id)
}

/** With those that were merged into them, which go along. */
export async function listFilesOfRequests(db: Database, requestIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('support_files')
    .innerJoin('support_messages', 'support_messages.id', 'support_files.message_id')
    .innerJoin('support_requests', 'support_requests.id', 'request_id')
    .select('file_id')
    .where(eb => eb.or([eb('request_id', 'in', requestIds), eb('merged_into', 'in', requestIds)]))
    .execute()
  return rows.map(row => row.file_id)
}

export async function deleteRequests(db: Database, requestIds: readonly number[]): Promise<void> {
  await db.deleteFrom('support_requests').where('id', 'in', requestIds).execute()
}

/** The rows of mails that were taken in, which are kept to recognise them. */
export async function deleteMailsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('support_mails')
    .where('received_at', '<', before)
    .where('status', '<>', 'waiting')
    .execute()
}
