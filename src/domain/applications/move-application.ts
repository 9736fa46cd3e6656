import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { requireMove } from './application.policy.ts'
import { isSecondOpenOne } from './application.queries.ts'
import { loadForApplicant, loadForEmployerOrKey, type OwnKey } from './load-application.ts'
import { changeStatus, type Move } from './steps/change-status.ts'
import { tellApplicant, tellEmployer } from './steps/tell-of-application.ts'

/**
 * The employer's step, also by a key of the API: invites, refuses, hires, or takes a refusal back. The applicant is told, with `note` as it stands, and so
 * are programs, when the step can no longer be taken back.
 * @throws {NotFound} for another employer's; {Conflict} `application.move` when the table does not allow it,
 * `application.changed` when someone else was faster than `version`, `application.other-open`
 */
export async function moveApplication(ctx: Context, input: Move & { applicationId: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForEmployerOrKey(inside, input.applicationId, {
      scope: 'applications:write',
      lock: true,
    })
    const { jobTitle: job, employerName: employer } = application
    requireMove(application.status, input.to, 'employer')
    // A program's step is taken back by nobody.
    const holdSeconds = userId === null ? 0 : limits.undoSeconds
    const step = { ...input, party: 'employer' as const, userId, holdSeconds }
    const { eventId } = await changeStatus(inside, application, step)
    // Only these three are among the employer's moves.
    const status = input.to as 'interview' | 'rejected' | 'hired'
    await tellApplicant(inside, application, {
      template: 'application-moved',
      notice: 'applications',
      held:
        holdSeconds > 0
          ? { key: moveMailKey(application.id, eventId), seconds: holdSeconds, eventId }
          : undefined,
      fill: reader => ({ ...reader, job, employer, status, note: input.note ?? null }),
    })
  }).catch((error: unknown) => {
    // The person applied anew in this very moment.
    throw isSecondOpenOne(error) ? new Conflict('application.other-open') : error
  })
}

/** The key of the mail that tells of a step; `eventId` is that of the step in the history. */
export function moveMailKey(applicationId: string, eventId: number): string {
  return `application-moved:${applicationId}:${eventId}`
}

/** The applicant's only step; it cannot be undone. Without an account by the link of the mail. */
export async function withdrawApplication(
  ctx: Context,
  input: OwnKey & { note?: string | null },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, input, { lock: true })
    const { name: applicant, jobTitle: job } = application
    const note = input.note ?? null
    requireMove(application.status, 'withdrawn', 'applicant')
    await changeStatus(inside, application, { to: 'withdrawn', note, party: 'applicant', userId })
    await tellEmployer(inside, application, {
      template: 'application-withdrawn',
      notice: 'applications',
      fill: reader => ({ ...reader, applicant, job, note }),
    })
  })
}
