import type { Database } from '../../db/client.ts'

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

/** The invitations to an interview with their proposed times, newest first. */
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
  // The cast: the table checks kind and status.
  return invitations.map(invitation => ({
    ...invitation,
    slots: slots.flatMap(({ invitationId, ...slot }) => (invitationId === invitation.id ? [slot] : [])),
  })) as Invitation[]
}
