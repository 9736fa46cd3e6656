import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { SupportTopic, Suspicion } from './support.values.ts'
import type { SupportStatus } from './support-request.status.ts'
import type { ListedRequest, SupportRequest } from './support-request.ts'

export type NewRequest = {
  number: string
  topic: SupportTopic
  status: SupportStatus
  userId: string | null
  email: string | null
  locale: Locale
  page: string | null
  transcript: string | null
  subject: string | null
  heldBecause: readonly Suspicion[]
  dueAt: Date | null
  linkKey: string
  now: Date
}

const requestsOf = (db: Database) =>
  db
    .selectFrom('support_requests')
    .leftJoin('users', 'users.id', 'support_requests.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'support_requests.assigned_to')
    .select([
      'support_requests.id',
      'number',
      'topic',
      'status',
      'user_id as userId',
      sql<string>`coalesce(users.email, support_requests.email)`.as('email'),
      'users.name',
      'support_requests.locale',
      'page',
      'transcript',
      'subject',
      'link_key as linkKey',
      'version',
      'assigned_to as assignedTo',
      'assignee.name as assignedName',
      'due_at as dueAt',
      'first_answered_at as firstAnsweredAt',
      'held_because as heldBecause',
      'merged_into as mergedInto',
      'rating',
      'rating_text as ratingText',
      'written_at as writtenAt',
      'changed_at as changedAt',
    ])

/** The next number of a year, without gaps: the row stays locked until the caller's transaction ends. */
export async function takeNumber(db: Database, year: number): Promise<string> {
  const { last } = await db
    .insertInto('support_numbers')
    .values({ year, last: 1 })
    .onConflict(conflict => conflict.column('year').doUpdateSet({ last: sql`support_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${year}-${String(last).padStart(6, '0')}`
}

export async function insertRequest(db: Database, request: NewRequest): Promise<{ id: number }> {
  const { userId, heldBecause, dueAt, linkKey, now, ...same } = request
  return db
    .insertInto('support_requests')
    .values({
      ...same,
      user_id: userId,
      held_because: [...heldBecause],
      due_at: dueAt,
      link_key: linkKey,
      written_at: now,
      confirmed_at: request.status === 'unconfirmed' ? null : now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Of a merged conversation, the one that it goes on in. */
export async function findRequestByKey(db: Database, linkKey: string): Promise<SupportRequest | null> {
  const row = await requestsOf(db).where('link_key', '=', linkKey).executeTakeFirst()
  return followMerge(db, row as SupportRequest | undefined) // the table checks the values
}

export async function findRequestByNumber(db: Database, number: string): Promise<SupportRequest | null> {
  const row = await requestsOf(db).where('number', '=', number).executeTakeFirst()
  return followMerge(db, row as SupportRequest | undefined)
}

/** The key that the tokens of a conversation were made with, also of one that was merged. */
export async function findKeyOfNumber(db: Database, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('support_requests')
    .select('link_key')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.link_key ?? null
}

/** A merge leads to a conversation that is not merged itself. */
async function followMerge(db: Database, row: SupportRequest | undefined): Promise<SupportRequest | null> {
  if (!row || row.mergedInto === null) return row ?? null
  const target = await requestsOf(db).where('support_requests.id', '=', row.mergedInto).executeTakeFirst()
  return (target as SupportRequest | undefined) ?? null
}

/** A guest's request is nothing to the team before its address is confirmed. */
export async function findConfirmedRequest(
  db: Database,
  id: number,
  { lock = false } = {},
): Promise<SupportRequest | null> {
  if (lock) await db.selectFrom('support_requests').select('id').where('id', '=', id).forUpdate().execute()
  const row = await requestsOf(db)
    .where('support_requests.id', '=', id)
    .where('status', '<>', 'unconfirmed')
    .executeTakeFirst()
  return (row as SupportRequest | undefined) ?? null
}

export type RequestChange = {
  status?: SupportStatus
  dueAt?: Date | null
  assignedTo?: string | null
  firstAnsweredAt?: Date
  heldBecause?: readonly Suspicion[]
  mergedInto?: number
  rating?: { value: number; text: string | null; at: Date }
  /** Unless it keeps its place in the lists. */
  changedAt?: Date
}

/** Counts the version. */
export async function updateRequest(db: Database, id: number, change: RequestChange): Promise<void> {
  const { status, dueAt, assignedTo, firstAnsweredAt, heldBecause, mergedInto, rating, changedAt } = change
  await db
    .updateTable('support_requests')
    .set({
      version: sql`version + 1`,
      ...(status && { status }),
      ...(dueAt !== undefined && { due_at: dueAt }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(firstAnsweredAt && { first_answered_at: firstAnsweredAt }),
      ...(heldBecause && { held_because: [...heldBecause] }),
      ...(mergedInto !== undefined && { merged_into: mergedInto }),
      ...(rating && { rating: rating.value, rating_text: rating.text, rated_at: rating.at }),
      ...(changedAt && { changed_at: changedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Only from one of the states `from`. @returns whether it was in one */
export async function moveRequest(
  db: Database,
  move: {
    id: number
    from: readonly SupportStatus[]
    to: SupportStatus
    dueAt: Date | null
    now: Date
  },
): Promise<boolean> {
  const { id, from, to, dueAt, now } = move
  const { numUpdatedRows } = await db
    .updateTable('support_requests')
    .set({
      status: to,
      changed_at: now,
      due_at: dueAt,
      version: sql`version + 1`,
      confirmed_at: sql`coalesce(confirmed_at, ${now})`,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Rows with the beginning of their first message, for lists. */
export const listedRequests = (db: Database) =>
  requestsOf(db)
    .where('merged_into', 'is', null)
    .select(eb =>
      eb
        .selectFrom('support_messages')
        .select(sql<string>`left(text, 160)`.as('beginning'))
        .whereRef('support_messages.request_id', '=', 'support_requests.id')
        .where('author', '<>', 'note')
        .orderBy('support_messages.id')
        .limit(1)
        .as('beginning'),
    )

export async function listRequestsOf(db: Database, userId: string, limit: number): Promise<ListedRequest[]> {
  const rows = await listedRequests(db)
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('support_requests.id', 'desc')
    .limit(limit)
    .execute()
  return rows as ListedRequest[]
}
