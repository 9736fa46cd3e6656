import type { Actor } from '../actor.ts'
import { NotAllowed, NotFound } from '../errors.ts'
import { endedStatuses, type JobStatus } from './job.status.ts'

type Job = { status: JobStatus; validThrough: Date | null }

/** Published and not past its last day: only such jobs are found, listed and counted. */
export function isLive(job: Job, now: Date): boolean {
  return job.status === 'published' && (job.validThrough === null || job.validThrough > now)
}

/** Everyone may read a job that is or was public; drafts and jobs under review are known to the operator alone. */
export function canReadJob(actor: Actor, job: Job): boolean {
  if (actor.kind === 'system') return job.status !== 'deleted'
  return job.status === 'published' || endedStatuses.includes(job.status)
}

/** Everyone may know that a job which once was public is gone for good. */
export function canKnowJobIsGone(job: Job & { publishedAt: Date | null }): boolean {
  return (job.status === 'deleted' || job.status === 'archived') && job.publishedAt !== null
}

/**
 * Publishing, changing and ending is done by the feed importer and the operator's commands alone.
 * @throws NotAllowed, or NotFound when the actor may not even know of the job.
 */
export function requireManager(actor: Actor, job: Job): void {
  if (actor.kind === 'system') return
  throw canReadJob(actor, job) ? new NotAllowed() : new NotFound()
}
