import { randomUUID } from 'node:crypto'
import { daysBefore } from '../../basics/time.ts'
import { moveOwnJob } from '../../domain/job-ads/move-own-job.ts'
import { postJob } from '../../domain/job-ads/post-job.ts'
import { saveJobDraft } from '../../domain/job-ads/save-job-draft.ts'
import { expireJobs } from '../../domain/jobs/expire-jobs.ts'
import { switchModeration } from '../../domain/jobs/switch-moderation.ts'
import type { HiringAd } from './hiring-data.ts'
import { at, known, type Stage } from './stage.ts'

/** The employers' jobs and drafts; those meant for review stay in it. */
export async function postAds(stage: Stage): Promise<void> {
  for (const ad of stage.data.ads) stage.jobIds.set(ad.key, await postAd(stage, ad))
  for (const { employer, by, daysAgo, step, fields } of stage.data.drafts) {
    const ctx = at(stage, known(stage.actors, by), daysAgo)
    const employerId = known(stage.employerIds, employer)
    const draft = { draftId: randomUUID() }
    await saveJobDraft(ctx, { ...draft, step: null, fields, employerId })
    await saveJobDraft(ctx, { ...draft, step, fields, employerId })
  }
}

async function postAd(stage: Stage, { employer, by, postedDaysAgo, end, fields }: HiringAd): Promise<number> {
  const ctx = at(stage, known(stage.actors, by), postedDaysAgo)
  const isReviewed = end?.action === 'review'
  if (isReviewed) await switchModeration(stage.ctx, { isOn: true })
  const validThrough = end?.action === 'expire' ? daysBefore(stage.ctx.now(), end.daysAgo + 1) : null
  const { jobId } = await postJob(ctx, {
    employerId: known(stage.employerIds, employer),
    ad: {
      fields: { ...fields, ...(validThrough && { validThrough: validThrough.toISOString().slice(0, 10) }) },
    },
  })
  if (isReviewed) await switchModeration(stage.ctx, { isOn: false })
  return jobId
}

/** Ends jobs that are no longer public; filling one rejects its open applications. */
export async function endAds(stage: Stage): Promise<void> {
  for (const { key, by, end } of stage.data.ads) {
    if (!end || end.action === 'review') continue
    const jobId = known(stage.jobIds, key)
    if (end.action === 'expire') await expireJobs(at(stage, null, end.daysAgo))
    else await moveOwnJob(at(stage, known(stage.actors, by), end.daysAgo), { jobId, action: end.action })
  }
}
