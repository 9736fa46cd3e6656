import type { Context } from '../../caller/context.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { expireContacts } from '../contact-request.queries.ts'
import { contactLife } from '../contact-request.status.ts'
import { type PoolEnding, updateMember } from '../talent-pool.queries.ts'

/**
 * Takes somebody out of the pool and closes what employers have asked; what was agreed to already stays. `because` when the site does it.
 * The caller has asked its policy.
 */
export async function leavePool(
  ctx: Context,
  userId: string,
  because: PoolEnding | null = null,
): Promise<void> {
  const now = ctx.now()
  await updateMember(ctx.db, userId, {
    visibility: 'off',
    paused_at: null,
    consent_until: null,
    ended_because: because,
  })
  const employerIds = await expireContacts(ctx.db, {
    states: contactLife.sources('site', 'expired'),
    now,
    userId,
  })
  for (const employerId of employerIds)
    await tellLive(ctx, { topics: [`employer:${employerId}`], kind: 'contact', details: {} })
}
