import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canActForEmployer, canDecideForEmployer, requireOwner } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { upsertLink } from './employer-access.queries.ts'
import {
  clearDirectOwner,
  deleteLink,
  loadTeam,
  lockTeam,
  type MemberRow,
  type TeamRole,
} from './team.queries.ts'

type Input = { employerId: number; userId: string }

/** Changes a team member's role. @throws {Conflict} for the last owner */
export async function changeMemberRole(ctx: Context, input: Input & { role: TeamRole }): Promise<void> {
  const { employerId, userId, role } = input
  const person = requireOwner(ctx.actor, employerId)
  await inTransaction(ctx, async inside => {
    const member = await lockedMember(inside, input)
    if (member.role === role) return
    if (role === 'recruiter') await giveUpOwnership(inside, employerId, member)
    const decidedBy = person.userId
    await upsertLink(inside.db, { userId, employerId, role, decidedBy, now: inside.now() })
    await noteEvent(inside, 'employer-member-changed', { userId, details: { employerId, role } })
  })
}

/**
 * Removes a team member; anyone may remove themselves. @throws {Conflict} for the last owner, and for someone whose access comes from the
 * employer's own e-mail address
 */
export async function removeMember(ctx: Context, input: Input): Promise<void> {
  const { employerId, userId } = input
  const person = requirePerson(ctx.actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (person.userId !== userId && !canDecideForEmployer(person, employerId)) throw new NotAllowed()
  await inTransaction(ctx, async inside => {
    const member = await lockedMember(inside, input)
    await giveUpOwnership(inside, employerId, member)
    await deleteLink(inside.db, employerId, userId)
    await noteEvent(inside, 'employer-member-removed', { userId, details: { employerId } })
  })
}

type Locked = MemberRow & { isLastOwner: boolean }

async function lockedMember(ctx: Context, { employerId, userId }: Input): Promise<Locked> {
  await lockTeam(ctx.db, employerId)
  const team = await loadTeam(ctx.db, employerId)
  const member = team.find(each => each.userId === userId)
  if (!member) throw new NotFound()
  const owners = team.filter(({ role }) => role === 'owner').length
  return { ...member, isLastOwner: member.role === 'owner' && owners === 1 }
}

async function giveUpOwnership(ctx: Context, employerId: number, member: Locked): Promise<void> {
  if (member.isLastOwner) throw new Conflict('employer-area.team.last-owner')
  if (member.way === 'email') throw new Conflict('employer-area.team.by-email')
  if (member.way === 'direct') await clearDirectOwner(ctx.db, employerId, member.userId, ctx.now())
}
