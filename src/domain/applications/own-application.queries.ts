import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { type ApplicationStatus, applicationStatuses, type StatusCounts } from './application.status.ts'

export type OwnApplicationRow = {
  id: string
  status: ApplicationStatus
  jobId: number
  jobTitle: string
  jobSlug: string
  employerId: number
  employerName: string
  employerSlug: string
  place: string | null
  createdAt: Date
  statusChangedAt: Date
  firstViewedAt: Date | null
  deleteAfter: Date | null
  unreadMessages: number
  hasOpenInvitation: boolean
}

/** A person's applications: those awaiting their answer first, then open ones, each by last change. */
export async function listOwn(
  db: Database,
  of: { userId: string; statuses: readonly ApplicationStatus[]; limit: number; offset: number },
): Promise<OwnApplicationRow[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select(eb => [
      'applications.id',
      'applications.status',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'jobs.slug as jobSlug',
      'employers.id as employerId',
      'employers.name as employerName',
      'employers.slug as employerSlug',
      eb
        .selectFrom('job_places')
        .select('job_places.name')
        .whereRef('job_places.job_id', '=', 'jobs.id')
        .orderBy('job_places.position')
        .limit(1)
        .as('place'),
      'applications.created_at as createdAt',
      'applications.status_changed_at as statusChangedAt',
      'applications.first_viewed_at as firstViewedAt',
      'applications.delete_after as deleteAfter',
      eb
        .selectFrom('application_messages')
        .select(sub => sub.fn.countAll<number>().as('count'))
        .whereRef('application_messages.application_id', '=', 'applications.id')
        .where('sender', '=', 'employer')
        .where('read_at', 'is', null)
        .as('unreadMessages'),
      eb
        .exists(
          eb
            .selectFrom('interview_invitations')
            .select('interview_invitations.id')
            .whereRef('interview_invitations.application_id', '=', 'applications.id')
            .where('interview_invitations.status', '=', 'open'),
        )
        .as('hasOpenInvitation'),
    ])
    .where('applications.user_id', '=', of.userId)
    .where('applications.status', 'in', [...of.statuses])
    .orderBy('hasOpenInvitation', 'desc')
    .orderBy(sql`applications.status in ('invited', 'applied', 'interview')`, 'desc')
    .orderBy('unreadMessages', 'desc')
    .orderBy('applications.status_changed_at', 'desc')
    .orderBy('applications.id')
    .limit(of.limit)
    .offset(of.offset)
    .execute()
  // The cast: a check constraint limits the status; a count exists for every row.
  return rows as OwnApplicationRow[]
}

export async function countOwn(db: Database, userId: string): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('applications')
    .select(eb => ['status', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('status')
    .execute()
  return asCounts(rows)
}

export function asCounts(rows: readonly { status: string; count: number }[]): StatusCounts {
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  // The cast: every status has its count.
  return Object.fromEntries(
    applicationStatuses.map(status => [status, found.get(status) ?? 0]),
  ) as StatusCounts
}

/** Assigns guest applications with this address to the account and invalidates their links. @returns which */
export async function adoptByEmail(
  db: Database,
  of: { userId: string; email: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('applications')
    .set({ user_id: of.userId, link_key: null, updated_at: of.now, version: sql`version + 1` })
    .where('user_id', 'is', null)
    .where('applicant_email', '=', of.email)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setLinkKey(db: Database, id: string, linkKey: string): Promise<void> {
  await db.updateTable('applications').set({ link_key: linkKey }).where('id', '=', id).execute()
}

/** Guest applications with this address, newest first. */
export async function findGuestApplications(db: Database, email: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('applicant_email', '=', email)
    .where('user_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
