import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { changeOwnJob } from '../jobs/change-own-job.ts'
import type { AdFields } from '../jobs/job-ad.values.ts'
import { moveOwnJob } from '../jobs/move-own-job.ts'
import { postJob } from '../jobs/post-job.ts'
import { readOwnJob } from '../jobs/read-own-job.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import { insertPushedItem, loadKnownItems, loadOrInsertPushFeed, updatePushedItem } from './feed.queries.ts'
import { lockFeedRow } from './own-feed.queries.ts'

export type PushOutcome = 'created' | 'changed' | 'unchanged'

/**
 * The other way round of a feed: a program says of one job, by its own number, how it is. Said twice nothing is done twice; a job
 * that has ended by itself is public again, one that somebody paused or filled stays so.
 * @throws Invalid naming every field to mend, Conflict for one that was deleted here, SignInRequired, NotAllowed, NotFound
 */
export async function pushJob(
  ctx: Context,
  input: { employerId: number; externalId: string; fields: AdFields },
): Promise<{ jobId: number; outcome: PushOutcome }> {
  const { employerId, externalId, fields } = input
  requireFeedKeeper(ctx.actor, employerId)
  const contentHash = createHash('sha256').update(canonical(fields)).digest('base64url')
  return inTransaction(ctx, async inside => {
    const { db } = inside
    const feedId = await loadOrInsertPushFeed(db, employerId, inside.now())
    // One after the other, so that the same job sent twice at once is not made twice.
    if (!(await lockFeedRow(db, feedId))) throw new NotFound()
    const [known] = await loadKnownItems(db, feedId, [externalId])
    if (!known) {
      const external = { feedId, externalId }
      const { jobId } = await postJob(inside, { employerId, ad: { fields }, source: 'api', external })
      await insertPushedItem(db, { feedId, externalId, jobId, contentHash, original: canonical(fields) })
      return { jobId, outcome: 'created' }
    }
    const { jobId, status } = known
    if (status === 'deleted' || status === 'archived') throw new Conflict('error.job-deleted')
    if (known.contentHash === contentHash && status !== 'expired') return { jobId, outcome: 'unchanged' }
    const { version } = await readOwnJob(inside, { jobId, employerId })
    await changeOwnJob(inside, { jobId, version, base: null, fields })
    if (status === 'expired') await moveOwnJob(inside, { jobId, action: 'renew' })
    await updatePushedItem(db, { jobId, contentHash, original: canonical(fields) })
    return { jobId, outcome: 'changed' }
  })
}

/** The same fields in another order are the same job. */
function canonical(fields: AdFields): string {
  return JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
}
