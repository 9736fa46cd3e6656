import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { canInvite, requireMove } from '../application.policy.ts'
import { updateApplication } from '../application.queries.ts'
import type { InvitationInput } from '../application.schema.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { loadForEmployer } from '../load-application.ts'
import { changeStatus } from '../steps/change-status.ts'
import { tellApplicant } from '../steps/tell-of-application.ts'
import { cancelOpenInvitations, insertInvitation } from './invitation.queries.ts'

/**
 * Invites to an interview with one to five proposed times; moves a new application to "interview", and replaces an unanswered invitation.
 * @throws {NotFound}; {Conflict} `application.decided`, `application.changed`; {Invalid} on `slots` for times that have passed
 */
export async function inviteApplicant(
  ctx: Context,
  input: InvitationInput & { applicationId: string; version?: number | undefined },
): Promise<void> {
  const { applicationId, kind, place, message, slots, version } = input
  if (slots.some(({ startsAt }) => startsAt <= ctx.now())) {
    throw new Invalid({ slots: [{ key: 'application.slot-passed' }] })
  }
  await inTransaction(ctx, async inside => {
    const { application, person } = await loadForEmployer(inside, applicationId, { lock: true })
    const { status, jobTitle: job, employerName: employer, firstAnsweredAt } = application
    if (!canInvite(status)) throw new Conflict('application.decided')
    const now = inside.now()
    const { userId } = person
    if (status !== 'interview') {
      requireMove(status, 'interview', 'employer')
      await changeStatus(inside, application, { to: 'interview', version, party: 'employer', userId })
    } else if (firstAnsweredAt === null) {
      await updateApplication(inside.db, applicationId, { first_answered_at: now }, now)
    }
    await cancelOpenInvitations(inside.db, applicationId)
    const invitation = { applicationId, kind, place, message, slots, invitedBy: userId, now }
    await insertInvitation(inside.db, invitation)
    const event = { applicationId, kind: 'invited' as const, party: 'employer' as const, userId, at: now }
    await insertApplicationEvent(inside.db, event)
    const times = slots.map(({ startsAt }) => startsAt.toISOString()).sort()
    await tellApplicant(inside, application, {
      template: 'interview-invitation',
      fill: reader => ({ ...reader, job, employer, kind, place, message, times }),
    })
  })
}
