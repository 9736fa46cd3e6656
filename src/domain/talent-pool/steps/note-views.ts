import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { insertViews, type SeenPerson } from '../talent-view.queries.ts'

/** Writes into people's logs what an employer was shown of them. The caller has asked its policy. */
export async function noteViews(
  ctx: Context,
  { employerId, seen }: { employerId: number; seen: readonly SeenPerson[] },
): Promise<void> {
  if (seen.length === 0) return
  await insertViews(ctx.db, { employerId, seen, day: berlinDay(ctx.now()), now: ctx.now() })
}
