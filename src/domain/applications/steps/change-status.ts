import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { type ApplicationRow, findOpenApplication, updateApplication } from '../application.queries.ts'
import { type ApplicationStatus, isOpen, type Party } from '../application.status.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { cancelOpenInvitations } from '../exchange/invitation.queries.ts'
import { keptUntil } from './kept-until.ts'
import { tellPrograms } from './tell-of-application.ts'

export type Move = { to: ApplicationStatus; note?: string | null; version?: number | undefined }

/**
 * Moves a locked application according to the table, recording the event and the retention date. Notifies webhooks once `holdSeconds` are
 * over, but no people: that is up to the caller, which has checked the party and {@link requireMove}. @returns the event
 * @throws {Conflict} `application.changed`, `application.other-open`
 */
export async function changeStatus(
  ctx: Context,
  application: ApplicationRow,
  step: Move & { party: Party; userId: string | null; holdSeconds?: number },
): Promise<{ eventId: number }> {
  const { id, status: from, firstAnsweredAt } = application
  const { to, party, userId, note = null, version, holdSeconds } = step
  if (version !== undefined && version !== application.version) throw new Conflict('application.changed')
  const now = ctx.now()
  if (isOpen(to) && !isOpen(from)) await refuseSecondOpenOne(ctx, application)
  const endedAt = isOpen(to) ? null : now
  await updateApplication(
    ctx.db,
    id,
    {
      status: to,
      status_changed_at: now,
      ended_at: endedAt,
      delete_after: endedAt && keptUntil(endedAt, application.country),
      ...(party === 'employer' && firstAnsweredAt === null ? { first_answered_at: now } : {}),
    },
    now,
  )
  if (!isOpen(to)) await cancelOpenInvitations(ctx.db, id)
  const eventId = await insertApplicationEvent(ctx.db, {
    applicationId: id,
    kind: 'status',
    from,
    to,
    party,
    userId,
    note,
    at: now,
  })
  const event = 'application.status-changed' as const
  await tellPrograms(ctx, application, { event, status: to, previousStatus: from, by: party, holdSeconds })
  return { eventId }
}

/** A rejection cannot be undone when the person has applied again: there would be two open applications. */
async function refuseSecondOpenOne(ctx: Context, { jobId, userId, email }: ApplicationRow): Promise<void> {
  if (await findOpenApplication(ctx.db, { jobId, userId, email })) {
    throw new Conflict('application.other-open')
  }
}
