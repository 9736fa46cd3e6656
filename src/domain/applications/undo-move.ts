import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { withdrawWebhookEvent } from '../integrations/steps/note-webhook-event.ts'
import { withdrawMail } from '../mail/steps/queue-mail.ts'
import { requireManager } from './application.policy.ts'
import { isSecondOpenOne, updateApplication } from './application.queries.ts'
import { type ApplicationStatus, isOpen } from './application.status.ts'
import { deleteApplicationEvent, lastMoves, listMovesSince } from './application-event.queries.ts'
import { reopenLastInvitation } from './exchange/invitation.queries.ts'
import { loadForEmployer } from './load-application.ts'
import { moveMailKey } from './move-application.ts'
import { shownName } from './shown-name.ts'
import { keptUntil } from './steps/kept-until.ts'
import { tellPages, tellPrograms } from './steps/tell-of-application.ts'

export type UndoableMove = { applicationId: string; name: string; to: ApplicationStatus; secondsLeft: number }

/** The caller's recent moves for an employer that can still be undone, latest first. @throws NotFound */
export async function listUndoableMoves(ctx: Context, employerId: number): Promise<UndoableMove[]> {
  const { userId } = requireManager(ctx.actor, employerId)
  const now = ctx.now().getTime()
  const since = new Date(now - limits.undoSeconds * 1000)
  const moves = await listMovesSince(ctx.db, { employerId, userId, since })
  return moves.map(({ at, ...move }) => ({
    ...move,
    name: shownName({ id: move.applicationId, name: move.name }, ctx.locale),
    secondsLeft: Math.ceil((at.getTime() - since.getTime()) / 1000),
  }))
}

/**
 * Undoes the caller's last move while its mail has not been sent: the status is restored and the move leaves the history. Webhooks that
 * were already notified are told of the reversal.
 * @throws {NotFound} for another employer's; {Conflict} `application.too-late`, `application.other-open`
 */
export async function undoMove(ctx: Context, input: { applicationId: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { application, person } = await loadForEmployer(inside, input.applicationId, { lock: true })
    const { id, status, country, firstAnsweredAt } = application
    const [last, before] = await lastMoves(inside.db, id)
    const now = inside.now()
    const from = last?.from ?? null
    const isMine = last?.userId === person.userId && last.to === status
    const isRecent = last !== undefined && now.getTime() - last.at.getTime() < limits.undoSeconds * 1000
    if (!isMine || !isRecent || !last.isUntold || from === null) throw new Conflict('application.too-late')
    if (!(await withdrawMail(inside, moveMailKey(id, last.id)))) throw new Conflict('application.too-late')
    const endedAt = isOpen(from) ? null : (before?.at ?? now)
    const isFirstAnswer = firstAnsweredAt?.getTime() === last.at.getTime()
    await updateApplication(
      inside.db,
      id,
      {
        status: from,
        status_changed_at: before?.at ?? application.createdAt,
        ended_at: endedAt,
        delete_after: endedAt && keptUntil(endedAt, country),
        ...(isFirstAnswer ? { first_answered_at: null } : {}),
      },
      now,
    )
    await deleteApplicationEvent(inside.db, last.id)
    if (isOpen(from) && !isOpen(status)) await reopenLastInvitation(inside.db, id)
    // The applicant's pages were never notified.
    await tellPages(inside, { ...application, userId: null }, 'application')
    const event = 'application.status-changed' as const
    const told = { employerId: application.employerId, applicationId: id, event, since: last.at }
    if (!(await withdrawWebhookEvent(inside, told)))
      await tellPrograms(inside, application, { event, status: from, previousStatus: status, by: 'employer' })
  }).catch((error: unknown) => {
    throw isSecondOpenOne(error) ? new Conflict('application.other-open') : error
  })
}
