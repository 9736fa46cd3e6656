import type { Membership } from '../actor.ts'
import type { Context } from '../context.ts'
import { requireEmployerPerson } from './employer.policy.ts'
import { loadEmployerHeads } from './employer-access.queries.ts'

export type ActedEmployer = Membership & { name: string; logoFileId: string | null }

/** The employers that the actor may act for, in the order of the lookup. @throws SignInRequired, NotAllowed */
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
