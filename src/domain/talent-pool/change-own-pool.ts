import { limits } from '../../config/limits.ts'
import { requireConfirmed } from '../applications/application.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { addSeekerProfile } from '../job-seekers/add-seeker-profile.ts'
import { deriveProfiles } from './steps/derive-profiles.ts'
import { leavePool } from './steps/leave-pool.ts'
import { monthsAfter } from './steps/months-after.ts'
import { requirePoolPerson } from './talent-pool.policy.ts'
import { insertMember, joinMember, loadMember, touchActivity, updateMember } from './talent-pool.queries.ts'
import type { Visibility } from './talent-pool.values.ts'

/**
 * Turns the own profile in the pool on or off, as often as one likes. On is consent for 12 months, under a new address; off closes open
 * questions. Requesting the current state changes nothing.
 */
export async function setVisibility(ctx: Context, input: { visibility: Visibility }): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    await addSeekerProfile(inside)
    await insertMember(inside.db, { userId, linkKey: newLinkKey(), now })
    const member = await loadMember(inside.db, { userId }, { lock: true })
    if (!member || member.visibility === input.visibility) return
    if (input.visibility === 'off') return leavePool(inside, userId)
    await joinMember(inside.db, userId, { now, consentUntil: monthsAfter(now, limits.talentConsentMonths) })
    await deriveProfiles(inside, { userId })
  })
}

/** Hides the own profile at once, and shows it again; everything else stays as it is. */
export async function pauseOwnProfile(ctx: Context, input: { isPaused: boolean }): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    await updateMember(inside.db, userId, { paused_at: input.isPaused ? now : null })
    await touchActivity(inside.db, userId, now)
    if (!input.isPaused) await deriveProfiles(inside, { userId })
  })
}

/** Consent for another 12 months from now. */
export async function renewConsent(ctx: Context): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  const now = ctx.now()
  await inTransaction(ctx, async inside => {
    const member = await loadMember(inside.db, { userId }, { lock: true })
    if (member?.visibility !== 'anonymous') return
    const consentUntil = monthsAfter(now, limits.talentConsentMonths)
    await updateMember(inside.db, userId, { consent_until: consentUntil, renewal_asked_at: null })
    await touchActivity(inside.db, userId, now)
  })
}

/** After being hired: pause, or stay. Open questions stay open either way. */
export async function answerHire(ctx: Context, input: { pauses: boolean }): Promise<void> {
  const { userId } = requirePoolPerson(ctx.actor)
  const now = ctx.now()
  await inTransaction(ctx, inside =>
    updateMember(inside.db, userId, { hire_answered_at: now, ...(input.pauses ? { paused_at: now } : {}) }),
  )
}

/** At each sign-in: whoever comes back is not idle. */
export async function noteActivity(
  ctx: Context,
  person: { userId: string; isConfirmed: boolean },
): Promise<void> {
  requireConfirmed(person)
  await touchActivity(ctx.db, person.userId, ctx.now())
}
