import type { z } from 'zod'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import type { EntitlementKind } from '../caller/price-list.schema.ts'
import { canGrantEntitlements, requireGranter } from './entitlement.policy.ts'
import { insertEntitlement, listEntitlements } from './entitlement.queries.ts'
import type { entitlementSchema } from './entitlement.schema.ts'

type Grant = z.output<typeof entitlementSchema> & { employerId: number; kind: EntitlementKind }
export type Entitlement = Awaited<ReturnType<typeof listEntitlements>>[number]

/**
 * Grants an employer an entitlement until the end of `lastDay`, or without expiry; recorded in the audit log.
 * @throws Invalid for a day in the past, SignInRequired, NotAllowed for anyone but administrators
 */
export async function grantEntitlement(ctx: Context, grant: Grant): Promise<void> {
  requireGranter(ctx.actor)
  const { employerId, kind, quantity, lastDay, reason } = grant
  // Late evening in both winter and summer time, and still on that day.
  const validUntil = lastDay === undefined ? null : new Date(`${lastDay}T21:59:59Z`)
  if (validUntil !== null && validUntil <= ctx.now())
    throw new Invalid({ lastDay: [{ key: 'error.date-passed' }] })
  await inTransaction(ctx, async inside => {
    const grantedBy = 'userId' in inside.actor ? inside.actor.userId : null
    const content = { employerId, kind, quantity, validUntil, reason: reason || null }
    await insertEntitlement(inside.db, content, { source: 'grant', grantedBy, now: inside.now() })
    await noteEvent(inside, 'entitlement-granted', { details: { employerId, kind, quantity } })
  })
}

/** What an employer was granted, newest first; null for anyone who cannot grant. */
export async function listGrantedEntitlements(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<Entitlement[] | null> {
  return canGrantEntitlements(ctx.actor) ? listEntitlements(ctx.db, employerId) : null
}
