import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { followJobChanges } from '../job-search/steps/follow-job-changes.ts'
import { findEmployersOf, findEmployersWithSeveralOrigins } from './duplicate.queries.ts'
import { canImportFeed } from './feed.policy.ts'
import { linkDuplicates } from './steps/link-duplicates.ts'

const changesAtOnce = 10_000
const mostRounds = 50

/**
 * Looks for ads that came twice wherever ads have changed since the last time: posted, changed or ended by hand, pushed by programs,
 * blocked, expired. What a feed brings is looked at by its run. @returns how many links changed. @throws NotAllowed
 */
export async function linkChangedDuplicates(ctx: Context): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  let linked = 0
  const link = async (employerIds: number[]) => {
    for (const employerId of employerIds) linked += await linkDuplicates(ctx, employerId)
  }
  await followJobChanges(ctx, {
    name: 'duplicates',
    atOnce: changesAtOnce,
    rounds: mostRounds,
    take: async jobIds => link(await findEmployersOf(ctx.db, jobIds)),
    takeGap: async () => link(await findEmployersWithSeveralOrigins(ctx.db)),
  })
  return linked
}
