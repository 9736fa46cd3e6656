import type { Actor, KeyActor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { requireSignedIn } from '../caller/person.policy.ts'
import { type JobParty, type JobStatus, publicStatuses } from './job.status.ts'

type Job = { status: JobStatus; validThrough: Date | null }
type OwnedJob = Job & { employerId: number }

/** Published and not past its closing date: only such jobs are found, listed and counted. */
export function isLive(job: Job, now: Date): boolean {
  return job.status === 'published' && (job.validThrough === null || job.validThrough > now)
}

/** Owners and recruiters of the employer, its API keys, administrators with `jobs.read` or `jobs.moderate`, and the system. */
export function canManageJobsOf(
  actor: Actor,
  employerId: number,
  scope: 'jobs:read' | 'jobs:write' = 'jobs:write',
): boolean {
  return partyFor(actor, employerId, scope) !== null
}

/** The actor's party with regard to an employer's jobs; null for outsiders. */
function partyFor(actor: Actor, employerId: number, scope: 'jobs:read' | 'jobs:write'): JobParty | null {
  if (actor.kind === 'system') return actor.kind
  if (actor.kind === 'admin')
    return hasPermission(actor, scope === 'jobs:read' ? 'jobs.read' : 'jobs.moderate') ? actor.kind : null
  if (actor.kind === 'key')
    return actor.employerId === employerId && actor.scopes.includes(scope) ? 'employer' : null
  if (actor.kind !== 'user') return null
  return actor.memberships.some(membership => membership.employerId === employerId) ? 'employer' : null
}

/** Jobs that are or were public are readable by everyone, drafts and jobs in review by those who manage them. */
export function canReadJob(actor: Actor, job: OwnedJob): boolean {
  if (publicStatuses.includes(job.status)) return true
  return job.status !== 'deleted' && canManageJobsOf(actor, job.employerId, 'jobs:read')
}

const goneStatuses: readonly JobStatus[] = ['deleted', 'archived', 'taken-down']

/** That a formerly public job has been deleted or taken down is no secret. */
export function canKnowJobIsGone(job: Job & { publishedAt: Date | null }): boolean {
  return goneStatuses.includes(job.status) && job.publishedAt !== null
}

/**
 * Publishing, changing and ending jobs. @returns the actor's party.
 * @throws SignInRequired for guests, NotAllowed, or NotFound when the actor may not know of the job.
 */
export function requireManager(actor: Actor, job: OwnedJob): JobParty {
  const party = partyFor(actor, job.employerId, 'jobs:write')
  if (party !== null) return party
  if (actor.kind === 'admin') throw new NotAllowed('admin.permission-missing')
  if (!canReadJob(actor, job)) throw new NotFound()
  if (actor.kind === 'key') throw keyRefused(actor, job.employerId)
  requireSignedIn(actor)
  throw new NotAllowed()
}

/** A missing scope is reported; another employer's job is not revealed. */
function keyRefused(key: KeyActor, employerId: number): NotAllowed | NotFound {
  return key.employerId === employerId ? new NotAllowed('integrations.problem.scope') : new NotFound()
}

export function requireReviewer(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'jobs.moderate')
}

/** Background tasks: expiry, reminders, link checks, pruning. */
export function canLookAfterJobs(actor: Actor): boolean {
  return actor.kind === 'system'
}
