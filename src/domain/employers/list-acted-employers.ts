import type { Membership } from '../caller/actor.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { requireEmployerPerson } from './employer.policy.ts'
import { loadEmployerHeads } from './team/employer-access.queries.ts'

export type ActedEmployer = Membership & { name: string; logoFileId: string | null }

/** The employers the actor may act for, in the specification's order. @throws SignInRequired, NotAllowed */
export async function listActedEmployers(ctx: Context): Promise<ActedEmployer[]> {
  const { memberships } = requireEmployerPerson(ctx.actor)
  const heads = await loadEmployerHeads(
    ctx.db,
    memberships.map(({ employerId }) => employerId),
  )
  return memberships.flatMap(membership => {
    const head = heads.get(membership.employerId)
    return head ? [{ ...membership, ...head }] : []
  })
}

/** Any employer, for an administrator acting on its behalf. @throws SignInRequired, NotAllowed, NotFound */
export async function readActedEmployer(ctx: Context, employerId: number): Promise<ActedEmployer> {
  requirePermission(ctx, 'employers.decide')
  const head = (await loadEmployerHeads(ctx.db, [employerId])).get(employerId)
  if (!head) throw new NotFound()
  return { employerId, role: 'owner', ...head }
}
