import { findPerson } from '../accounts/find-person.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { employersOfPerson } from './steps/employers-of-person.ts'
import type { EmployerMapping } from './team/employer-access.schema.ts'

/** The employers the person belongs to or may belong to, most certain first; see {@link employersOfPerson}. */
export async function findOwnEmployers(ctx: Context): Promise<EmployerMapping[]> {
  const { userId } = requirePerson(ctx.actor)
  const person = await findPerson(ctx, userId)
  return person
    ? employersOfPerson(ctx, { userId, email: person.email, isConfirmed: person.isConfirmed })
    : []
}
