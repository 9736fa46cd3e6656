import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { columnsStaying, editedParts, emptiedColumns, type FeedPart } from '../job-ads/edited-columns.ts'
import { giveBackParts } from '../job-ads/steps/give-back-parts.ts'
import { loadChangeableJob } from '../job-ads/steps/load-changeable-job.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { readItemFacts, writeAnewNextTime } from './steps/read-item-facts.ts'

type FeedColumns = NonNullable<NonNullable<Awaited<ReturnType<typeof readItemFacts>>>['facts']>['columns']

/**
 * The parts of a feed job that were edited by hand and no longer follow the feed; null for a job without a feed. `isKept`: the feed's own
 * version is stored.
 */
export type HandEdits = { feed: { id: number; name: string }; parts: FeedPart[]; isKept: boolean }

/** @throws NotFound, NotAllowed, SignInRequired, Conflict for an archived job */
export async function readHandEdits(ctx: Context, jobId: number): Promise<HandEdits | null> {
  return inTransaction(ctx, async inside => {
    const job = await loadChangeableJob(inside, jobId)
    const said = job.source === 'feed' ? await readItemFacts(inside, jobId) : null
    if (said === null) return null
    return { feed: said.feed, parts: editedParts(job.edited_columns), isKept: said.facts !== null }
  })
}

/**
 * Discards manual edits to parts of a feed job: they revert to what the feed last said or, where that is not stored, to what its next run
 * brings. An edit in progress takes these parts over.
 * @returns whether they have already reverted
 * @throws NotFound for a job without a feed, NotAllowed, SignInRequired, Conflict for an archived job
 */
export async function followFeedAgain(
  ctx: Context,
  { jobId, parts }: { jobId: number; parts: readonly FeedPart[] },
): Promise<{ isNow: boolean }> {
  return inTransaction(ctx, async inside => {
    const job = await loadChangeableJob(inside, jobId)
    requireFeedKeeper(inside.actor, job.employer_id)
    const said = job.source === 'feed' ? await readItemFacts(inside, jobId) : null
    if (said === null) throw new NotFound()
    const staying = columnsStaying(job.edited_columns, parts)
    const given = job.edited_columns.filter(name => !staying.includes(name))
    if (given.length === 0) return { isNow: true }
    const facts = Object.entries(said.facts?.columns ?? {}).filter(([name]) => given.includes(name))
    // The cast: a subset of the columns is still columns.
    const columns = {
      ...(Object.fromEntries(facts) as Partial<FeedColumns>),
      ...emptiedColumns(given),
      edited_columns: staying,
    }
    const places = given.includes('places') ? (said.facts?.places ?? null) : null
    await giveBackParts(inside, { job, parts, columns, places })
    if (said.facts === null) await writeAnewNextTime(inside, jobId)
    return { isNow: said.facts !== null }
  })
}
