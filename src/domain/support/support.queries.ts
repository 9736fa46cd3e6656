import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { SupportTopic } from './support.values.ts'
import type { SupportStatus } from './support-request.status.ts'
import type { ListedRequest, SupportMessage, SupportRequest } from './support-request.ts'

type NewRequest = {
  topic: SupportTopic
  status: SupportStatus
  userId: string | null
  email: string | null
  locale: Locale
  page: string | null
  transcript: string | null
  linkKey: string
  now: Date
}

const requestsOf = (db: Database) =>
  db
    .selectFrom('support_requests')
    .leftJoin('users', 'users.id', 'support_requests.user_id')
    .select([
      'support_requests.id',
      'topic',
      'status',
      'user_id as userId',
      sql<string>`coalesce(users.email, support_requests.email)`.as('email'),
      'users.name',
      'support_requests.locale',
      'page',
      'transcript',
      'link_key as linkKey',
      'written_at as writtenAt',
      'changed_at as changedAt',
    ])

export async function insertRequest(db: Database, request: NewRequest): Promise<{ id: number }> {
  const { topic, status, userId, email, locale, page, transcript, linkKey, now } = request
  return db
    .insertInto('support_requests')
    .values({
      topic,
      status,
      user_id: userId,
      email,
      locale,
      page,
      transcript,
      link_key: linkKey,
      written_at: now,
      confirmed_at: status === 'unconfirmed' ? null : now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function insertMessage(
  db: Database,
  message: {
    requestId: number
    author: SupportMessage['author']
    writtenBy: string | null
    text: string
    now: Date
  },
): Promise<void> {
  const { requestId, author, writtenBy, text, now } = message
  await db
    .insertInto('support_messages')
    .values({ request_id: requestId, author, written_by: writtenBy, text, written_at: now })
    .execute()
}

export async function findRequestByKey(db: Database, linkKey: string): Promise<SupportRequest | null> {
  const row = await requestsOf(db).where('link_key', '=', linkKey).executeTakeFirst()
  return (row as SupportRequest | undefined) ?? null // the table checks the values
}

/** A guest's request is nothing to the team before its address is confirmed. */
export async function findConfirmedRequest(db: Database, id: number): Promise<SupportRequest | null> {
  const row = await requestsOf(db)
    .where('support_requests.id', '=', id)
    .where('status', '<>', 'unconfirmed')
    .executeTakeFirst()
  return (row as SupportRequest | undefined) ?? null
}

export async function listMessages(db: Database, requestId: number): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'author', 'text', 'written_at as writtenAt'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
  return rows as SupportMessage[]
}

/** Only from one of the states `from`. @returns whether it was in one */
export async function moveRequest(
  db: Database,
  { id, from, to, now }: { id: number; from: readonly SupportStatus[]; to: SupportStatus; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_requests')
    .set({ status: to, changed_at: now, confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function touchRequest(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('support_requests').set({ changed_at: now }).where('id', '=', id).execute()
}

const listed = (db: Database) =>
  requestsOf(db).select(eb =>
    eb
      .selectFrom('support_messages')
      .select(sql<string>`left(text, 160)`.as('beginning'))
      .whereRef('support_messages.request_id', '=', 'support_requests.id')
      .orderBy('support_messages.id')
      .limit(1)
      .as('beginning'),
  )

/** The one that has waited longest for the team first; of those that do not wait, the latest. */
export async function listRequests(
  db: Database,
  { statuses, offset, limit }: { statuses: readonly SupportStatus[]; offset: number; limit: number },
): Promise<ListedRequest[]> {
  const waits = statuses.includes('new')
  const rows = await listed(db)
    .where('status', 'in', statuses)
    .orderBy('changed_at', waits ? 'asc' : 'desc')
    .orderBy('support_requests.id', waits ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows as ListedRequest[]
}

export async function listRequestsOf(db: Database, userId: string, limit: number): Promise<ListedRequest[]> {
  const rows = await listed(db)
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('support_requests.id', 'desc')
    .limit(limit)
    .execute()
  return rows as ListedRequest[]
}

export async function countRequests(db: Database): Promise<Map<SupportStatus, number>> {
  const rows = await db
    .selectFrom('support_requests')
    .select(['status', eb => eb.fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status as SupportStatus, Number(count)]))
}

export async function closeAnsweredBefore(
  db: Database,
  { from, before, now }: { from: readonly SupportStatus[]; before: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('support_requests')
    .set({ status: 'closed', changed_at: now })
    .where('status', 'in', from)
    .where('changed_at', '<', before)
    .execute()
}

export async function deleteRequestsBefore(
  db: Database,
  { status, before }: { status: SupportStatus; before: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('support_requests')
    .where('status', '=', status)
    .where('changed_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteRequestsOfAddress(db: Database, email: string): Promise<void> {
  await db.deleteFrom('support_requests').where('email', '=', email).execute()
}
