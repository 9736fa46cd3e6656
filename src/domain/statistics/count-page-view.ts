import { berlinDay } from '../../basics/berlin.ts'
import type { Context } from '../caller/context.ts'
import type { ConsentChoice } from '../consent/consent.schema.ts'
import { addPageView } from './page-view.queries.ts'

/**
 * Adds one view to today's count (Berlin day) of a page, identified by its name in the table of addresses. Requires consent to analytics.
 * No IP address, person or device is stored.
 */
export async function countPageView(
  ctx: Context,
  { page, consent }: { page: string; consent: ConsentChoice | null },
): Promise<void> {
  if (!consent?.analytics) return
  await addPageView(ctx.db, { day: berlinDay(ctx.now()), page, locale: ctx.locale })
}
