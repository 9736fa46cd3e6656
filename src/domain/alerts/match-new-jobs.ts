import { setImmediate as immediately } from 'node:timers/promises'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { followJobChanges } from '../job-search/steps/follow-job-changes.ts'
import { matchSearches } from '../job-search/steps/match-searches.ts'
import { canRunAlerts } from './alert.policy.ts'
import { writeMailsTask } from './alert.tasks.ts'
import {
  findNewJobs,
  insertMatches,
  listNewJobs,
  loadWatchingAlerts,
  resumeAlerts,
} from './alert-match.queries.ts'
import { criteriaReader } from './steps/alert-criteria.ts'

const changesAtOnce = 2_000
/** Preparing ads holds the process: so many are prepared before others have their turn. */
const adsAtOnce = 100
const alertsAtOnce = 2_000
/** So are alerts that are held against them: visitors wait for no more. */
const alertsInOneGo = 100
const mostRounds = 50
const gapDays = 30
const dayMs = 86_400_000

/**
 * Notes for every active alert which of the ads that changed since the last run it finds. Runs again and runs at the same time
 * do no harm: an ad is noted once. Every write is a short transaction, because a long one would hold up whoever follows the changes.
 * @returns how many matches are new
 */
export async function matchNewJobs(ctx: Context): Promise<number> {
  if (!canRunAlerts(ctx.actor)) return 0
  await resumeAlerts(ctx.db, ctx.now())
  let added = 0
  await followJobChanges(ctx, {
    name: 'alerts',
    atOnce: changesAtOnce,
    rounds: mostRounds,
    take: async jobIds => {
      added += await matchJobs(ctx, jobIds)
    },
    takeGap: async () => {
      added += await matchAllNew(ctx)
    },
  })
  if (added > 0) await ctx.tasks.enqueue(writeMailsTask, {}, { uniqueKey: 'due' })
  return added
}

/**
 * At the first run and after a gap in the log, such as a week without this task: whatever became public of late; what was found
 * before stays as it is.
 */
async function matchAllNew(ctx: Context): Promise<number> {
  const since = new Date(ctx.now().getTime() - gapDays * dayMs)
  let added = 0
  for (let afterId = 0; ; ) {
    const ids = await listNewJobs(ctx.db, since, { afterId, limit: changesAtOnce })
    if (ids.length > 0) added += await matchJobs(ctx, ids)
    if (ids.length < changesAtOnce) return added
    afterId = ids.at(-1) ?? afterId
  }
}

async function matchJobs(ctx: Context, changedIds: readonly number[]): Promise<number> {
  // Matches are kept for so long: an older ad that changes again must not be found anew.
  const since = new Date(ctx.now().getTime() - limits.alertMatchDays * dayMs)
  const newIds = await findNewJobs(ctx.db, changedIds, since)
  const isAnyoneWaiting = newIds.length > 0 && (await loadWatchingAlerts(ctx.db, null, 1)).length > 0
  if (!isAnyoneWaiting) return 0
  const matchers: Awaited<ReturnType<typeof matchSearches>>[] = []
  for (let from = 0; from < newIds.length; from += adsAtOnce)
    matchers.push(await matchSearches(ctx, newIds.slice(from, from + adsAtOnce)))
  const read = criteriaReader()
  let added = 0
  let afterId: string | null = null
  for (;;) {
    const alerts = await loadWatchingAlerts(ctx.db, afterId, alertsAtOnce)
    for (let from = 0; from < alerts.length; from += alertsInOneGo) {
      const some = alerts.slice(from, from + alertsInOneGo)
      const searches = some.map(({ criteria }) => read(criteria))
      const alertIds: string[] = []
      const jobIds: number[] = []
      for (const match of matchers) {
        await immediately()
        const found = match(searches)
        jobIds.push(...found.flat())
        alertIds.push(...some.flatMap(({ id }, at) => (found[at] ?? []).map(() => id)))
      }
      added += await insertMatches(ctx.db, { alertIds, jobIds }, ctx.now())
    }
    if (alerts.length < alertsAtOnce) return added
    afterId = alerts.at(-1)?.id ?? null
  }
}
