import { createHash, randomBytes } from 'node:crypto'
import { dayMinutes, daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { findPerson, findPersonWithEmail } from '../../accounts/find-person.ts'
import { limitStrangersMails } from '../../accounts/steps/limit-mails.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { requireOwner } from '../../caller/membership.policy.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { deleteInvitation, upsertInvitation } from './invitation.queries.ts'
import { loadTeam, lockTeam, type TeamRole } from './team.queries.ts'

/**
 * Invites someone by mail to act for the employer; the link is valid for 7 days. Inviting an address again sends a new link.
 * @throws {Conflict} when the person already acts for the employer
 */
export async function inviteMember(
  ctx: Context,
  input: { employerId: number; email: string; role: TeamRole },
): Promise<void> {
  const { employerId, email, role } = input
  const { userId } = requireOwner(ctx.actor, employerId)
  const limit = { kind: 'team-invitation', tries: limits.teamInvitationsPerDay, windowMinutes: dayMinutes }
  await limitTries(ctx, { ...limit, subject: userId })
  await limitStrangersMails(ctx, email)
  await inTransaction(ctx, async inside => {
    const employer = await lockTeam(inside.db, employerId)
    if (employer === null) throw new NotFound()
    const team = await loadTeam(inside.db, employerId)
    if (team.some(member => member.email === email)) throw new Conflict('employer-area.team.already-member')
    const token = randomBytes(32).toString('base64url')
    const now = inside.now()
    const expiresAt = daysAfter(now, limits.teamInvitationDays)
    const invitation = { employerId, email, role, tokenHash: hashOf(token), invitedBy: userId }
    await upsertInvitation(inside.db, { ...invitation, expiresAt, now })
    await noteEvent(inside, 'employer-member-invited', { details: { employerId, role } })
    const [inviter, known] = await Promise.all([
      findPerson(inside, userId),
      findPersonWithEmail(inside, email),
    ])
    const locale = known?.locale ?? inside.locale
    await queueMail(inside, {
      to: email,
      template: 'team-invitation',
      props: {
        person: inviter?.name ?? '',
        employer,
        url: inside.links.teamInvitation(token, locale),
        days: limits.teamInvitationDays,
      },
      locale,
      userId: known?.id,
    })
  })
}

/** @throws {NotFound} when it was accepted or withdrawn meanwhile */
export async function withdrawInvitation(
  ctx: Context,
  input: { employerId: number; invitationId: string },
): Promise<void> {
  const { employerId, invitationId } = input
  requireOwner(ctx.actor, employerId)
  await inTransaction(ctx, async inside => {
    if (!(await deleteInvitation(inside.db, employerId, invitationId))) throw new NotFound()
    await noteEvent(inside, 'employer-invitation-withdrawn', { details: { employerId } })
  })
}

/** The token itself is not stored; it cannot be derived from the hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
