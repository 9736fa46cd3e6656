import type { Database } from '../../db/client.ts'
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
): Promise<void> {
  await db
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
    .execute()
}

export type ApplicationEvent = {
  kind: ApplicationEventKind
  from: ApplicationStatus | null
  to: ApplicationStatus | null
  party: Party | 'system'
  /** Who of the employer's people; the applicant is not told. */
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
      'users.name as personName',
      'note',
      'at',
    ])
    .where('application_id', '=', applicationId)
    .orderBy('application_events.id')
    .execute()
  // The cast: only insertApplicationEvent writes them.
  return rows as ApplicationEvent[]
}
