import type { Membership } from '../actor.ts'
import type { Context } from '../context.ts'
import { requireEmployerPerson } from './employer.policy.ts'
import { loadEmployerNames } from './employer-access.queries.ts'

export type ActedEmployer = Membership & { name: string }

/** The employers that the actor may act for, in the order of the lookup. @throws SignInRequired, NotAllowed */
export async function listActedEmployers(ctx: Context): Promise<ActedEmployer[]> {
  const { memberships } = requireEmployerPerson(ctx.actor)
  const names = await loadEmployerNames(
    ctx.db,
    memberships.map(({ employerId }) => employerId),
  )
  return memberships.flatMap(membership => {
    const name = names.get(membership.employerId)
    return name === undefined ? [] : [{ ...membership, name }]
  })
}
