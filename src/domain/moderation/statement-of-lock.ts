import type { Context } from '../caller/context.ts'
import { findActiveLock } from './decision.queries.ts'
import { decisionTokenOf } from './steps/moderation-links.ts'

/**
 * The token of the statement that says why somebody's account is locked; null where no decision says so. For a sign-in that has just proven
 * who it is.
 */
export async function statementOfLock(ctx: Context, { userId }: { userId: string }): Promise<string | null> {
  const linkKey = await findActiveLock(ctx.db, userId)
  return linkKey === null ? null : decisionTokenOf(ctx, linkKey)
}
