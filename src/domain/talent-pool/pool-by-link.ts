import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { linkKeyIn } from '../caller/signed-link.ts'
import { leavePool } from './steps/leave-pool.ts'
import { monthsAfter } from './steps/months-after.ts'
import { requirePreviewer } from './talent-pool.policy.ts'
import { loadMember, type PoolMember, touchActivity, updateMember } from './talent-pool.queries.ts'

/** What the link of a mail about one's own profile is about; nothing that tells who it is. @throws {NotFound} for a wrong link */
export async function readPoolByLink(
  ctx: Context,
  { token }: { token: string },
): Promise<{ isOn: boolean; consentUntil: Date | null }> {
  const { visibility, consentUntil } = await linkedMember(ctx, token)
  return { isOn: visibility === 'anonymous', consentUntil }
}

/** Stays for another 12 months. Turns nothing on that has ended: that asks for a sign-in. @throws {NotFound} for a wrong link */
export async function stayByLink(ctx: Context, { token }: { token: string }): Promise<{ isOn: boolean }> {
  return inTransaction(ctx, async inside => {
    const { userId, visibility } = await linkedMember(inside, token, { lock: true })
    if (visibility === 'off') return { isOn: false }
    const now = inside.now()
    const consentUntil = monthsAfter(now, limits.talentConsentMonths)
    await updateMember(inside.db, userId, { consent_until: consentUntil, renewal_asked_at: null })
    await touchActivity(inside.db, userId, now)
    return { isOn: true }
  })
}

/** Idempotent. @throws {NotFound} for a wrong link */
export async function leaveByLink(ctx: Context, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { userId, visibility } = await linkedMember(inside, token, { lock: true })
    if (visibility !== 'off') await leavePool(inside, userId)
  })
}

async function linkedMember(
  ctx: Context,
  token: string,
  options: { lock?: boolean } = {},
): Promise<PoolMember> {
  requirePreviewer(ctx.actor)
  const linkKey = linkKeyIn(ctx, token, 'talent pool')
  const member = linkKey === null ? null : await loadMember(ctx.db, { linkKey }, options)
  if (!member) throw new NotFound()
  return member
}
