import { berlinDay, berlinMoment } from '../../../basics/berlin.ts'
import { limits } from '../../../config/limits.ts'
import { sells } from '../../billing/steps/sells.ts'
import { countEntitlements, spendEntitlement } from '../../billing/steps/spend-entitlement.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { countAskedSince } from '../contact-request.queries.ts'

/** What is left of a month: free questions first, then those that were bought. */
export type ContactQuota = { free: number; bought: number }

/** Null where questions are not sold and so all are free. The caller has asked its policy. */
export async function readContactQuota(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<ContactQuota | null> {
  if (!sells(ctx, 'talent-contact')) return null
  const asked = await countAskedSince(ctx.db, employerId, startOfMonth(ctx.now()))
  return {
    free: Math.max(0, limits.freeTalentContacts - asked),
    bought: await countEntitlements(ctx, { employerId, kind: 'talent-contact' }),
  }
}

/**
 * Takes a question from the free ones of the month, else from what the employer has bought; before it is written, in its transaction.
 * @throws Conflict `talent.problem.none-left`
 */
export async function takeContact(
  ctx: Context,
  { employerId, userId }: { employerId: number; userId: string },
): Promise<void> {
  const quota = await readContactQuota(ctx, { employerId })
  if (quota === null || quota.free > 0) return
  if (quota.bought === 0) throw new Conflict('talent.problem.none-left', { count: limits.freeTalentContacts })
  const purpose = `contact ${employerId} ${userId} ${ctx.now().toISOString()}`
  await spendEntitlement(ctx, { employerId, kind: 'talent-contact', purpose })
}

function startOfMonth(now: Date): Date {
  const start = berlinMoment(`${berlinDay(now).slice(0, 8)}01T00:00`)
  if (start === null) throw new Error('this month has no beginning')
  return start
}
