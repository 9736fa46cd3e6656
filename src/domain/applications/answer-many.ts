import type { Locale } from '../../i18n/locale.ts'
import type { KeyActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { isDomainError } from '../caller/errors.ts'
import { canMove, requireManagerOrKey } from './application.policy.ts'
import { loadJobToApply } from './applying/job-to-apply.queries.ts'
import { defaultAnswers, fillAnswer } from './default-answers.ts'
import { listOpenIdsOfJob } from './employer-application.queries.ts'
import { loadForEmployerOrKey } from './load-application.ts'
import { moveApplication } from './move-application.ts'

type Answers = { applicationIds: readonly string[]; text: string }

export type AnswerPreview = {
  applicationId: string
  name: string
  jobTitle: string
  text: string
  version: number
  /** In which the person applied. */
  locale: Locale
  /** False when it has been answered already or was withdrawn. */
  isPossible: boolean
}

/** What each of them would read, before anything is sent. @throws {NotFound} when one is another employer's */
export async function previewAnswers(ctx: Context, input: Answers): Promise<AnswerPreview[]> {
  const previews: AnswerPreview[] = []
  for (const applicationId of new Set(input.applicationIds)) {
    const { application } = await loadForEmployerOrKey(ctx, applicationId, { scope: 'applications:write' })
    const { name, jobTitle, employerName, status, version, locale } = application
    const text = fillAnswer(input.text, { name, job: jobTitle, employer: employerName })
    const isPossible = canMove(status, 'rejected', 'employer')
    previews.push({ applicationId, name, jobTitle, text, version, locale, isPossible })
  }
  return previews
}

/**
 * Refuses several with the text of the preview, each in a transaction of its own: one that was withdrawn meanwhile does not stop
 * the others. @throws {NotFound} when one is another employer's, before anything is sent
 */
export async function answerMany(
  ctx: Context,
  input: Answers & { to: 'rejected' },
): Promise<{ done: string[]; skipped: string[] }> {
  const done: string[] = []
  const skipped: string[] = []
  for (const { applicationId, text, version } of await previewAnswers(ctx, input)) {
    try {
      await moveApplication(ctx, { applicationId, to: input.to, note: text, version })
      done.push(applicationId)
    } catch (error) {
      if (!isDomainError(error) || error.kind !== 'conflict') throw error
      skipped.push(applicationId)
    }
  }
  return { done, skipped }
}

/**
 * Thanks everyone whose application to a job is still open, once it is filled, in the language they applied in.
 * Returns how many. @throws {NotFound} for another employer's job
 */
export async function thankOpenApplicants(ctx: Context, input: { jobId: number }): Promise<number> {
  const job = await loadJobToApply(ctx.db, input.jobId)
  requireManagerOrKey(ctx.actor, job?.employerId ?? null, 'jobs:write')
  const thanking = ctx.actor.kind === 'key' ? { ...ctx, actor: alsoAnswering(ctx.actor) } : ctx
  let thanked = 0
  for (const { id, locale } of await listOpenIdsOfJob(ctx.db, input.jobId)) {
    const text = defaultAnswers['job-filled'][locale]
    const { done } = await answerMany(thanking, { applicationIds: [id], to: 'rejected', text })
    thanked += done.length
  }
  return thanked
}

/** A program that may end an ad as filled does not leave those who wait without an answer. */
function alsoAnswering(key: KeyActor): KeyActor {
  return { ...key, scopes: [...key.scopes, 'applications:write'] }
}
