import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { loadEmployerHead } from '../employers/load-employer-head.ts'
import { changeOwnJob } from '../job-ads/change-own-job.ts'
import { type AdFields, adFieldNames } from '../job-ads/job-ad.values.ts'
import { moveOwnJob } from '../job-ads/move-own-job.ts'
import { postJob } from '../job-ads/post-job.ts'
import { readOwnJob } from '../job-ads/read-own-job.ts'
import { freeName } from './create-feed.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import {
  confirmPushedItem,
  insertPushedItem,
  insertPushFeed,
  loadKnownItems,
  loadPushedFields,
  loadPushFeedId,
  updatePushedItem,
} from './feed.queries.ts'
import { lockFeedRow, lockFeedsOf } from './own-feed.queries.ts'

export type PushOutcome = 'created' | 'changed' | 'unchanged'

/**
 * Creates or updates one job, identified by the calling program's own number: push instead of pull. Idempotent; a job that expired is
 * published again, one that a person paused or filled stays so. Fields edited here by hand are kept until the program sends a new value for
 * them.
 * @throws Invalid naming every invalid field, Conflict for one deleted or archived here, SignInRequired, NotAllowed, NotFound
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
    const feedId = (await loadPushFeedId(db, employerId)) ?? (await openPushFeed(inside, employerId))
    // Serialised, so that two concurrent pushes of the same job do not create it twice.
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
    const isSame = known.contentHash === contentHash
    // A last day set by the program expired on purpose; only our default one is renewed.
    if (isSame && (status !== 'expired' || fields.validThrough)) {
      await confirmPushedItem(db, jobId, inside.now())
      return { jobId, outcome: 'unchanged' }
    }
    // Before the update, which may set another last day.
    if (status === 'expired') await moveOwnJob(inside, { jobId, action: 'renew' })
    const { version, fields: base } = await readOwnJob(inside, { jobId, employerId })
    const said = await loadPushedFields(db, jobId)
    await changeOwnJob(inside, { jobId, version, base, fields: merged({ said, fields, base }) })
    await updatePushedItem(db, { jobId, contentHash, original: canonical(fields) })
    return { jobId, outcome: 'changed' }
  })
}

async function openPushFeed(ctx: Context, employerId: number): Promise<number> {
  if (!(await loadEmployerHead(ctx, employerId))) throw new NotFound()
  await lockFeedsOf(ctx.db, employerId)
  const now = ctx.now()
  return (
    (await loadPushFeedId(ctx.db, employerId)) ??
    insertPushFeed(ctx.db, { employerId, name: await freeName(ctx, employerId, 'API'), now })
  )
}

/** The current job, overridden by the fields whose pushed value differs from the last push. */
function merged({ said, fields, base }: Record<'said' | 'fields' | 'base', AdFields>): AdFields {
  const result: AdFields = { ...base }
  for (const name of adFieldNames) {
    if (isDeepStrictEqual(said[name], fields[name])) continue
    if (fields[name] === undefined) delete result[name]
    else result[name] = fields[name]
  }
  return result
}

/** Makes comparison independent of the order of fields. */
function canonical(fields: AdFields): string {
  return JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
}
