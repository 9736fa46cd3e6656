import { daysBefore } from '../../../basics/time.ts'
import { isUuid } from '../../../basics/uuid.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { expireContacts } from '../contact-request.queries.ts'
import { contactLife } from '../contact-request.status.ts'
import {
  countPool,
  type LockedEmployer,
  listLocked,
  listReported,
  lockEmployer,
  type PoolCounts,
  type ReportedContact,
  settleReport,
  unlockEmployer,
} from './pool-watch.queries.ts'

const countedDays = 30
const shownReports = 50

/** What administrators see of the pool: how much happens, what was reported, and who is locked out. Nobody who is in it. */
export async function readPoolWatch(
  ctx: Context,
): Promise<{ counts: PoolCounts; reports: ReportedContact[]; locked: LockedEmployer[] }> {
  requirePermission(ctx, 'reports.decide')
  const now = ctx.now()
  return {
    counts: await countPool(ctx.db, { now, askedSince: daysBefore(now, countedDays) }),
    reports: await listReported(ctx.db, shownReports),
    locked: await listLocked(ctx.db),
  }
}

/** Puts a report aside; the question stays as it is. @throws {NotFound} for one that does not wait */
export async function dismissReport(ctx: Context, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'reports.decide')
  await inTransaction(ctx, async inside => {
    await settle(inside, id)
  })
}

/** Locks the employer of a reported question out: it finds nobody from then on, and its open questions end. @throws as {@link dismissReport} */
export async function lockOutReported(ctx: Context, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'reports.decide')
  await inTransaction(ctx, async inside => {
    const employerId = await settle(inside, id)
    const now = inside.now()
    await lockEmployer(inside.db, employerId, now)
    await expireContacts(inside.db, { states: contactLife.sources('site', 'expired'), now, employerId })
    await noteEvent(inside, 'talent-pool-locked', { details: { employerId } })
    await tellLive(inside, { topics: [`employer:${employerId}`], kind: 'contact', details: {} })
  })
}

async function settle(ctx: Context, id: string): Promise<number> {
  const employerId = isUuid(id) ? await settleReport(ctx.db, id, ctx.now()) : null
  if (employerId === null) throw new NotFound()
  await noteEvent(ctx, 'talent-report-settled', { details: { employerId, requestId: id } })
  return employerId
}

/** @throws {NotFound} for an employer that is not locked out */
export async function letEmployerIn(ctx: Context, { employerId }: { employerId: number }): Promise<void> {
  requirePermission(ctx, 'reports.decide')
  await inTransaction(ctx, async inside => {
    if (!(await unlockEmployer(inside.db, employerId))) throw new NotFound()
    await noteEvent(inside, 'talent-pool-unlocked', { details: { employerId } })
  })
}
