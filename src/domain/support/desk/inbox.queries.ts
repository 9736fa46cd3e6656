import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { AdminRole } from '../../caller/admin-role.values.ts'
import { listedRequests } from '../support.queries.ts'
import type { SupportList } from '../support.values.ts'
import type { ListedRequest } from '../support-request.ts'

type Asker = { userId: string; now: Date }

const heldMessages = sql<boolean>`exists (
  select 1 from support_messages
  where support_messages.request_id = support_requests.id and support_messages.held_because is not null
)`

/** What stands in a list, as a condition on `support_requests`. */
function conditionOf(list: SupportList, { userId, now }: Asker) {
  const conditions: Record<SupportList, ReturnType<typeof sql<boolean>>> = {
    ours: sql`support_requests.status in ('new', 'open')`,
    mine: sql`support_requests.status in ('new', 'open', 'waiting') and support_requests.assigned_to = ${userId}`,
    late: sql`support_requests.due_at < ${now}`,
    waiting: sql`support_requests.status = 'waiting'`,
    answered: sql`support_requests.status = 'answered'`,
    closed: sql`support_requests.status = 'closed'`,
    held: sql`(support_requests.status = 'held' or (support_requests.status <> 'unconfirmed' and ${heldMessages}))`,
  }
  return conditions[list]
}

/** What the team owes first where it owes something, otherwise the latest first. */
export async function listRequests(
  db: Database,
  asked: Asker & { list: SupportList; topic: string | null; offset: number; limit: number },
): Promise<ListedRequest[]> {
  const isOwed = ['ours', 'mine', 'late'].includes(asked.list)
  const rows = await listedRequests(db)
    .where(conditionOf(asked.list, asked))
    .$if(asked.topic !== null, query => query.where('topic', '=', asked.topic))
    .orderBy(
      sql`${isOwed ? sql`support_requests.due_at asc nulls last` : sql`support_requests.changed_at desc`}`,
    )
    .orderBy('support_requests.id', isOwed ? 'asc' : 'desc')
    .offset(asked.offset)
    .limit(asked.limit)
    .execute()
  return rows as ListedRequest[]
}

export async function countRequests(
  db: Database,
  lists: readonly SupportList[],
  asker: Asker & { topic: string | null },
): Promise<Record<SupportList, number>> {
  const counts = lists.map(
    list => sql`count(*) filter (where ${conditionOf(list, asker)})::integer as ${sql.ref(list)}`,
  )
  const { rows } = await sql<Record<SupportList, number>>`
    select ${sql.join(counts)} from support_requests
    where merged_into is null and ${asker.topic === null ? sql`true` : sql`topic = ${asker.topic}`}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate has one row')
  return row
}

/** Other conversations of the same person or address, the latest first. */
export async function listRelated(
  db: Database,
  { id, userId, email, limit }: { id: number; userId: string | null; email: string; limit: number },
): Promise<ListedRequest[]> {
  const rows = await listedRequests(db)
    .where('support_requests.id', '<>', id)
    .where('status', '<>', 'unconfirmed')
    .where(eb =>
      eb.or([
        eb('support_requests.email', '=', email),
        eb('users.email', '=', email),
        ...(userId === null ? [] : [eb('user_id', '=', userId)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute()
  return rows as ListedRequest[]
}

export type Colleague = { userId: string; name: string }

/** Administrators of these roles, to whom a conversation can be given. */
export async function listColleagues(db: Database, roles: readonly AdminRole[]): Promise<Colleague[]> {
  return db
    .selectFrom('admin_users')
    .innerJoin('users', 'users.id', 'admin_users.auth_user_id')
    .select(['users.id as userId', 'users.name'])
    .where('admin_users.is_active', '=', true)
    .where('admin_users.role', 'in', roles)
    .orderBy('users.name')
    .execute()
}

export type PersonFacts = {
  id: string
  since: Date
  isConfirmed: boolean
  isJobSeeker: boolean
  deleteAfter: Date | null
  employers: { id: number; name: string }[]
}

/** What those who answer may know of somebody with an account: nothing of profiles, applications or documents. */
export async function findPersonFacts(db: Database, userId: string): Promise<PersonFacts | null> {
  const person = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.created_at as since',
      'users.email_verified as isConfirmed',
      sql<boolean>`profiles.role = 'job_seeker'`.as('isJobSeeker'),
      'profiles.delete_after as deleteAfter',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!person) return null
  const employers = await db
    .selectFrom('employers')
    .select(['id', 'name'])
    .where(eb =>
      eb.or([
        eb('owner_user_id', '=', userId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('user_employer_links')
            .select('employer_id')
            .where('user_id', '=', userId)
            .where('is_active', '=', true),
        ),
      ]),
    )
    .orderBy('name')
    .limit(10)
    .execute()
  return { ...person, employers }
}
