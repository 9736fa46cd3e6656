import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { ownerOf } from '../../files/file.policy.ts'
import { canReadJob, isLive } from '../../jobs/job.policy.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import { findOpenApplication } from '../application.queries.ts'
import { findReader } from '../people.queries.ts'
import { readApplicationDraft } from './application-drafts.ts'
import { questionsIn } from './check-answers.ts'
import { findProfileCv, loadJobToApply } from './job-to-apply.queries.ts'

/**
 * What the page for applying needs: the ad's questions, who is signed in with the CV of the profile, an application that is open
 * already, and the draft. @throws {NotFound}
 */
export async function readApplyForm(ctx: Context, { jobId }: { jobId: number }) {
  const job = await loadJobToApply(ctx.db, jobId)
  // The cast: a check constraint limits the column to these.
  const state = job && {
    status: job.status as JobStatus,
    validThrough: job.validThrough,
    employerId: job.employerId,
  }
  if (!job || !state || !canReadJob(ctx.actor, state)) throw new NotFound()
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  const [person, cv, draft] = await Promise.all([
    userId === null ? null : findReader(ctx.db, userId),
    userId === null ? null : findProfileCv(ctx.db, userId),
    ownerOf(ctx) === null ? null : readApplicationDraft(ctx, { jobId }),
  ])
  const { id, title, slug, category, employerId, employerName } = job
  return {
    job: { id, title, slug, category, employerId, employerName },
    questions: questionsIn(job.questions),
    isOpen: isLive(state, ctx.now()) && job.applyWay === 'here',
    /** Its page says how: by another site or by mail. */
    isElsewhere: isLive(state, ctx.now()) && job.applyWay !== 'here',
    person: person && { name: person.name, email: person.email },
    openApplicationId:
      person && (await findOpenApplication(ctx.db, { jobId, userId: person.userId, email: person.email })),
    cv,
    draft,
  }
}
