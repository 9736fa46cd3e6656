import type { UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import type { PersonRow } from '../account.queries.ts'
import { loadMemberships } from '../membership.queries.ts'

/** What the person would be when signed in, for an administrator who only looks. The caller has asked its policy. */
export async function actorForView(ctx: Context, person: PersonRow): Promise<UserActor> {
  const isEmployer = person.role === 'employer'
  return {
    kind: 'user',
    userId: person.id,
    // None of the person's: no row has it.
    sessionId: '00000000-0000-0000-0000-000000000000',
    role: person.role,
    isJobSeeker: person.role === 'job_seeker' || person.hasSeekerProfile,
    memberships: isEmployer ? await loadMemberships(ctx.db, person.id, person.email) : [],
    assurance: 'aal2',
    isOnlyViewed: true,
  }
}
