import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { listPublicJobs } from '../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { deleteDismissal, saveDismissal } from './dismissal.queries.ts'
import { type DismissalChoice, type NamedRule, reasonOf } from './recommendation.values.ts'
import { countRules, deleteRule, insertRule } from './rule.queries.ts'
import { ruleOfDismissal } from './steps/rule-of-dismissal.ts'

export type Dismissed = {
  title: string
  /** What the reason made, with the employer's name where it is about one; null when nothing follows from it. */
  rule: NamedRule | null
}

/** More than anyone reads through; each is applied to every recommendation. */
const mostRules = 200

/**
 * Hides an ad from the person's recommendations. A reason may make a rule, which is returned to be shown; without a reason only this ad is
 * hidden, and those like it for 30 days. Nothing else is learned.
 * @throws {NotFound} for an ad that is not public; {Conflict} with 200 rules
 */
export async function dismissJob(
  ctx: Context,
  { jobId, because }: { jobId: number; because?: DismissalChoice | null | undefined },
): Promise<Dismissed> {
  const { userId } = requireJobSeeker(ctx.actor)
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  const rule = because ? ruleOfDismissal(because, job) : null
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const now = inside.now()
    await forgetDismissal(inside, userId, jobId)
    if (rule && (await countRules(db, userId)) >= mostRules)
      throw new Conflict('recommendation.problem.rules')
    // One that the person has already is not made again, and stays when this is undone.
    const ruleId = rule && (await insertRule(db, userId, rule, now))
    await saveDismissal(db, userId, { jobId, reason: because ? reasonOf(because) : null, ruleId }, now)
    const { title, employer } = job
    return { title, rule: rule && { ...rule, employer: employer.name } }
  })
}

/** Shows the ad again, and drops the rule that its dismissal made. Does nothing for an ad that is not dismissed. */
export async function undoDismissal(ctx: Context, { jobId }: { jobId: number }): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await inTransaction(ctx, inside => forgetDismissal(inside, userId, jobId))
}

async function forgetDismissal(ctx: Context, userId: string, jobId: number): Promise<void> {
  const ruleId = await deleteDismissal(ctx.db, userId, jobId)
  if (ruleId) await deleteRule(ctx.db, userId, ruleId)
}
