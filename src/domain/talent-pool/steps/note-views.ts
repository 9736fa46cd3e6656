import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { insertViews } from '../talent-view.queries.ts'

/** Writes into people's logs what an employer was shown of them. The caller has asked its policy. */
export async function noteViews(
  ctx: Context,
  views: { employerId: number; userIds: readonly string[]; fields: readonly string[] },
): Promise<void> {
  if (views.userIds.length === 0) return
  await insertViews(ctx.db, { ...views, day: berlinDay(ctx.now()), now: ctx.now() })
}
