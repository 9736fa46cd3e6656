import { setImmediate as immediately } from 'node:timers/promises'
import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { derivePay } from '../job-search/derive-pay.ts'
import { consumeJobChanges } from '../job-search/steps/consume-job-changes.ts'
import { matchSearches } from '../job-search/steps/match-searches.ts'
import { canRunAlerts } from './alert.policy.ts'
import {
  findNewJobs,
  insertMatches,
  listNewJobs,
  loadWatchingAlerts,
  resumeAlerts,
} from './alert-match.queries.ts'
import { criteriaReader } from './steps/alert-criteria.ts'

const changesAtOnce = 2_000
/** Preparing blocks the event loop: batch size before yielding. */
const adsAtOnce = 100
const alertsAtOnce = 2_000
/** Matching blocks it too: alerts per batch, so that requests wait no longer than that. */
const alertsInOneGo = 100
const mostRounds = 50
const gapDays = 30

/**
 * Records, for every active alert, which jobs changed since the last run match. Idempotent and safe to run concurrently: each match is
 * recorded once. Writes in short transactions, because a long one would hold up the change consumers.
 * @returns how many matches are new
 */
export async function matchNewJobs(ctx: Context): Promise<number> {
  if (!canRunAlerts(ctx.actor)) throw new NotAllowed()
  await resumeAlerts(ctx.db, ctx.now())
  // A wish for pay is held against what a table gives, too: an ad is matched only once.
  await derivePay(ctx)
  let added = 0
  await consumeJobChanges(ctx, {
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
  if (added > 0) await ctx.tasks.enqueue('write-alert-mails', {}, { uniqueKey: 'due' })
  return added
}

/**
 * For the first run and after a gap in the change log, such as a week without this task: looks at everything published recently; existing
 * matches stay.
 */
async function matchAllNew(ctx: Context): Promise<number> {
  const since = daysBefore(ctx.now(), gapDays)
  let added = 0
  for (let afterId = 0; ; ) {
    const ids = await listNewJobs(ctx.db, since, { afterId, limit: changesAtOnce })
    if (ids.length > 0) added += await matchJobs(ctx, ids)
    if (ids.length < changesAtOnce) return added
    afterId = ids.at(-1) ?? afterId
  }
}

async function matchJobs(ctx: Context, changedIds: readonly number[]): Promise<number> {
  // Matches are kept for this long: an older job that changes again must not be matched again.
  const since = daysBefore(ctx.now(), limits.alertMatchDays)
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
