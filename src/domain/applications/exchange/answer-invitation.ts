import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { canInvite } from '../application.policy.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { loadForApplicant, type OwnKey } from '../load-application.ts'
import { shownName } from '../shown-name.ts'
import { tellEmployer, tellPrograms } from '../steps/tell-of-application.ts'
import { type Invitation, listInvitations, saveInvitationAnswer } from './invitation.queries.ts'

type Answer = { slotId: number } | { decline: true; note?: string | null }

/**
 * Picks one of the proposed times, or none of them; the employer's team is notified. Declining does not change the application's status.
 * @throws {NotFound}; {Conflict} `application.no-invitation` when none is open; {Invalid} on `slotId` for a time that is not among them or
 * has passed
 */
export async function answerInvitation(ctx: Context, input: OwnKey & Answer): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, input, { lock: true })
    const { id: applicationId, jobTitle: job } = application
    const invitations = await listInvitations(inside.db, applicationId)
    const invitation = invitations.find(({ status }) => status === 'open')
    if (!invitation || !canInvite(application.status)) throw new Conflict('application.no-invitation')
    const now = inside.now()
    const slot = 'slotId' in input ? slotOf(invitation, input.slotId, now) : null
    await saveInvitationAnswer(inside.db, { invitationId: invitation.id, slotId: slot?.id ?? null, now })
    await insertApplicationEvent(inside.db, {
      applicationId,
      kind: 'invitation-answered',
      party: 'applicant',
      userId,
      note: 'decline' in input ? (input.note ?? null) : null,
      at: now,
    })
    const { status } = application
    await tellPrograms(inside, application, {
      event: 'application.invitation-answered',
      status,
      by: 'applicant',
    })
    const time = slot?.startsAt.toISOString() ?? null
    await tellEmployer(inside, application, {
      template: 'invitation-answered',
      fill: (reader, locale) => {
        const calendarUrl = ctx.links.employerCalendar(applicationId, locale)
        return { ...reader, applicant: shownName(application, locale), job, time, calendarUrl }
      },
    })
  })
}

function slotOf(invitation: Invitation, slotId: number, now: Date): Invitation['slots'][number] {
  const slot = invitation.slots.find(({ id }) => id === slotId)
  if (!slot || slot.startsAt <= now) throw new Invalid({ slotId: [{ key: 'application.slot-gone' }] })
  return slot
}
