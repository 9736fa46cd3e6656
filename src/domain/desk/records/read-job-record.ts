import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import {
  type Duplicate,
  type JobMove,
  type JobRow,
  listDuplicates,
  listJobMoves,
  loadJobRow,
} from './job-record.queries.ts'

export type JobRecord = JobRow & { duplicates: Duplicate[]; moves: JobMove[] }

const shownDuplicates = 20
const shownMoves = 100

/** What those who run the board need to know about an ad: where it is from, what is odd about it, and what became of it. @throws {NotFound} */
export async function readJobRecord(ctx: Context, { jobId }: { jobId: number }): Promise<JobRecord> {
  requirePermission(ctx, 'jobs.read')
  const row = await loadJobRow(ctx.db, jobId)
  if (!row) throw new NotFound()
  const [duplicates, moves] = await Promise.all([
    listDuplicates(ctx.db, row, shownDuplicates),
    listJobMoves(ctx.db, jobId, shownMoves),
  ])
  return { ...row, duplicates, moves }
}
