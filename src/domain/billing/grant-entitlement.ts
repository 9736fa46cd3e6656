import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { requireGranter } from './entitlement.policy.ts'
import {
  countLeft,
  insertEntitlement,
  listLatestGrants,
  lockGrant,
  withdrawGrant,
} from './entitlement.queries.ts'
import { type Grant, timedKinds } from './entitlement.schema.ts'

/**
 * Grants an employer an entitlement until the end of `lastDay`, or without expiry; recorded in the audit log.
 * @throws Invalid for a day in the past, SignInRequired, NotAllowed for anyone but administrators
 */
export async function grantEntitlement(ctx: Context, grant: Grant): Promise<void> {
  requireGranter(ctx.actor)
  const { employerId, kind, reason } = grant
  const { quantity, validUntil } = termsOf(ctx, grant)
  await inTransaction(ctx, async inside => {
    const grantedBy = 'userId' in inside.actor ? inside.actor.userId : null
    const content = { employerId, kind, quantity, validUntil, reason }
    await insertEntitlement(inside.db, content, { source: 'grant', grantedBy, now: inside.now() })
    await noteEvent(inside, 'entitlement-granted', { details: { employerId, kind, quantity, reason } })
  })
}

/** What {@link grantEntitlement} would grant, and what the employer could use before and after; nothing is changed. @throws as it does */
export async function previewGrant(
  ctx: Context,
  grant: Grant,
): Promise<{ quantity: number; validUntil: Date | null; leftBefore: number }> {
  requireGranter(ctx.actor)
  const { employerId, kind } = grant
  const leftBefore = await countLeft(ctx.db, { employerId, kind, now: ctx.now() })
  return { ...termsOf(ctx, grant), leftBefore }
}

function termsOf(ctx: Context, { kind, quantity, lastDay }: Grant) {
  // Late evening in both winter and summer time, and still on that day.
  const validUntil = lastDay === undefined ? null : new Date(`${lastDay}T21:59:59Z`)
  if (validUntil !== null && validUntil <= ctx.now())
    throw new Invalid({ lastDay: [{ key: 'error.date-passed' }] })
  return { quantity: timedKinds.includes(kind) ? 1 : quantity, validUntil }
}

/**
 * Takes back what is left of something that was granted, by an entry of its own; what was used stays used. What was bought is given back
 * by the refund of its order.
 * @throws NotFound; Conflict when nothing is left or it was bought; SignInRequired, NotAllowed
 */
export async function takeBackEntitlement(
  ctx: Context,
  { entitlementId, reason }: { entitlementId: number; reason: string },
): Promise<void> {
  requireGranter(ctx.actor)
  await inTransaction(ctx, async inside => {
    const granted = await lockGrant(inside.db, entitlementId)
    if (!granted) throw new NotFound()
    if (granted.source !== 'grant') throw new Conflict('order-words.problem.bought')
    if (granted.left === 0) throw new Conflict('ads.problem.none-left')
    const usedBy = 'userId' in inside.actor ? inside.actor.userId : null
    await withdrawGrant(inside.db, {
      entitlementId,
      left: granted.left,
      usedBy,
      note: reason,
      now: inside.now(),
    })
    const { employerId, kind, left: quantity } = granted
    await noteEvent(inside, 'entitlement-withdrawn', { details: { employerId, kind, quantity, reason } })
  })
}

/** What was granted to any employer, newest first. @throws SignInRequired, NotAllowed for anyone but administrators */
export async function listGrants(ctx: Context) {
  requireGranter(ctx.actor)
  return listLatestGrants(ctx.db)
}
