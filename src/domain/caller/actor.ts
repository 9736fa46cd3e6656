import type { ApiScope } from './scope.values.ts'

/** What a session is worth: `aal2` after a second factor. */
export type AssuranceLevel = 'aal1' | 'aal2'

export type Role = 'job_seeker' | 'employer'

/** An employer that a person may act for. */
export type Membership = { employerId: number; role: 'owner' | 'recruiter' }

/** Signed in through the site's own door, with the second factor when the person has one. */
export type UserActor = {
  kind: 'user'
  userId: string
  sessionId: string
  /** Null until chosen: someone who came through another provider is asked first. */
  role: Role | null
  /** Has a seeker profile: every job seeker, and an employer's person who added one. */
  isJobSeeker: boolean
  /** The employers with access, by the lookup's order; suggestions are not among them. */
  memberships: readonly Membership[]
  assurance: AssuranceLevel
}

/** Signed in through the administrators' door. */
export type AdminActor = { kind: 'admin'; userId: string; adminId: number; sessionId: string }

/** An administrator who has put off the second factor for as long as one may: may set one up and sign out, nothing else. */
export type EnrollingActor = { kind: 'enrolling'; userId: string; sessionId: string }

/** Has a second factor that this session has not seen: may answer its challenge and sign out, nothing else. */
export type ChallengedActor = { kind: 'challenged'; userId: string; sessionId: string }

/** A program with a key of an employer: may do what its recruiters may, as far as the scopes go, and nothing else. */
export type KeyActor = { kind: 'key'; keyId: number; employerId: number; scopes: readonly ApiScope[] }

/** Who asks. Made once per request, task or command; use cases decide by it and by nothing else. */
export type Actor =
  | { kind: 'guest' }
  | ChallengedActor
  | EnrollingActor
  | UserActor
  | AdminActor
  | KeyActor
  /** The operator at the machine: commands and background tasks. */
  | { kind: 'system' }

export const guest: Actor = { kind: 'guest' }
export const system: Actor = { kind: 'system' }
