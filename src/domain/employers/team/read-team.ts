import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { canActForEmployer, canDecideForEmployer } from '../../caller/membership.policy.ts'
import { findRequests } from './employer-access.queries.ts'
import { findInvitationsOf } from './invitation.queries.ts'
import { loadTeam } from './team.queries.ts'

/**
 * An employer's team, for its members; invitations and requests only for those who decide them. `isSecured` members have access by the
 * employer's e-mail address, which only a profile change revokes.
 * @throws NotFound for everyone else
 */
export async function readTeam(ctx: Context, employerId: number) {
  if (!canActForEmployer(ctx.actor, employerId)) throw new NotFound()
  const canManage = canDecideForEmployer(ctx.actor, employerId)
  const [team, invitations, requests] = await Promise.all([
    loadTeam(ctx.db, employerId),
    canManage ? findInvitationsOf(ctx.db, employerId) : [],
    canManage ? findRequests(ctx.db, { employerIds: [employerId] }) : [],
  ])
  const own = 'userId' in ctx.actor ? ctx.actor.userId : null
  const owners = team.filter(({ role }) => role === 'owner').length
  return {
    canManage,
    members: team.map(({ userId, name, email, role, way }) => ({
      userId,
      name,
      email,
      role,
      isSelf: userId === own,
      isSecured: way === 'email',
      isLastOwner: role === 'owner' && owners === 1,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt,
      isExpired: expiresAt <= ctx.now(),
    })),
    requests,
  }
}
export type Team = Awaited<ReturnType<typeof readTeam>>
