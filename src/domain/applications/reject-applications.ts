import type { Locale } from '../../i18n/locale.ts'
import type { KeyActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { isDomainError } from '../caller/errors.ts'
import { requireManagerOrKey } from './application.policy.ts'
import { applicationLife } from './application.status.ts'
import { loadJobToApply } from './applying/job-to-apply.queries.ts'
import { defaultRejections, fillRejection } from './default-rejections.ts'
import { listOpenIdsOfJob } from './employer-application.queries.ts'
import { loadForEmployerOrKey } from './load-application.ts'
import { moveApplication } from './move-application.ts'
import { shownName } from './shown-name.ts'

type Rejections = { applicationIds: readonly string[]; text: string }

export type RejectionPreview = {
  applicationId: string
  name: string
  jobTitle: string
  text: string
  version: number
  /** The applicant's language. */
  locale: Locale
  /** False when already decided or withdrawn. */
  isPossible: boolean
}

/** The text each applicant would get, before anything is sent. @throws {NotFound} when one belongs to another employer */
export async function previewRejections(ctx: Context, input: Rejections): Promise<RejectionPreview[]> {
  const previews: RejectionPreview[] = []
  for (const applicationId of new Set(input.applicationIds)) {
    const { application } = await loadForEmployerOrKey(ctx, applicationId, { scope: 'applications:write' })
    const { jobTitle, employerName, status, version, locale } = application
    const text = fillRejection(input.text, { name: application.name, job: jobTitle, employer: employerName })
    const isPossible = applicationLife.may(status, 'rejected', 'employer')
    const name = shownName(application, ctx.locale)
    previews.push({ applicationId, name, jobTitle, text, version, locale, isPossible })
  }
  return previews
}

/**
 * Rejects several applications with the text of the preview, each in its own transaction: one that was withdrawn meanwhile does not stop
 * the others. @throws {NotFound} when one belongs to another employer, before anything is sent
 */
export async function rejectApplications(
  ctx: Context,
  input: Rejections,
): Promise<{ done: string[]; skipped: string[] }> {
  const done: string[] = []
  const skipped: string[] = []
  for (const { applicationId, text, version } of await previewRejections(ctx, input)) {
    try {
      await moveApplication(ctx, { applicationId, to: 'rejected', note: text, version })
      done.push(applicationId)
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'conflict') throw error
      skipped.push(applicationId)
    }
  }
  return { done, skipped }
}

/**
 * Rejects every open application to a filled job with thanks, in the applicant's language. @returns how many. @throws {NotFound} for
 * another employer's job
 */
export async function rejectOpenApplications(ctx: Context, input: { jobId: number }): Promise<number> {
  const job = await loadJobToApply(ctx.db, input.jobId)
  requireManagerOrKey(ctx.actor, job?.employerId ?? null, 'jobs:write')
  const rejecting = ctx.actor.kind === 'key' ? { ...ctx, actor: alsoRejecting(ctx.actor) } : ctx
  let rejected = 0
  for (const { id, locale } of await listOpenIdsOfJob(ctx.db, input.jobId)) {
    const text = defaultRejections['job-filled'][locale]
    const { done } = await rejectApplications(rejecting, { applicationIds: [id], text })
    rejected += done.length
  }
  return rejected
}

/** A key that may end a job as filled may also reject its remaining applicants. */
function alsoRejecting(key: KeyActor): KeyActor {
  return { ...key, scopes: [...key.scopes, 'applications:write'] }
}
