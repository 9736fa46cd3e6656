import { noteAdminWork } from '../accounts/note-admin-work.ts'
import { type Context, inTransaction } from '../context.ts'
import { NotFound } from '../errors.ts'
import { readItemFacts, writeAnewNextTime } from '../feeds/read-item-facts.ts'
import { tellLive } from '../live/tell-live.ts'
import { requireDraftHolder } from './draft-holder.ts'
import { columnsStaying, editedParts, type FeedPart, fieldsOfPart } from './edited-columns.ts'
import { insertJobEvent, lockJob } from './job.queries.ts'
import { loadJobPlaces, updateOwnJob } from './job-ad.queries.ts'
import { adFields } from './job-ad-fields.ts'
import { findChangeDraft, updateDraft } from './job-draft.queries.ts'
import { loadChangeableJob } from './load-changeable-job.ts'
import { actorName } from './move-job.ts'

type FeedColumns = NonNullable<NonNullable<Awaited<ReturnType<typeof readItemFacts>>>['facts']>['columns']

/** What of an ad from a feed no longer follows it; null for an ad that comes from none. `isKept`: the feed's own word is at hand. */
export type HandEdits = { feed: { id: number; name: string }; parts: FeedPart[]; isKept: boolean }

/** @throws NotFound, NotAllowed, SignInRequired, Conflict for an ad in the archive */
export async function readHandEdits(ctx: Context, jobId: number): Promise<HandEdits | null> {
  return inTransaction(ctx, async inside => {
    const job = await loadChangeableJob(inside, jobId)
    const said = job.source === 'feed' ? await readItemFacts(inside, jobId) : null
    if (said === null) return null
    return { feed: said.feed, parts: editedParts(job.edited_columns), isKept: said.facts !== null }
  })
}

/**
 * Lets the feed decide again about parts of an ad that a person changed by hand: they become what the feed last said, or, where
 * that is no longer at hand, what it says with its next run. Somebody's own change that is under way takes these parts over.
 * @returns whether they are the feed's already
 * @throws NotFound for an ad without a feed, NotAllowed, SignInRequired, Conflict for an ad in the archive
 */
export async function followFeedAgain(
  ctx: Context,
  { jobId, parts }: { jobId: number; parts: readonly FeedPart[] },
): Promise<{ isNow: boolean }> {
  return inTransaction(ctx, async inside => {
    const { db, actor } = inside
    const job = await loadChangeableJob(inside, jobId)
    const said = job.source === 'feed' ? await readItemFacts(inside, jobId) : null
    if (said === null) throw new NotFound()
    const staying = columnsStaying(job.edited_columns, parts)
    const given = job.edited_columns.filter(name => !staying.includes(name))
    if (given.length === 0) return { isNow: true }
    const person = 'userId' in actor ? { changed_by: actor.userId } : {}
    const columns = Object.entries(said.facts?.columns ?? {}).filter(([name]) => given.includes(name))
    // The cast: some of the columns are still columns.
    const facts = Object.fromEntries(columns) as Partial<FeedColumns>
    const changes = { ...facts, ...person, edited_columns: staying }
    const places = given.includes('places') ? (said.facts?.places ?? null) : null
    await updateOwnJob(db, jobId, changes, places)
    if (said.facts === null) await writeAnewNextTime(inside, jobId)
    await renewChange(inside, { jobId, version: job.version, parts })
    const moved = { jobId, from: job.status, to: job.status, at: inside.now() }
    await insertJobEvent(db, { ...moved, actor: actorName(actor), reason: 'follows-feed' })
    await noteAdminWork(inside, 'employer-changed-by-admin', { employerId: job.employer_id, jobId })
    await tellLive(inside, { topics: [`employer:${job.employer_id}`], kind: 'job', details: { jobId } })
    return { isNow: said.facts !== null }
  })
}

/** One's own change of the ad goes on from these texts of the feed, so that it is not asked about them as another's. */
async function renewChange(
  { db, actor, now }: Context,
  { jobId, version, parts }: { jobId: number; version: number; parts: readonly FeedPart[] },
): Promise<void> {
  const draft = 'userId' in actor ? await findChangeDraft(db, requireDraftHolder(actor, null), jobId) : null
  const job = draft && (await lockJob(db, jobId))
  if (!job) return
  const fields = adFields(job, await loadJobPlaces(db, jobId))
  const taken = Object.fromEntries(parts.flatMap(fieldsOfPart).map(field => [field, fields[field] ?? null]))
  await updateDraft(db, draft.id, {
    content: { typed: { ...draft.typed, ...taken }, base: draft.base && { ...draft.base, ...taken } },
    ...(draft.job_version === version ? { jobVersion: job.version } : {}),
    now: now(),
    expiresAt: draft.expires_at,
  })
}
