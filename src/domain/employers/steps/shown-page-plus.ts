import { isUnlocked } from '../../billing/steps/sells.ts'
import type { Context } from '../../caller/context.ts'
import { loadPagePlus, type PagePlus } from '../page-plus/page-plus.queries.ts'

/** What everybody sees of it: nothing once it has ended, and nothing is lost. */
export async function shownPagePlus(ctx: Context, employerId: number): Promise<PagePlus> {
  const plus = await loadPagePlus(ctx.db, employerId)
  if (!plus || !(await isUnlocked(ctx, { employerId, kind: 'employer-page-plus' })))
    return { videoUrl: null, tone: null }
  return plus
}
