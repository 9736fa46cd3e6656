import { setImmediate as immediately } from 'node:timers/promises'
import { hoursBefore } from '../../basics/time.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import type { JobDocument } from '../caller/job-search.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { consumeJobChanges } from '../job-search/steps/consume-job-changes.ts'
import { loadJobDocuments } from '../job-search/steps/match-searches.ts'
import { loadMatchProfiles } from '../job-seekers/steps/load-match-profiles.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { explainer, type Match } from '../matching/explain.ts'
import type { MatchProfile } from '../matching/match-profile.ts'
import { claimTelling, listNewJobs, listPeopleToTell } from './live-reader.queries.ts'
import { canRunRecommendations } from './recommendation.policy.ts'
import { saysWhichWork } from './steps/own-profile.ts'
import { withOwnRules } from './steps/own-rules-of.ts'

const changesAtOnce = 500
const mostRounds = 20
const peopleAtOnce = 500
/** An import may bring thousands of ads; whoever has a page open is told that there is something new by a few of them. */
const mostAds = 200
/** Whoever has not asked for a page for so long has none open, or will see the news when they come back. */
const activeHours = 24
/** At most one notice in this time. */
const quietHours = 1
/** Older ads that are published again are no news. */
const newHours = 24

/**
 * Tells open pages of people that a new ad fits them, at most once an hour each: a kind of event without content, upon which the page reads
 * itself again. Safe to run concurrently. @returns how many people were told
 */
export async function tellOfFittingJobs(ctx: Context): Promise<number> {
  if (!canRunRecommendations(ctx.actor)) throw new NotAllowed()
  let told = 0
  await consumeJobChanges(ctx, {
    name: 'recommendations',
    atOnce: changesAtOnce,
    rounds: mostRounds,
    take: async jobIds => {
      told += await tellOfJobs(ctx, jobIds)
    },
    // What was missed is no news any more; the pages show it anyway.
    takeGap: async () => {},
  })
  return told
}

async function tellOfJobs(ctx: Context, changedIds: readonly number[]): Promise<number> {
  const now = ctx.now()
  const newIds = await listNewJobs(ctx.db, changedIds, hoursBefore(now, newHours))
  if (newIds.length === 0) return 0
  const asked = { activeSince: hoursBefore(now, activeHours), toldBefore: hoursBefore(now, quietHours) }
  const documents = await loadJobDocuments(ctx, newIds.slice(0, mostAds))
  let told = 0
  for (let afterId: string | null = null; ; ) {
    const userIds = await listPeopleToTell(ctx.db, { ...asked, afterId, limit: peopleAtOnce })
    const profiles = await loadMatchProfiles(ctx, userIds)
    for (const [userId, profile] of profiles) {
      await immediately()
      if (!saysWhichWork(profile) || !fitsAny(profile, documents)) continue
      // Rules are asked for only where something fits.
      const fitting = fitsAny(await withOwnRules(ctx, userId, profile), documents)
      if (fitting && (await tell(ctx, userId, fitting.id, asked.toldBefore))) told += 1
    }
    if (userIds.length < peopleAtOnce) return told
    afterId = userIds.at(-1) ?? null
  }
}

/** The first ad that fits well enough to disturb somebody. */
function fitsAny(profile: MatchProfile, documents: readonly JobDocument[]): JobDocument | undefined {
  const explain = explainer(profile)
  return documents.find(document => isGoodNews(explain(document)))
}

/** The profession wished for, and nothing that is known to be otherwise than wished. */
function isGoodNews({ isFit, criteria }: Match): boolean {
  const isOfProfession = criteria.some(
    ({ key, state, note }) => key === 'profession' && state === 'met' && note === null,
  )
  return isFit && isOfProfession && criteria.every(({ state }) => state !== 'unmet')
}

async function tell(ctx: Context, userId: string, jobId: number, toldBefore: Date): Promise<boolean> {
  return inTransaction(ctx, async inside => {
    const claim = { now: inside.now(), toldBefore, linkKey: newLinkKey() }
    if (!(await claimTelling(inside.db, userId, claim))) return false
    await tellLive(inside, { topics: [`user:${userId}`], kind: 'recommendation', details: { jobId } })
    return true
  })
}
