import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { lockCase, touchCase } from './case.queries.ts'
import { listDueDecisions, saveEnd } from './decision.queries.ts'
import { canTendModeration } from './moderation.policy.ts'
import { forgetReporters } from './report.queries.ts'
import { detachReportFiles } from './report-file.queries.ts'
import { undoMeasure } from './steps/apply-measure.ts'

const atOnce = 100

/**
 * Ends measures whose time is over, restoring what they changed, and forgets who reported a year ago, with their files. Idempotent.
 * @returns how many measures ended
 */
export async function tendModeration(ctx: Context): Promise<number> {
  if (!canTendModeration(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  let ended = 0
  for (const decision of await listDueDecisions(ctx.db, now, atOnce)) {
    await inTransaction(ctx, async inside => {
      const found = await lockCase(inside.db, decision.caseId)
      if (!found || !(await saveEnd(inside.db, { id: decision.id, because: 'time', now }))) return
      await undoMeasure(inside, found, decision)
      await touchCase(inside.db, found.id, now)
      ended++
    })
  }
  const before = daysBefore(now, limits.reporterKeepDays)
  await inTransaction(ctx, async inside => {
    await releaseFiles(inside, await detachReportFiles(inside.db, { before }))
    await forgetReporters(inside.db, { before })
  })
  return ended
}
