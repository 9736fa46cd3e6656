import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { matchSearches } from '../job-search/steps/match-searches.ts'
import { requireAlert, requireMove } from './alert.policy.ts'
import { type AlertChange, type AlertRow, deleteAlertRow, updateAlert } from './alert.queries.ts'
import { type AlertAction, alertActions } from './alert.status.ts'
import type { AlertFrequency } from './alert.values.ts'
import { deletePending, listPendingJobs } from './alert-match.queries.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'
import { hasCriteria, readCriteria, writeCriteria } from './steps/alert-criteria.ts'

/**
 * Changes name, frequency or criteria. With new criteria only future jobs are matched, and unmailed matches that no longer fit are dropped.
 * @throws {NotFound}; {Invalid} without criteria; {Conflict} when another alert has the same ones
 */
export async function changeAlert(
  ctx: Context,
  key: AlertKey,
  change: { name?: string; frequency?: AlertFrequency; params?: Partial<JobSearchParams> },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = requireAlert(inside.actor, await loadOwnAlert(inside, key, { lock: true }))
    const { params, ...rest } = change
    const criteria = params ? writeCriteria(params, ctx) : alert.criteria
    if (!hasCriteria(criteria)) throw new Invalid({ '': [{ key: 'alert.problem.no-criteria' }] })
    if (criteria === alert.criteria) return save(inside, alert, rest)
    await save(inside, alert, { ...rest, criteria, watchingSince: inside.now() })
    await forgetUnfit(inside, alert.id, criteria)
  })
}

async function forgetUnfit(ctx: Context, alertId: string, criteria: string): Promise<void> {
  const pending = await listPendingJobs(ctx.db, alertId)
  if (pending.length === 0) return
  const [fit = []] = (await matchSearches(ctx, pending))([readCriteria(criteria)])
  const unfit = pending.filter(id => !fit.includes(id))
  await deletePending(ctx.db, alertId, unfit)
}

/**
 * Confirms, pauses or resumes; a pause with `forDays` (at most 30) ends by itself. Jobs published during a pause are not reported.
 * Requesting the current state changes nothing. @throws {NotFound}; {Conflict}
 */
export async function moveAlert(
  ctx: Context,
  key: AlertKey,
  action: AlertAction,
  forDays: number | null = null,
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = requireAlert(inside.actor, await loadOwnAlert(inside, key, { lock: true }))
    const isStep = requireMove(alert.status, action)
    if (!isStep && forDays === null) return
    const now = inside.now()
    const days = forDays === null ? null : Math.min(Math.max(1, forDays), limits.alertPauseDays)
    const { to } = alertActions[action]
    await save(inside, alert, {
      status: to,
      pausedUntil: to !== 'paused' || days === null ? null : daysAfter(now, days),
      ...(isStep && to === 'active' ? { watchingSince: now } : {}),
      ...(action === 'confirm' ? { confirmedAt: now } : {}),
    })
  })
}

/** Answers the yearly question with yes. @throws {NotFound} */
export async function keepAlert(ctx: Context, key: AlertKey): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = requireAlert(inside.actor, await loadOwnAlert(inside, key, { lock: true }))
    await save(inside, alert, {})
  })
}

/** Including its matches, permanently. @throws {NotFound} */
export async function deleteAlert(ctx: Context, key: AlertKey): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = requireAlert(inside.actor, await loadOwnAlert(inside, key, { lock: true }))
    await deleteAlertRow(inside.db, alert.id)
  })
}

/**
 * Ends an alert's mails. A guest's alert is deleted, because there is no reason left to keep the address; a person's is paused and stays in
 * the dashboard. Idempotent. @throws {NotFound}
 */
export async function unsubscribeAlert(ctx: Context, key: AlertKey): Promise<void> {
  await inTransaction(ctx, async inside => {
    const alert = requireAlert(inside.actor, await loadOwnAlert(inside, key, { lock: true }))
    if (alert.userId === null) await deleteAlertRow(inside.db, alert.id)
    else await save(inside, alert, { status: 'paused', pausedUntil: null })
  })
}

/** Any change by the owner shows that the alert is wanted. */
async function save(ctx: Context, alert: AlertRow, change: AlertChange): Promise<void> {
  const isSaved = await updateAlert(ctx.db, alert.id, { ...change, wantedAt: ctx.now() }, ctx.now())
  if (!isSaved) throw new Conflict('alert.problem.same')
}
