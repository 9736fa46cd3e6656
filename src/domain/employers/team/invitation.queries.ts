import type { Database } from '../../../db/client.ts'
import type { TeamRole } from './team.queries.ts'

export type InvitationRow = {
  id: string
  employerId: number
  employerName: string
  email: string
  role: TeamRole
  inviterName: string | null
  expiresAt: Date
}

function openInvitations(db: Database) {
  return db
    .selectFrom('employer_invitations')
    .innerJoin('employers', 'employers.id', 'employer_invitations.employer_id')
    .leftJoin('users', 'users.id', 'employer_invitations.invited_by')
    .select([
      'employer_invitations.id',
      'employers.id as employerId',
      'employers.name as employerName',
      'employer_invitations.email',
      'employer_invitations.role',
      'users.name as inviterName',
      'employer_invitations.expires_at as expiresAt',
    ])
    .where('employer_invitations.accepted_at', 'is', null)
    .orderBy('employer_invitations.created_at')
}

// The casts below: a check constraint keeps the role to the two.

/** Pending invitations; including expired ones, so that they can be sent again. */
export async function findInvitationsOf(db: Database, employerId: number): Promise<InvitationRow[]> {
  const rows = await openInvitations(db).where('employers.id', '=', employerId).execute()
  return rows as InvitationRow[]
}

export async function findInvitationByToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const row = await openInvitations(db)
    .where('employer_invitations.token_hash', '=', tokenHash)
    .where('employer_invitations.expires_at', '>', now)
    .executeTakeFirst()
  return (row as InvitationRow | undefined) ?? null
}

/** @param email in lower case */
export async function findInvitationsTo(db: Database, email: string, now: Date): Promise<InvitationRow[]> {
  const rows = await openInvitations(db)
    .where('employer_invitations.email', '=', email)
    .where('employer_invitations.expires_at', '>', now)
    .execute()
  return rows as InvitationRow[]
}

/** A second invitation to the same address replaces the first, whose link stops working. */
export async function upsertInvitation(
  db: Database,
  invitation: {
    employerId: number
    email: string
    role: TeamRole
    tokenHash: string
    invitedBy: string
    expiresAt: Date
    now: Date
  },
): Promise<void> {
  const values = {
    role: invitation.role,
    token_hash: invitation.tokenHash,
    invited_by: invitation.invitedBy,
    expires_at: invitation.expiresAt,
    created_at: invitation.now,
  }
  await db
    .insertInto('employer_invitations')
    .values({ employer_id: invitation.employerId, email: invitation.email, ...values })
    .onConflict(conflict =>
      conflict.columns(['employer_id', 'email']).where('accepted_at', 'is', null).doUpdateSet(values),
    )
    .execute()
}

/** False when it was accepted or withdrawn meanwhile. */
export async function markAccepted(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employer_invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteInvitation(db: Database, employerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('employer_invitations')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deleteInvitationsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('employer_invitations')
    .where(eb => eb.or([eb('accepted_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}
