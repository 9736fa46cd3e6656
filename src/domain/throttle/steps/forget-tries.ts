import type { Context } from '../../caller/context.ts'
import { deleteTriesBefore } from '../attempt.queries.ts'

/** Deletes attempts whose window is over; for tasks that have asked their policy. */
export async function forgetTries(ctx: Context, { before }: { before: Date }): Promise<void> {
  await deleteTriesBefore(ctx.db, before)
}
