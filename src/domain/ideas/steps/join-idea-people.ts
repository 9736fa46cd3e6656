import type { Context } from '../../caller/context.ts'
import { findPersonOfUser, joinPeople } from '../idea-person.queries.ts'

/** For two accounts that become one: votes for the same idea count once. The caller has asked its policy. */
export async function joinIdeaPeople(
  ctx: Context,
  { kept, merged }: { kept: string; merged: string },
): Promise<void> {
  const from = await findPersonOfUser(ctx.db, merged)
  const to = await findPersonOfUser(ctx.db, kept)
  if (from && to) await joinPeople(ctx.db, { from: from.id, to: to.id, now: ctx.now() })
}
