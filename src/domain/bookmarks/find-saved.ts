import type { Context } from '../context.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { findSavedIds } from './bookmark.queries.ts'

export type Saved = { jobs: ReadonlySet<number>; employers: ReadonlySet<number> }

const none: Saved = { jobs: new Set(), employers: new Set() }

/** Which of the things on a page the job seeker has on the list: one question to the database, and none for everyone else. */
export async function findSaved(
  ctx: Context,
  { jobIds = [], employerIds = [] }: { jobIds?: readonly number[]; employerIds?: readonly number[] },
): Promise<Saved> {
  if (!canSeekJobs(ctx.actor) || jobIds.length + employerIds.length === 0) return none
  const rows = await findSavedIds(ctx.db, { userId: ctx.actor.userId, jobIds, employerIds })
  const idsOf = (kind: 'job' | 'employer') =>
    new Set(rows.filter(row => row.kind === kind).map(({ id }) => id))
  return { jobs: idsOf('job'), employers: idsOf('employer') }
}
