import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canActForEmployer, canDecideForEmployer } from '../caller/membership.policy.ts'
import { loadOverviewFacts } from './overview.queries.ts'

export type NextStep = {
  kind: 'requests' | 'applications' | 'questions' | 'profile' | 'logo' | 'first-job'
  /** 1 where there is nothing to count. */
  count: number
}

/**
 * Recommended next steps for an employer's team member, most urgent first; without those that only owners may do for recruiters.
 * @throws NotFound for everyone who does not act for the employer
 */
export async function readNextSteps(ctx: Context, employerId: number): Promise<NextStep[]> {
  if (!canActForEmployer(ctx.actor, employerId)) throw new NotFound()
  const facts = await loadOverviewFacts(ctx.db, employerId, ctx.now())
  if (!facts) throw new NotFound()
  const isOwner = canDecideForEmployer(ctx.actor, employerId)
  const isComplete = facts.hasDescription && facts.hasPlace && facts.hasContact
  const steps: NextStep[] = [
    { kind: 'requests', count: isOwner ? facts.requests : 0 },
    { kind: 'applications', count: facts.waitingApplications },
    { kind: 'questions', count: facts.askedJobs },
    { kind: 'first-job', count: facts.hasJobs ? 0 : 1 },
    { kind: 'profile', count: isOwner && !isComplete ? 1 : 0 },
    { kind: 'logo', count: isOwner && isComplete && !facts.hasLogo ? 1 : 0 },
  ]
  return steps.filter(({ count }) => count > 0)
}
