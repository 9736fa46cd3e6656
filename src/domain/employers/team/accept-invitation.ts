import { termsVersion } from '../../accounts/account.schema.ts'
import { findPerson } from '../../accounts/find-person.ts'
import { openForEmployers } from '../../accounts/onboard.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { addSeekerProfile } from '../../job-seekers/add-seeker-profile.ts'
import { requireInvitable } from '../employer.policy.ts'
import { upsertLink } from './employer-access.queries.ts'
import {
  findInvitationByToken,
  findInvitationsTo,
  type InvitationRow,
  markAccepted,
} from './invitation.queries.ts'
import { hashOf } from './invite-member.ts'

/** What an invitation link shows to anyone who has it; `isForReader` when the signed-in person has the invited address. */
export type Invitation = Omit<InvitationRow, 'expiresAt'> & { isForReader: boolean }

/** @throws {NotFound}, alike for a link that is wrong, expired, withdrawn or used */
export async function readInvitation(ctx: Context, token: string): Promise<Invitation> {
  const found = await findInvitationByToken(ctx.db, hashOf(token), ctx.now())
  if (!found) throw new NotFound('employer-area.invitation.gone')
  const { expiresAt: _, ...invitation } = found
  return { ...invitation, isForReader: (await ownAddress(ctx)) === found.email }
}

/** Pending invitations for the person's confirmed address, who then needs no link. */
export async function listOwnInvitations(ctx: Context): Promise<Omit<InvitationRow, 'expiresAt'>[]> {
  const email = await ownAddress(ctx)
  if (email === null) return []
  const rows = await findInvitationsTo(ctx.db, email, ctx.now())
  return rows.map(({ expiresAt: _, ...invitation }) => invitation)
}

/**
 * Adds the person to the inviting employer's team. A job seeker stays one and can do both, and agrees to the terms for employers before.
 * @throws {NotFound} for an invitation to another address, or one that is gone; {Invalid} `account.terms-missing`
 */
export async function acceptInvitation(
  ctx: Context,
  input: { invitationId: string; agreesToTerms?: boolean },
): Promise<{ employerId: number }> {
  const { userId, role: ownRole } = requireInvitable(ctx.actor)
  const isSeeker = ownRole === 'job_seeker'
  if (isSeeker && !input.agreesToTerms) throw new Invalid({ terms: [{ key: 'account.terms-missing' }] })
  return inTransaction(ctx, async inside => {
    const own = await listOwnInvitations(inside)
    const invitation = own.find(({ id }) => id === input.invitationId)
    if (!invitation || !(await markAccepted(inside.db, invitation.id, inside.now()))) {
      throw new NotFound('employer-area.invitation.gone')
    }
    const { employerId, role } = invitation
    if (isSeeker) {
      await addSeekerProfile(inside)
      await openForEmployers(inside, userId)
    }
    await upsertLink(inside.db, { userId, employerId, role, decidedBy: null, now: inside.now() })
    const details = { employerId, role, ...(isSeeker && { terms: termsVersion }) }
    await noteEvent(inside, 'employer-member-joined', { details })
    return { employerId }
  })
}

async function ownAddress(ctx: Context): Promise<string | null> {
  if (ctx.actor.kind !== 'user') return null
  const person = await findPerson(ctx, ctx.actor.userId)
  return person?.isConfirmed ? person.email : null
}
