import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../context.ts'
import { Conflict, Invalid } from '../errors.ts'
import type { JobSearchParams } from '../jobs/job.schema.ts'
import { type AlertChange, type AlertRow, deleteAlertRow, updateAlert } from './alert.queries.ts'
import { type AlertAction, alertMoves } from './alert.status.ts'
import type { AlertFrequency } from './alert.values.ts'
import { hasCriteria, writeCriteria } from './alert-criteria.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'

const dayMs = 86_400_000

/**
 * Changes name, frequency or criteria. With new criteria only ads from now on are news.
 * @throws {NotFound}; {Invalid} without criteria; {Conflict} when another alert has the same ones
 */
export async function changeAlert(
  ctx: Context,
  key: AlertKey,
  change: { name?: string; frequency?: AlertFrequency; params?: Partial<JobSearchParams> },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = await loadOwnAlert(inside, key, { lock: true })
    const { params, ...rest } = change
    const criteria = params ? writeCriteria(params) : alert.criteria
    if (!hasCriteria(criteria)) throw new Invalid({ '': [{ key: 'alert.problem.no-criteria' }] })
    const isNewSearch = criteria !== alert.criteria
    await save(inside, alert, { ...rest, ...(isNewSearch ? { criteria, watchingSince: inside.now() } : {}) })
  })
}

/**
 * Confirms, pauses or resumes; for 30 days when `days` says so, after which the alert resumes by itself. What was published
 * during a pause is not news. Asking for what is so already changes nothing. @throws {NotFound}; {Conflict}
 */
export async function moveAlert(
  ctx: Context,
  key: AlertKey,
  action: AlertAction,
  forDays: number | null = null,
): Promise<AlertRow> {
  return inTransaction(ctx, async inside => {
    const alert = await loadOwnAlert(inside, key, { lock: true })
    const { from, to } = alertMoves[action]
    if (alert.status === to && forDays === null) return alert
    if (!from.includes(alert.status) && alert.status !== to) throw new Conflict('alert.problem.move')
    const now = inside.now()
    const days = forDays === null ? null : Math.min(Math.max(1, forDays), limits.alertPauseDays)
    await save(inside, alert, {
      status: to,
      pausedUntil: days === null ? null : new Date(now.getTime() + days * dayMs),
      ...(to === 'active' ? { watchingSince: now } : {}),
      ...(action === 'confirm' ? { confirmedAt: now } : {}),
    })
    return { ...alert, status: to }
  })
}

/** With everything it found, for good. Unsubscribing is this: an address that wants no mails has no reason to be kept. @throws {NotFound} */
export async function deleteAlert(ctx: Context, key: AlertKey): Promise<AlertRow> {
  return inTransaction(ctx, async inside => {
    const alert = await loadOwnAlert(inside, key, { lock: true })
    await deleteAlertRow(inside.db, alert.id)
    return alert
  })
}

/** Whoever changes something has shown that the alert is wanted. */
async function save(ctx: Context, alert: AlertRow, change: AlertChange): Promise<void> {
  const isSaved = await updateAlert(ctx.db, alert.id, { ...change, wantedAt: ctx.now() }, ctx.now())
  if (!isSaved) throw new Conflict('alert.problem.same')
}
