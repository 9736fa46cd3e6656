import type { Actor, KeyActor } from '../caller/actor.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { requireSignedIn } from '../caller/person.policy.ts'
import { type JobParty, type JobStatus, publicStatuses } from './job.status.ts'

type Job = { status: JobStatus; validThrough: Date | null }
type OwnedJob = Job & { employerId: number }

/** Published and not past its last day: only such jobs are found, listed and counted. */
export function isLive(job: Job, now: Date): boolean {
  return job.status === 'published' && (job.validThrough === null || job.validThrough > now)
}

/** Owners and recruiters of the employer, programs with its key, administrators, and the site itself keep an employer's ads. */
export function canManageJobsOf(
  actor: Actor,
  employerId: number,
  scope: 'jobs:read' | 'jobs:write' = 'jobs:write',
): boolean {
  return partyFor(actor, employerId, scope) !== null
}

/** In which part somebody acts on the ads of an employer; null for everyone who has no part in them. */
function partyFor(actor: Actor, employerId: number, scope: 'jobs:read' | 'jobs:write'): JobParty | null {
  if (actor.kind === 'system' || actor.kind === 'admin') return actor.kind
  if (actor.kind === 'key')
    return actor.employerId === employerId && actor.scopes.includes(scope) ? 'employer' : null
  if (actor.kind !== 'user') return null
  return actor.memberships.some(membership => membership.employerId === employerId) ? 'employer' : null
}

/** Everyone may read a job that is or was public; drafts and jobs under review are known to those who keep them. */
export function canReadJob(actor: Actor, job: OwnedJob): boolean {
  if (publicStatuses.includes(job.status)) return true
  return job.status !== 'deleted' && canManageJobsOf(actor, job.employerId, 'jobs:read')
}

/** Everyone may know that a job which once was public is gone for good. */
export function canKnowJobIsGone(job: Job & { publishedAt: Date | null }): boolean {
  return (job.status === 'deleted' || job.status === 'archived') && job.publishedAt !== null
}

/**
 * Publishing, changing and ending is for those who keep the employer's ads. @returns their part in it.
 * @throws SignInRequired for guests, NotAllowed, or NotFound when the actor may not even know of the job.
 */
export function requireManager(actor: Actor, job: OwnedJob): JobParty {
  const party = partyFor(actor, job.employerId, 'jobs:write')
  if (party !== null) return party
  if (!canReadJob(actor, job)) throw new NotFound()
  if (actor.kind === 'key') throw keyRefused(actor, job.employerId)
  requireSignedIn(actor)
  throw new NotAllowed()
}

/** A key without the scope is told so; another employer's ad answers it like none. */
function keyRefused(key: KeyActor, employerId: number): NotAllowed | NotFound {
  return key.employerId === employerId ? new NotAllowed('integrations.problem.scope') : new NotFound()
}

/** Looking ads over before they appear is the administrators' work. */
export function requireReviewer(actor: Actor): void {
  if (actor.kind === 'admin' || actor.kind === 'system') return
  requireSignedIn(actor)
  throw new NotAllowed()
}

/** Ending what is over, reminding, looking whether addresses still lead to their ads, forgetting: background work. */
export function canLookAfterJobs(actor: Actor): boolean {
  return actor.kind === 'system'
}
