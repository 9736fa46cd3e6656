import type { ApplicationStatus } from '../applications/application.status.ts'
import type { Context } from '../caller/context.ts'
import { canSeekJobs } from './job-seeker.policy.ts'
import { listOwnMarks } from './own-mark.queries.ts'

export type OwnApplicationMark = { id: string; status: ApplicationStatus; sentAt: Date }

export type OwnMarks = {
  savedJobs: ReadonlySet<number>
  savedEmployers: ReadonlySet<number>
  viewedJobs: ReadonlySet<number>
  /** The last application to each job. */
  applications: ReadonlyMap<number, OwnApplicationMark>
}

/**
 * For everyone without marks.
 * @internal for its test
 */
export const noMarks: OwnMarks = {
  savedJobs: new Set(),
  savedEmployers: new Set(),
  viewedJobs: new Set(),
  applications: new Map(),
}

/**
 * Which items of a page the job seeker has saved, viewed or applied to: one query, and none for everyone else. Guests have no marks: they
 * would need storage without consent, and would reveal activity to the device's next user.
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
