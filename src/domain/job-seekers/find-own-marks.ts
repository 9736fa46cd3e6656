import type { ApplicationStatus } from '../applications/application.status.ts'
import type { Context } from '../caller/context.ts'
import { canSeekJobs } from './job-seeker.policy.ts'
import { listOwnMarks } from './own-mark.queries.ts'

export type OwnApplicationMark = { id: string; status: ApplicationStatus; sentAt: Date }

/** What a job seeker did with the things on a page. */
export type OwnMarks = {
  savedJobs: ReadonlySet<number>
  savedEmployers: ReadonlySet<number>
  viewedJobs: ReadonlySet<number>
  /** The last application to each job. */
  applications: ReadonlyMap<number, OwnApplicationMark>
}

/** Of whoever has none. */
export const noMarks: OwnMarks = {
  savedJobs: new Set(),
  savedEmployers: new Set(),
  viewedJobs: new Set(),
  applications: new Map(),
}

/**
 * Which of the things on a page the job seeker has on the list, has read or has applied to: one question to the database, and none
 * for everyone else. A guest has no such marks: keeping them would need storage that nobody agreed to, and would tell who uses the device next.
 */
export async function findOwnMarks(
  ctx: Context,
  { jobIds = [], employerIds = [] }: { jobIds?: readonly number[]; employerIds?: readonly number[] },
): Promise<OwnMarks> {
  if (!canSeekJobs(ctx.actor) || jobIds.length + employerIds.length === 0) return noMarks
  const rows = await listOwnMarks(ctx.db, { userId: ctx.actor.userId, jobIds, employerIds })
  const idsOf = (kind: (typeof rows)[number]['kind']) =>
    new Set(rows.filter(row => row.kind === kind).map(({ id }) => id))
  return {
    savedJobs: idsOf('saved-job'),
    savedEmployers: idsOf('saved-employer'),
    viewedJobs: idsOf('viewed-job'),
    applications: new Map(rows.flatMap(({ id, application }) => (application ? [[id, application]] : []))),
  }
}
