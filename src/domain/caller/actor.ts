import type { AdminRole } from './admin-role.values.ts'
import type { ApiScope } from './scope.values.ts'

/** Assurance level of a session: `aal2` after a second factor. */
export type AssuranceLevel = 'aal1' | 'aal2'

export type Role = 'job_seeker' | 'employer'

/** An employer that the person may act for. */
export type Membership = { employerId: number; role: 'owner' | 'recruiter' }

/** Signed in to the site realm, with the second factor if the person has one. */
export type UserActor = {
  kind: 'user'
  userId: string
  sessionId: string
  /** Null until chosen: sign-up through an external provider does not set it. */
  role: Role | null
  /** Has a seeker profile: every job seeker, and employers' people who added one. */
  isJobSeeker: boolean
  /** The employers with access, in the order of the query; suggested ones are not included. */
  memberships: readonly Membership[]
  assurance: AssuranceLevel
  /** An administrator looks at the site as this person: the database refuses every change. */
  isOnlyViewed?: true
}

/** Signed in to the admin realm. */
export type AdminActor = {
  kind: 'admin'
  userId: string
  adminId: number
  sessionId: string
  role: AdminRole
}

/** An administrator who can no longer postpone the second factor: may only set one up and sign out. */
export type EnrollingActor = { kind: 'enrolling'; userId: string; sessionId: string }

/** Has a second factor that this session has not passed: may only answer its challenge and sign out. */
export type ChallengedActor = { kind: 'challenged'; userId: string; sessionId: string }

/** A program with an employer's API key: may do what its recruiters may, limited by the scopes. */
export type KeyActor = { kind: 'key'; keyId: number; employerId: number; scopes: readonly ApiScope[] }

/** The authenticated caller. Resolved once per request, task or command; the only basis for access decisions. */
export type Actor =
  | { kind: 'guest' }
  | ChallengedActor
  | EnrollingActor
  | UserActor
  | AdminActor
  | KeyActor
  /** The operator's commands, and background tasks. */
  | { kind: 'system' }

export const guest: Actor = { kind: 'guest' }
export const system: Actor = { kind: 'system' }

/** An administrator looks at the site as this person: nothing may be noted as the person's doing. */
export function isOnlyViewed(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isOnlyViewed === true
}
