import { isOnlyViewed } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { listContactsOf } from './contact-request.queries.ts'
import { type Exclusion, listExclusions } from './exclusion.queries.ts'
import type { TalentView } from './pool-rows.ts'
import { findShownRow } from './pool-search.queries.ts'
import { type PublicProfile, toPublicProfile } from './public-profile.ts'
import { deriveProfiles } from './steps/derive-profiles.ts'
import { type RequestToPerson, withAnswerRates } from './steps/with-answer-rates.ts'
import { requirePoolPerson } from './talent-pool.policy.ts'
import { findHire, loadMember, type PoolMember, touchActivity } from './talent-pool.queries.ts'
import { listViewsOf } from './talent-view.queries.ts'

const shownRequests = 50
const shownViews = 200

export type OwnPool = {
  member: PoolMember | null
  /** As others see it while it is on. */
  shown: PublicProfile | null
  exclusions: Exclusion[]
  requests: RequestToPerson[]
  views: TalentView[]
  /** The last hire, while it has not been said whether to pause. */
  hire: { job: string; employer: string } | null
}

/** Everything about the own profile in the pool: how it looks, from whom it hides, who looked and who asked. A visit counts as activity. */
export async function readOwnPool(ctx: Context): Promise<OwnPool> {
  const { userId } = requirePoolPerson(ctx.actor)
  if (!isOnlyViewed(ctx.actor)) {
    await deriveProfiles(ctx, { userId })
    await touchActivity(ctx.db, userId, ctx.now())
  }
  const member = await loadMember(ctx.db, { userId })
  const row = member ? await findShownRow(ctx.db, userId) : null
  return {
    member,
    shown: row && toPublicProfile(row, ctx.now()),
    exclusions: await listExclusions(ctx.db, userId),
    requests: await withAnswerRates(ctx, await listContactsOf(ctx.db, { userId }, shownRequests)),
    views: await listViewsOf(ctx.db, userId, shownViews),
    hire: await findHire(ctx.db, userId),
  }
}

/** For the dashboard: whether something waits for an answer. */
export async function readPoolNews(
  ctx: Context,
): Promise<{ isOn: boolean; isPaused: boolean; waiting: number; hire: OwnPool['hire'] }> {
  const { userId } = requirePoolPerson(ctx.actor)
  if (!isOnlyViewed(ctx.actor)) await touchActivity(ctx.db, userId, ctx.now())
  const member = await loadMember(ctx.db, { userId })
  const requests = await listContactsOf(ctx.db, { userId }, shownRequests)
  return {
    isOn: member?.visibility === 'anonymous',
    isPaused: member?.pausedAt !== null && member?.pausedAt !== undefined,
    waiting: requests.filter(({ state }) => state === 'sent').length,
    hire: await findHire(ctx.db, userId),
  }
}
