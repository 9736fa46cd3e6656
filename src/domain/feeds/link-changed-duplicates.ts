import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { consumeJobChanges } from '../job-search/steps/consume-job-changes.ts'
import { findEmployersOf, findEmployersWithSeveralOrigins } from './duplicate.queries.ts'
import { canImportFeed } from './feed.policy.ts'
import { linkDuplicates } from './steps/link-duplicates.ts'

const changesAtOnce = 10_000
const mostRounds = 50

/**
 * Looks for duplicates wherever jobs have changed since the last time: posted, edited or ended by hand, pushed through the API, blocked,
 * expired. Feeds are covered by their own runs.
 * @returns how many links changed.
 * @throws NotAllowed
 */
export async function linkChangedDuplicates(ctx: Context): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  let linked = 0
  const link = async (employerIds: number[]) => {
    for (const employerId of employerIds) linked += await linkDuplicates(ctx, employerId)
  }
  await consumeJobChanges(ctx, {
    name: 'duplicates',
    atOnce: changesAtOnce,
    rounds: mostRounds,
    take: async jobIds => link(await findEmployersOf(ctx.db, jobIds)),
    takeGap: async () => link(await findEmployersWithSeveralOrigins(ctx.db)),
  })
  return linked
}
