import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { requireMove } from './application.policy.ts'
import { isSecondOpenOne } from './application.queries.ts'
import { loadForApplicant, loadForEmployerOrKey, type OwnKey } from './load-application.ts'
import { shownName } from './shown-name.ts'
import { changeStatus, type Move } from './steps/change-status.ts'
import { tellApplicant, tellEmployer } from './steps/tell-of-application.ts'

/**
 * The employer's move, also by API key: invite, reject, hire, or undo a rejection. The applicant (with `note` verbatim) and webhooks are
 * notified once the move can no longer be undone.
 * @throws {NotFound} for another employer's; {Conflict} `application.move` when the table does not allow it, `application.changed` when
 * someone else was faster than `version`, `application.other-open`
 */
export async function moveApplication(ctx: Context, input: Move & { applicationId: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForEmployerOrKey(inside, input.applicationId, {
      scope: 'applications:write',
      lock: true,
    })
    const { jobTitle: job, employerName: employer } = application
    requireMove(application.status, input.to, 'employer')
    // Moves by API key cannot be undone.
    const holdSeconds = userId === null ? 0 : limits.undoSeconds
    const step = { ...input, party: 'employer' as const, userId, holdSeconds }
    const { eventId } = await changeStatus(inside, application, step)
    // The cast: the employer's moves lead only to these three.
    const status = input.to as 'interview' | 'rejected' | 'hired'
    await tellApplicant(inside, application, {
      template: 'application-moved',
      held:
        holdSeconds > 0
          ? { key: moveMailKey(application.id, eventId), seconds: holdSeconds, eventId }
          : undefined,
      fill: reader => ({ ...reader, job, employer, status, note: input.note ?? null }),
    })
  }).catch((error: unknown) => {
    // The person applied again concurrently.
    throw isSecondOpenOne(error) ? new Conflict('application.other-open') : error
  })
}

/** Outbox key of the mail about a move; `eventId` is the move's id in the history. */
export function moveMailKey(applicationId: string, eventId: number): string {
  return `application-moved:${applicationId}:${eventId}`
}

/** The applicant's only move; it cannot be undone. Guests authenticate by the mailed link. */
export async function withdrawApplication(
  ctx: Context,
  input: OwnKey & { note?: string | null },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, input, { lock: true })
    const { jobTitle: job } = application
    const note = input.note ?? null
    requireMove(application.status, 'withdrawn', 'applicant')
    await changeStatus(inside, application, { to: 'withdrawn', note, party: 'applicant', userId })
    await tellEmployer(inside, application, {
      template: 'application-withdrawn',
      fill: (reader, locale) => ({ ...reader, applicant: shownName(application, locale), job, note }),
    })
  })
}
