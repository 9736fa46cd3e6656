import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type InvitationKind = 'on-site' | 'phone' | 'video'

export type Slot = { id: number; startsAt: Date; minutes: number; isChosen: boolean }

export type Invitation = {
  id: string
  kind: InvitationKind
  place: string
  message: string
  status: 'open' | 'accepted' | 'declined' | 'cancelled'
  createdAt: Date
  answeredAt: Date | null
  slots: Slot[]
}

/** Interview invitations with their proposed times, newest first. */
export async function listInvitations(db: Database, applicationId: string): Promise<Invitation[]> {
  const [invitations, slots] = await Promise.all([
    db
      .selectFrom('interview_invitations')
      .select([
        'id',
        'kind',
        'place',
        'message',
        'status',
        'created_at as createdAt',
        'answered_at as answeredAt',
      ])
      .where('application_id', '=', applicationId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('interview_slots')
      .innerJoin('interview_invitations', 'interview_invitations.id', 'interview_slots.invitation_id')
      .select([
        'invitation_id as invitationId',
        'interview_slots.id',
        'starts_at as startsAt',
        'minutes',
        'is_chosen as isChosen',
      ])
      .where('application_id', '=', applicationId)
      .orderBy('starts_at')
      .execute(),
  ])
  // The cast: check constraints limit kind and status.
  return invitations.map(invitation => ({
    ...invitation,
    slots: slots.flatMap(({ invitationId, ...slot }) => (invitationId === invitation.id ? [slot] : [])),
  })) as Invitation[]
}

export type NewSlot = { startsAt: Date; minutes: number }

export async function insertInvitation(
  db: Database,
  invitation: {
    applicationId: string
    kind: InvitationKind
    place: string
    message: string
    invitedBy: string
    slots: readonly NewSlot[]
    now: Date
  },
): Promise<void> {
  const { id } = await db
    .insertInto('interview_invitations')
    .values({
      application_id: invitation.applicationId,
      kind: invitation.kind,
      place: invitation.place,
      message: invitation.message,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('interview_slots')
    .values(
      invitation.slots.map(({ startsAt, minutes }) => ({ invitation_id: id, starts_at: startsAt, minutes })),
    )
    .execute()
}

export async function cancelOpenInvitations(db: Database, applicationId: string): Promise<void> {
  await db
    .updateTable('interview_invitations')
    .set({ status: 'cancelled' })
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .execute()
}

/**
 * Reopens an invitation that the undone decision had cancelled. Only decisions cancel the latest invitation; if another decision remains in
 * the history since then, that one did. Call it after the move was removed from the history.
 */
export async function reopenLastInvitation(db: Database, applicationId: string): Promise<void> {
  await sql`
    update interview_invitations set status = 'open'
    where status = 'cancelled' and id = (
      select id from interview_invitations where application_id = ${applicationId} order by created_at desc limit 1
    ) and not exists (
      select from application_events
      where application_id = ${applicationId} and kind = 'status' and to_status not in ('invited', 'applied', 'interview')
        and at >= interview_invitations.created_at
    )`.execute(db)
}

/** `slotId`: the chosen time, null for none of them. */
export async function saveInvitationAnswer(
  db: Database,
  answer: { invitationId: string; slotId: number | null; now: Date },
): Promise<void> {
  const { invitationId, slotId, now } = answer
  await db
    .updateTable('interview_invitations')
    .set({ status: slotId === null ? 'declined' : 'accepted', answered_at: now })
    .where('id', '=', invitationId)
    .execute()
  if (slotId === null) return
  await db.updateTable('interview_slots').set({ is_chosen: true }).where('id', '=', slotId).execute()
}
