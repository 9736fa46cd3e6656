import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { loadMatchProfiles } from '../job-seekers/steps/load-match-profiles.ts'
import { explain } from '../matching/explain.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { listFoundIds } from './pool-search.queries.ts'
import { searchOf } from './steps/search-of.ts'
import { callersKeys } from './steps/searcher-keys.ts'
import { noTalentFilter } from './talent-filter.schema.ts'
import { requireEmployersPerson } from './talent-pool.policy.ts'
import { fewestTold } from './talent-pool.values.ts'

/**
 * How many people an employer's live ad fits, of the first 500 who would work where it is; null below five. Counts as a search, but nobody is
 * shown, so that nobody is told of it.
 * @throws {NotFound} for another employer's ad; {TooMany} beyond 300 searches an hour
 */
export async function countFittingPeople(
  ctx: Context,
  { employerId, jobId }: { employerId: number; jobId: number },
): Promise<{ people: number | null; hasAny: boolean }> {
  const { userId } = requireEmployersPerson(ctx.actor, employerId)
  const tries = limits.talentSearchesPerHour
  await limitTries(ctx, { kind: 'talent-search', subject: userId, tries, windowMinutes: 60 })
  const placed = await searchOf(ctx, employerId, { ...noTalentFilter, job: jobId })
  if (!placed?.job) throw new NotFound()
  const { job, filter, near } = placed
  const search = { filter, near, keys: await callersKeys(ctx), now: ctx.now() }
  const ids = await listFoundIds(ctx.db, search, limits.talentRanked)
  const profiles = await loadMatchProfiles(ctx, ids)
  const people = [...profiles.values()].filter(profile => explain(profile, job).isFit).length
  return { people: people < fewestTold ? null : people, hasAny: people > 0 }
}
