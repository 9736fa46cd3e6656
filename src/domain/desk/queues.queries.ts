import { type RawBuilder, sql } from 'kysely'
import { berlinDay, berlinZone } from '../../basics/berlin.ts'
import { daysAfter, daysBefore } from '../../basics/time.ts'
import type { Database } from '../../db/client.ts'
import type { AdminPermission } from '../caller/admin-permissions.ts'

/** What stands in a queue: how much, and since when its oldest waits; for what runs out, when the first does. */
export type QueueState = { count: number; at: Date | null }

/** `waits`: somebody has to decide or answer. `fails`: something does not work. `ends`: something runs out soon. */
export type QueueKind = 'waits' | 'fails' | 'ends'

type Queue = {
  /** Its text is `desk-words.queue.<key>`. */
  key: string
  kind: QueueKind
  permission: AdminPermission
  /** A table expression with one row for each entry and a column `at`; counted up to {@link countedMost}. */
  entries: (now: Date) => RawBuilder<unknown>
  /** The page where it is worked off, a name of `web/pages.ts`, with the query or anchor that shows just this. */
  page: string
  show: string
}

/** Counts are exact up to here, and said to be more beyond. */
export const countedMost = 10_000

const soonDays = 30
const mailDays = 7

/** All queues of the overview, the most pressing first. Another one is another line, with its text and, where the table is large, an index. */
export const queues: readonly Queue[] = [
  {
    key: 'support',
    kind: 'waits',
    permission: 'support.answer',
    entries: () => sql`select changed_at as at from support_requests where status in ('new', 'open')`,
    page: 'admin-support',
    show: '',
  },
  {
    key: 'support-held',
    kind: 'waits',
    permission: 'support.answer',
    entries: () => sql`select changed_at as at from support_requests where status = 'held'`,
    page: 'admin-support',
    show: '?list=held',
  },
  {
    key: 'access-requests',
    kind: 'waits',
    permission: 'employers.decide',
    entries: () => sql`select created_at as at from user_employer_links where status = 'requested'`,
    page: 'admin-dashboard',
    show: '#requests',
  },
  {
    key: 'unmapped',
    kind: 'waits',
    permission: 'employers.decide',
    entries: () => sql`select created_at as at from unmapped_people`,
    page: 'admin-mapping',
    show: '',
  },
  {
    key: 'review',
    kind: 'waits',
    permission: 'jobs.moderate',
    entries: () => sql`select updated_at as at from jobs where status = 'in-review'`,
    page: 'admin-review',
    show: '',
  },
  {
    key: 'complaints',
    kind: 'waits',
    permission: 'reports.decide',
    entries: () => sql`select complained_at as at from moderation_complaints where status = 'open'`,
    page: 'admin-reports',
    show: '',
  },
  {
    key: 'reports',
    kind: 'waits',
    permission: 'reports.decide',
    entries: () => sql`select opened_at as at from moderation_cases where status = 'open'`,
    page: 'admin-reports',
    show: '',
  },
  {
    key: 'bank-payments',
    kind: 'waits',
    permission: 'billing.manage',
    entries: () => sql`select imported_at as at from bank_payments where status = 'open'`,
    page: 'admin-open-items',
    show: '',
  },
  {
    key: 'invoices-overdue',
    kind: 'waits',
    permission: 'billing.manage',
    // As `listOpenItems` has them, without those that somebody holds back; there is time to pay until the day is over in Berlin.
    entries: now =>
      sql`select (due_on || ' ' || ${berlinZone})::timestamptz as at from invoices
        where settled_at is null and held_at is null and kind <> 'cancellation' and due_on < ${berlinDay(now)}`,
    page: 'admin-open-items',
    show: '',
  },
  {
    key: 'feeds-failing',
    kind: 'fails',
    permission: 'feeds.manage',
    entries: () => sql`select updated_at as at from feeds where failures > 0`,
    page: 'admin-feeds',
    show: '',
  },
  {
    key: 'mails-failing',
    kind: 'fails',
    permission: 'system.read',
    entries: now =>
      sql`select created_at as at from messages where status in ('failed', 'bounced', 'complained') and created_at > ${daysBefore(now, mailDays)}`,
    page: 'admin-dashboard',
    show: '#mails',
  },
  {
    key: 'mails-late',
    kind: 'fails',
    permission: 'system.read',
    entries: now =>
      sql`select send_after as at from messages where status = 'waiting' and send_after < ${new Date(now.getTime() - 15 * 60_000)}`,
    page: 'admin-dashboard',
    show: '#mails',
  },
  {
    key: 'keys-ending',
    kind: 'ends',
    permission: 'employers.decide',
    entries: now =>
      sql`select expires_at as at from api_keys where revoked_at is null and expires_at between ${now} and ${daysAfter(now, soonDays)}`,
    page: 'admin-dashboard',
    show: '#ending',
  },
  {
    key: 'entitlements-ending',
    kind: 'ends',
    permission: 'billing.manage',
    entries: now =>
      sql`select valid_until as at from entitlements where used < quantity and valid_until between ${now} and ${daysAfter(now, soonDays)}`,
    page: 'admin-dashboard',
    show: '#ending',
  },
]

export async function readQueueState(db: Database, queue: Queue, now: Date): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select count(*)::int as count, min(at) as at
    from (select at from (${queue.entries(now)}) waiting order by at limit ${countedMost + 1}) counted`.execute(
    db,
  )
  return rows[0] ?? { count: 0, at: null }
}

export type Ending = { kind: string; employerId: number; employer: string; name: string; at: Date }

/** Keys and entitlements of employers that run out soon, the first to end first. */
export async function listEndings(
  db: Database,
  { now, kinds, limit }: { now: Date; kinds: readonly ('key' | 'entitlement')[]; limit: number },
): Promise<Ending[]> {
  const until = daysAfter(now, soonDays)
  const { rows } = await sql<Ending>`
    select ending.kind, e.id as "employerId", e.name as employer, ending.name, ending.at from (
      (select 'key' as kind, employer_id, name, expires_at as at from api_keys
        where revoked_at is null and expires_at between ${now} and ${until} order by expires_at limit ${limit})
      union all
      (select 'entitlement', employer_id, kind, valid_until from entitlements
        where used < quantity and valid_until between ${now} and ${until} order by valid_until limit ${limit})
    ) ending join employers e on e.id = ending.employer_id
    where ending.kind = any(${kinds}) order by ending.at limit ${limit}`.execute(db)
  return rows
}

export type UndeliveredMails = {
  template: string
  status: string
  count: number
  lastAt: Date
  problem: string | null
}

/** Mails of the last days that did not arrive, by what they were: no address and no name. */
export async function listUndelivered(db: Database, now: Date): Promise<UndeliveredMails[]> {
  const { rows } = await sql<UndeliveredMails>`
    select template, status, count(*)::int as count, max(created_at) as "lastAt",
      (array_agg(problem order by created_at desc))[1] as problem
    from messages where status in ('failed', 'bounced', 'complained') and created_at > ${daysBefore(now, mailDays)}
    group by template, status order by count(*) desc, template limit 20`.execute(db)
  return rows
}
