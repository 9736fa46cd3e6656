import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { type AskedJob, listAskedJobs as listRows } from './asked-job.queries.ts'
import { requireAnswerer } from './job-question.policy.ts'

/** An employer's ads with open questions, those with most people waiting first. @throws NotFound for whoever does not act for it */
export async function listAskedJobs(ctx: Context, input: { employerId: number }): Promise<AskedJob[]> {
  requireAnswerer(ctx.actor, input.employerId)
  return listRows(ctx.db, { ...input, now: ctx.now(), limit: limits.questionsShown })
}
