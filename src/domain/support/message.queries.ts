import type { Database } from '../../db/client.ts'
import type { MailDoubt } from './support.values.ts'
import type { SupportFile, SupportMessage } from './support-request.ts'

export type NewMessage = {
  requestId: number
  author: SupportMessage['author']
  channel?: SupportMessage['channel']
  writtenBy: string | null
  text: string
  rest?: string | null
  sender?: string | null
  heldBecause?: MailDoubt | null
  fileIds?: readonly string[]
  now: Date
}

export async function insertMessage(db: Database, message: NewMessage): Promise<number> {
  const { requestId, author, channel = 'page', writtenBy, text, rest, sender, heldBecause, now } = message
  const { id } = await db
    .insertInto('support_messages')
    .values({
      request_id: requestId,
      author,
      channel,
      written_by: writtenBy,
      text,
      rest: rest || null,
      sender: sender ?? null,
      held_because: heldBecause ?? null,
      written_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = (message.fileIds ?? []).map(fileId => ({ file_id: fileId, message_id: id }))
  if (files.length > 0) await db.insertInto('support_files').values(files).execute()
  return id
}

/** With the team's notes and what is held back; see {@link listOwnMessages} for what the person may see. */
export async function listMessages(db: Database, requestId: number): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'written_by')
    .select([
      'support_messages.id',
      'author',
      'channel',
      'text',
      'rest',
      'sender',
      'held_because as heldBecause',
      'merged_from as mergedFrom',
      'users.name as writtenByName',
      'written_at as writtenAt',
    ])
    .where('request_id', '=', requestId)
    .orderBy('written_at')
    .orderBy('support_messages.id')
    .execute()
  const files = await listFiles(db, requestId)
  // The cast: check constraints limit author, channel and reason.
  return rows.map(row => ({ ...row, files: files.get(row.id) ?? [] })) as SupportMessage[]
}

/** Neither notes, nor what strangers may have written, nor who of the team it was. */
export async function listOwnMessages(db: Database, requestId: number): Promise<SupportMessage[]> {
  const all = await listMessages(db, requestId)
  return all
    .filter(({ author, heldBecause }) => author !== 'note' && heldBecause === null)
    .map(message => ({ ...message, writtenByName: null, rest: null, sender: null }))
}

async function listFiles(db: Database, requestId: number): Promise<Map<number, SupportFile[]>> {
  const rows = await db
    .selectFrom('support_files')
    .innerJoin('support_messages', 'support_messages.id', 'support_files.message_id')
    .innerJoin('files', 'files.id', 'support_files.file_id')
    .select(['message_id', 'files.id', 'files.name', 'files.media_type as mediaType', 'files.bytes', 'scan'])
    .where('request_id', '=', requestId)
    .orderBy('files.created_at')
    .orderBy('files.id')
    .execute()
  return Map.groupBy(
    rows.map(({ message_id, ...file }) => ({ message_id, ...file })),
    ({ message_id }) => message_id,
  )
}

/** Whose conversation a file stands in, and whether the person may see the message. */
export async function findRequestOfFile(db: Database, fileId: string) {
  const row = await db
    .selectFrom('support_files')
    .innerJoin('support_messages', 'support_messages.id', 'support_files.message_id')
    .innerJoin('support_requests', 'support_requests.id', 'support_messages.request_id')
    .select([
      'support_requests.id',
      'user_id as userId',
      'link_key as linkKey',
      'author',
      'support_messages.held_because as heldBecause',
    ])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!row) return null
  const { author, heldBecause, ...request } = row
  return { ...request, isForTeamOnly: author === 'note' || heldBecause !== null }
}

export async function releaseHeldMessage(
  db: Database,
  { requestId, messageId }: { requestId: number; messageId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_messages')
    .set({ held_because: null })
    .where('id', '=', messageId)
    .where('request_id', '=', requestId)
    .where('held_because', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function moveMessages(
  db: Database,
  { from, to, fromNumber }: { from: number; to: number; fromNumber: string },
): Promise<void> {
  await db
    .updateTable('support_messages')
    .set(eb => ({ request_id: to, merged_from: eb.fn.coalesce('merged_from', eb.val(fromNumber)) }))
    .where('request_id', '=', from)
    .execute()
}
