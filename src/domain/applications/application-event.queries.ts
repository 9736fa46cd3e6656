import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { toldName } from './application.queries.ts'
import type { ApplicationStatus, Party } from './application.status.ts'

export type ApplicationEventKind =
  | 'status'
  | 'viewed'
  | 'document-added'
  | 'document-removed'
  | 'message'
  | 'invited'
  | 'invitation-answered'
  | 'adopted'

export async function insertApplicationEvent(
  db: Database,
  event: {
    applicationId: string
    kind: ApplicationEventKind
    from?: ApplicationStatus | null
    to?: ApplicationStatus
    party: Party | 'system'
    userId: string | null
    note?: string | null
    at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('application_events')
    .values({
      application_id: event.applicationId,
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      actor: event.party,
      actor_user_id: event.userId,
      note: event.note ?? null,
      at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type ApplicationEvent = {
  kind: ApplicationEventKind
  from: ApplicationStatus | null
  to: ApplicationStatus | null
  party: Party | 'system'
  /** The team member who acted; not shown to applicants. */
  personName: string | null
  note: string | null
  at: Date
}

export async function listApplicationEvents(
  db: Database,
  applicationId: string,
): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom('application_events')
    .leftJoin('users', 'users.id', 'application_events.actor_user_id')
    .select([
      'application_events.kind',
      'from_status as from',
      'to_status as to',
      'actor as party',
      sql<string | null>`case when actor <> 'applicant' then users.name end`.as('personName'),
      'note',
      'at',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('application_events.id')
    .execute()
  // The cast: only insertApplicationEvent writes them.
  return rows as ApplicationEvent[]
}

type Step = {
  id: number
  from: ApplicationStatus | null
  to: ApplicationStatus | null
  userId: string | null
  at: Date
  isUntold: boolean
}

/** A move followed by an immediate invitation is covered by the invitation's mail, which has already been sent. */
const noInvitationFollows = sql<boolean>`not exists (
  select from application_events later
  where later.application_id = step.application_id and later.id > step.id and later.kind = 'invited')`

/** The last two moves of an application between statuses, latest first. */
export async function lastMoves(db: Database, applicationId: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('application_events as step')
    .select([
      'id',
      'from_status as from',
      'to_status as to',
      'actor_user_id as userId',
      'at',
      noInvitationFollows.as('isUntold'),
    ])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'status')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  // The cast: only insertApplicationEvent writes them.
  return rows as Step[]
}

/** A team member's moves after `since` that nothing has followed, latest first. */
export async function listMovesSince(
  db: Database,
  { employerId, userId, since }: { employerId: number; userId: string; since: Date },
): Promise<{ applicationId: string; name: string | null; to: ApplicationStatus; at: Date }[]> {
  const rows = await db
    .selectFrom('application_events as step')
    .innerJoin('applications', 'applications.id', 'step.application_id')
    .select(['applications.id as applicationId', toldName.as('name'), 'step.to_status as to', 'step.at'])
    .where('applications.employer_id', '=', employerId)
    .where('applications.status_changed_at', '>', since)
    .where('step.kind', '=', 'status')
    .where('step.actor', '=', 'employer')
    .where('step.actor_user_id', '=', userId)
    .where('step.at', '>', since)
    .whereRef('step.to_status', '=', 'applications.status')
    .whereRef('step.at', '=', 'applications.status_changed_at')
    .where(noInvitationFollows)
    .orderBy('step.id', 'desc')
    .limit(100)
    .execute()
  // The cast: only insertApplicationEvent writes them.
  return rows as { applicationId: string; name: string | null; to: ApplicationStatus; at: Date }[]
}

/** Null when the move was undone. */
export async function findStepToTell(
  db: Database,
  id: number,
): Promise<{ applicationId: string; jobId: number; userId: string | null } | null> {
  const row = await db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_events.application_id')
    .select(['applications.id as applicationId', 'job_id as jobId', 'user_id as userId'])
    .where('application_events.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteApplicationEvent(db: Database, id: number): Promise<void> {
  await db.deleteFrom('application_events').where('id', '=', id).execute()
}
