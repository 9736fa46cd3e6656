import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import type { ContactState } from './contact-request.status.ts'
import type { ContactRequest, JobToAsk, RequestFacts } from './pool-rows.ts'
import type { ChosenField, DeclineReason } from './talent-pool.values.ts'

/** The employer's live ads, by title. */
export async function listJobsToAsk(
  db: Database,
  of: { employerId: number; now: Date },
): Promise<JobToAsk[]> {
  const { rows } = await sql<JobToAsk>`
    select id, title, (coalesce(pay_min, pay_max) is not null or pay_tariff is not null or exists (
        select from job_tariffs where job_id = jobs.id and month_min is not null)) as "hasPay",
      cardinality(shift_models) > 0 as "hasDuty"
    from jobs where employer_id = ${of.employerId} and status = 'published' and duplicate_of is null
      and (valid_through is null or valid_through > ${of.now})
    order by title, id`.execute(db)
  return rows
}

export async function findJobToAsk(
  db: Database,
  of: { jobId: number; employerId: number },
): Promise<{ id: number; status: JobStatus; validThrough: Date | null } | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['id', 'status', 'valid_through as validThrough'])
    .where('id', '=', of.jobId)
    .where('employer_id', '=', of.employerId)
    .executeTakeFirst()
  // The cast: a check constraint limits the column.
  return (row as { id: number; status: JobStatus; validThrough: Date | null } | undefined) ?? null
}

function requests(db: Database) {
  return db
    .selectFrom('contact_requests')
    .innerJoin('employers', 'employers.id', 'contact_requests.employer_id')
    .innerJoin('jobs', 'jobs.id', 'contact_requests.job_id')
    .leftJoin('applications', 'applications.id', 'contact_requests.application_id')
    .select([
      'contact_requests.id',
      'contact_requests.user_id as userId',
      'contact_requests.employer_id as employerId',
      'employers.name as employer',
      'employers.slug as employerSlug',
      'contact_requests.job_id as jobId',
      'jobs.slug as jobSlug',
      'asked_by as askedBy',
      'state',
      sql<string>`case when contact_requests.hidden_by is null then contact_requests.message else '' end`.as(
        'message',
      ),
      sql<boolean>`contact_requests.hidden_by is not null`.as('isHidden'),
      'facts',
      'contact_requests.created_at as createdAt',
      'expires_at as expiresAt',
      'answered_at as answeredAt',
      'reason',
      'revealed',
      'application_id as applicationId',
      'applications.status as applicationStatus',
    ])
}

// The casts below: check constraints limit state and reason, and only insertContact and answerContact write the others.

/** `lock` serialises answers until the transaction ends. */
export async function loadContact(
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<ContactRequest | null> {
  if (lock) await db.selectFrom('contact_requests').select('id').where('id', '=', id).forUpdate().execute()
  const row = await requests(db).where('contact_requests.id', '=', id).executeTakeFirst()
  return (row as ContactRequest | undefined) ?? null
}

/** Newest first. */
export async function listContactsOf(
  db: Database,
  of: { userId: string } | { employerId: number },
  limit: number,
): Promise<ContactRequest[]> {
  const query =
    'userId' in of
      ? requests(db).where('contact_requests.user_id', '=', of.userId)
      : requests(db).where('contact_requests.employer_id', '=', of.employerId)
  const rows = await query
    .orderBy(sql`contact_requests.state = 'sent'`, 'desc')
    .orderBy('contact_requests.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows as ContactRequest[]
}

export async function findLastContact(
  db: Database,
  of: { userId: string; employerId: number },
): Promise<{ id: string; state: ContactState; createdAt: Date; answeredAt: Date | null } | null> {
  const row = await db
    .selectFrom('contact_requests')
    .select(['id', 'state', 'created_at as createdAt', 'answered_at as answeredAt'])
    .where('user_id', '=', of.userId)
    .where('employer_id', '=', of.employerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    (row as { id: string; state: ContactState; createdAt: Date; answeredAt: Date | null } | undefined) ?? null
  )
}

/** Locks the employer until the transaction ends, so that two people of it cannot ask beyond the limit together. */
export async function countAskedSince(db: Database, employerId: number, since: Date): Promise<number> {
  await sql`select from employers where id = ${employerId} for no key update`.execute(db)
  const row = await db
    .selectFrom('contact_requests')
    .select(eb => eb.fn.countAll<number>().as('asked'))
    .where('employer_id', '=', employerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.asked
}

/** The new id; null while an earlier question of the employer to the person is open. */
export async function insertContact(
  db: Database,
  request: {
    userId: string
    employerId: number
    jobId: number
    askedBy: string
    message: string
    facts: RequestFacts
    now: Date
    expiresAt: Date
  },
): Promise<string | null> {
  const row = await db
    .insertInto('contact_requests')
    .values({
      user_id: request.userId,
      employer_id: request.employerId,
      job_id: request.jobId,
      asked_by: request.askedBy,
      message: request.message,
      facts: JSON.stringify(request.facts),
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'employer_id']).where('state', '=', sql.lit('sent')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function moveContact(
  db: Database,
  id: string,
  move: {
    state: ContactState
    now: Date
    reason?: DeclineReason | null
    revealed?: readonly ChosenField[]
    applicationId?: string
  },
): Promise<void> {
  await db
    .updateTable('contact_requests')
    .set({
      state: move.state,
      answered_at: move.now,
      reason: move.reason ?? null,
      ...(move.revealed ? { revealed: [...move.revealed] } : {}),
      ...(move.applicationId ? { application_id: move.applicationId } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Questions that nobody has answered in time; of one person or one employer, all of them. @returns their employers */
export async function expireContacts(
  db: Database,
  of: { states: readonly ContactState[]; now: Date; userId?: string; employerId?: number },
): Promise<number[]> {
  let query = db
    .updateTable('contact_requests')
    .set({ state: 'expired', answered_at: of.now })
    .where('state', 'in', [...of.states])
  if (of.userId) query = query.where('user_id', '=', of.userId)
  else if (of.employerId) query = query.where('employer_id', '=', of.employerId)
  else query = query.where('expires_at', '<=', of.now)
  const rows = await query.returning('employer_id as employerId').execute()
  return [...new Set(rows.map(({ employerId }) => employerId))]
}

/** How many of an employer's applications since `from` have been answered; those sent lately do not count as waiting yet. */
export async function countAnswered(
  db: Database,
  employerIds: readonly number[],
  times: { from: Date; waitingSince: Date },
): Promise<Map<number, { applications: number; answered: number }>> {
  if (employerIds.length === 0) return new Map()
  const { rows } = await sql<{ employerId: number; applications: number; answered: number }>`
    select employer_id as "employerId", count(*)::int as applications, count(first_answered_at)::int as answered
    from applications where employer_id = any(${sql.val([...employerIds])}::int[]) and created_at >= ${times.from}
      and (first_answered_at is not null or created_at < ${times.waitingSince}) and status <> 'withdrawn'
    group by employer_id`.execute(db)
  return new Map(rows.map(({ employerId, ...counts }) => [employerId, counts]))
}
