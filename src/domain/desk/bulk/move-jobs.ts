import { hoursBefore } from '../../../basics/time.ts'
import { isUuid } from '../../../basics/uuid.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import type { Context } from '../../caller/context.ts'
import { isDomainError, NotFound } from '../../caller/errors.ts'
import { moveOwnJob } from '../../job-ads/move-own-job.ts'
import { listCondition, selectListPage } from '../lists/list.queries.ts'
import type { ListQuestion } from '../lists/list.schema.ts'
import {
  type BulkMove,
  findLastBulkMove,
  insertBulkMove,
  type MovableJob,
  markUndone,
  selectMovable,
} from './bulk-move.queries.ts'
import { type BulkAction, type BulkRefusal, oppositeOf } from './job-move.values.ts'

/** As many ads are moved at once; the rest waits for the next time. */
export const bulkMost = 500
const undoHours = 1

/** Ads that were ticked, or all of a list as asked. */
export type ChosenAds = { jobIds: readonly number[] } | { question: ListQuestion }

export type BulkPreview = {
  possible: { id: number; title: string }[]
  refused: { reason: BulkRefusal; jobs: { id: number; title: string }[] }[]
  /** Whether more match than are moved at once. */
  hasMore: boolean
}

/** What a move of many ads would do, and to which it cannot be done and why. @throws as `requirePermission`, for `jobs.moderate` */
export async function previewBulkMove(
  ctx: Context,
  { action, chosen }: { action: BulkAction; chosen: ChosenAds },
): Promise<BulkPreview> {
  requirePermission(ctx, 'jobs.moderate')
  const ids = await idsOf(ctx, chosen)
  const shown = ids.slice(0, bulkMost)
  const found = new Map((await selectMovable(ctx.db, shown, ctx.now())).map(job => [job.id, job]))
  const preview: BulkPreview = { possible: [], refused: [], hasMore: ids.length > bulkMost }
  for (const id of shown) {
    const job = found.get(id)
    const reason = job ? refusalOf(job, action) : 'gone'
    const named = { id, title: job?.title ?? `#${id}` }
    if (reason === null) preview.possible.push(named)
    else refuse(preview, reason, named)
  }
  return preview
}

async function idsOf(ctx: Context, chosen: ChosenAds): Promise<number[]> {
  if ('jobIds' in chosen) return [...new Set(chosen.jobIds)]
  const question = { ...chosen.question, after: null }
  const condition = await listCondition(ctx.db, 'jobs', question)
  const rows = await selectListPage(ctx.db, 'jobs', { question, condition, limit: bulkMost + 1 })
  return rows.map(({ id }) => Number(id))
}

function refuse(preview: BulkPreview, reason: BulkRefusal, job: { id: number; title: string }): void {
  const group = preview.refused.find(each => each.reason === reason)
  if (group) group.jobs.push(job)
  else preview.refused.push({ reason, jobs: [job] })
}

/** Only what can be undone exactly: an ad that is over would get a new closing date by being resumed. */
function refusalOf({ status, source, isOver }: MovableJob, action: BulkAction): BulkRefusal | null {
  if (source === 'feed') return 'from-feed'
  if (status !== (action === 'pause' ? 'published' : 'paused')) return 'status'
  return isOver ? 'over' : null
}

/** Moves what the preview calls possible, each ad on its own, and keeps which for the undoing. @throws as {@link previewBulkMove} */
export async function moveJobsInBulk(
  ctx: Context,
  { action, jobIds }: { action: BulkAction; jobIds: readonly number[] },
): Promise<{ done: number; left: number }> {
  const { adminId } = requirePermission(ctx, 'jobs.moderate')
  const { possible } = await previewBulkMove(ctx, { action, chosen: { jobIds: jobIds.slice(0, bulkMost) } })
  const done = await moveEach(
    ctx,
    action,
    possible.map(({ id }) => id),
  )
  if (done.length > 0) await insertBulkMove(ctx.db, { adminId, action, jobIds: done, now: ctx.now() })
  return { done: done.length, left: jobIds.length - done.length }
}

/** The administrator's latest move of many ads, as long as it can be undone. @throws as {@link previewBulkMove} */
export async function readLastBulkMove(ctx: Context): Promise<BulkMove | null> {
  const { adminId } = requirePermission(ctx, 'jobs.moderate')
  return findLastBulkMove(ctx.db, adminId, hoursBefore(ctx.now(), undoHours))
}

/** Takes it back for all ads that have not been moved since. @throws as {@link previewBulkMove}; NotFound when it cannot be undone any more */
export async function undoBulkMove(ctx: Context, { id }: { id: string }): Promise<{ done: number }> {
  const { adminId } = requirePermission(ctx, 'jobs.moderate')
  const since = hoursBefore(ctx.now(), undoHours)
  const last = isUuid(id) ? await findLastBulkMove(ctx.db, adminId, since) : null
  if (last?.id !== id) throw new NotFound()
  if (!(await markUndone(ctx.db, { id, adminId, since, now: ctx.now() }))) throw new NotFound()
  const action = oppositeOf[last.action]
  const { possible } = await previewBulkMove(ctx, { action, chosen: { jobIds: last.jobIds } })
  const done = await moveEach(
    ctx,
    action,
    possible.map(each => each.id),
  )
  return { done: done.length }
}

async function moveEach(ctx: Context, action: BulkAction, jobIds: readonly number[]): Promise<number[]> {
  const done: number[] = []
  for (const jobId of jobIds) {
    try {
      await moveOwnJob(ctx, { jobId, action })
      done.push(jobId)
    } catch (error) {
      // Somebody else may have moved or deleted it meanwhile.
      if (!isDomainError(error) || !['conflict', 'not-found'].includes(error.kind)) throw error
    }
  }
  return done
}
