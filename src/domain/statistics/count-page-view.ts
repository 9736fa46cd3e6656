import type { Context } from '../caller/context.ts'
import type { ConsentChoice } from '../consent/consent.schema.ts'
import { berlinDay } from './berlin-day.ts'
import { addPageView } from './page-view.queries.ts'

/**
 * Adds one view to today's count (day in Berlin) of a page, given by its name in the table of addresses. Without consent to
 * analytics nothing is counted. No address, person or device is stored.
 */
export async function countPageView(
  ctx: Context,
  { page, consent }: { page: string; consent: ConsentChoice | null },
): Promise<void> {
  if (!consent?.analytics) return
  await addPageView(ctx.db, { day: berlinDay(ctx.now()), page, locale: ctx.locale })
}
