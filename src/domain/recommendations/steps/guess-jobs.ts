import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { Context } from '../../caller/context.ts'
import { listSimilarJobsForEach } from '../../job-search/list-similar-jobs.ts'
import { listPublicJobs } from '../../job-search/steps/list-public-jobs.ts'
import { listMarkedJobs } from '../marked-job.queries.ts'

/** A job like one that the person has saved or applied to, whose title says why. */
export type Guess = { job: JobRow; likeTitle: string }

const marksRead = 5

/** At most `limit` guesses for whoever has marked ads but says nothing in the profile; one of each ad first, then the next of each. */
export async function guessJobs(ctx: Context, userId: string, limit: number): Promise<Guess[]> {
  const marked = await listPublicJobs(ctx, await listMarkedJobs(ctx.db, userId, marksRead))
  const similar = await listSimilarJobsForEach(ctx, marked, limit)
  const seen = new Set(marked.map(({ id }) => id))
  const guesses: Guess[] = []
  for (let place = 0; place < limit; place++) {
    for (const { id, title } of marked) {
      const job = similar.get(id)?.[place]
      if (!job || seen.has(job.id)) continue
      seen.add(job.id)
      guesses.push({ job, likeTitle: title })
    }
  }
  return guesses.slice(0, limit)
}
