import type { Context } from '../context.ts'
import { findOrCreateEmployer } from '../employers/find-or-create-employer.ts'
import { loadEmployerForFeed } from '../employers/load-employer-for-feed.ts'
import { Conflict, NotAllowed } from '../errors.ts'
import type { DialectId } from './dialects/dialects.ts'
import { canImportFeed } from './feed.policy.ts'
import { insertFeed, loadFeedId, loadFeedMapping } from './feed.queries.ts'
import { withFeedLock } from './feed-lock.ts'
import { closeAbandonedRuns, insertRun, updateRun } from './feed-run.queries.ts'
import { emptyResult, type FeedResult, type FeedRun, newRun } from './feed-run.ts'
import { linkDuplicates } from './link-duplicates.ts'
import type { FeedMapping } from './mapping/feed-mapping.values.ts'
import { updateFeed } from './own-feed.queries.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import { type CheckedFeed, checkFeed } from './reading/read-feed.ts'
import { withFeedFile } from './reading/with-feed-file.ts'
import { recordRun } from './record-run.ts'
import { type OnProgress, takeItems } from './take-items.ts'

export type ImportFeedInput = {
  /** A file's path, or the bytes as they come. */
  source: string | AsyncIterable<Uint8Array>
  /** Found by name, whatever its case, or created. */
  employer: { id: number } | { name: string }
  format?: DialectId | 'auto'
  /** Reads and counts everything and writes nothing. */
  dryRun?: boolean
  fileName?: string
  /** An employer may have several feeds; each knows its own jobs only. */
  feedName?: string
  onProgress?: OnProgress
}

/**
 * Brings an employer's jobs in line with a feed. A document that can not be read as a whole changes nothing and is answered
 * with `refused` and a `message`; single bad items are counted as failed with their reason.
 * @throws NotAllowed; NotFound for an employer id nobody has; Conflict while another run of the same feed is going on.
 */
export async function importFeed(ctx: Context, input: ImportFeedInput): Promise<FeedResult> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const feedName = input.feedName ?? 'default'
  return withFeedFile(input.source, async path => {
    let checked: CheckedFeed
    try {
      checked = await checkFeed(path, input.format, await mappingOf(ctx, input, feedName))
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error
      return refuse(ctx, input, feedName, error)
    }
    const run = await openRun(ctx, input, feedName, checked)
    const { feed } = run
    if (run.isDry || feed === null) {
      await takeItems(ctx, run, checked, input.onProgress)
      return run.result
    }
    const result = await withFeedLock(ctx, feed.id, async () => {
      await closeAbandonedRuns(ctx.db, feed.id, ctx.now())
      const { format } = run.result
      const fileName = input.fileName ?? null
      const runId = await insertRun(ctx.db, { feedId: feed.id, format, fileName, startedAt: ctx.now() })
      const ofRun = { ...run, feed: { ...feed, runId } }
      return recordRun(ctx, ofRun, {
        runId,
        work: () => takeItems(ctx, ofRun, checked, input.onProgress),
      })
    })
    if (result === null) throw new Conflict('error.feed-running')
    if (result.complete && !result.held) await updateFeed(ctx.db, feed.id, { confirmed_at: ctx.now() })
    await linkDuplicates(ctx, feed.employerId)
    return result
  })
}

/** A feed that a person has mapped is read so from the command line too. */
async function mappingOf(ctx: Context, input: ImportFeedInput, feedName: string): Promise<FeedMapping> {
  const employer = await loadEmployerForFeed(ctx, input.employer, true)
  return employer ? loadFeedMapping(ctx.db, employer.id, feedName) : {}
}

async function openRun(
  ctx: Context,
  input: ImportFeedInput,
  feedName: string,
  checked: CheckedFeed,
): Promise<FeedRun> {
  const isDry = input.dryRun ?? false
  const isUnknownAllowed = isDry && 'name' in input.employer
  const known = await loadEmployerForFeed(ctx, input.employer, isUnknownAllowed)
  const employer =
    known ??
    ('name' in input.employer && !isDry ? await findOrCreateEmployer(ctx, input.employer.name) : null)
  if (employer && !isDry)
    await insertFeed(ctx.db, { employerId: employer.id, name: feedName, now: ctx.now() })
  const feedId = employer ? await loadFeedId(ctx.db, employer.id, feedName) : null
  return newRun({
    feed: feedId === null || employer === null ? null : { id: feedId, employerId: employer.id, runId: null },
    employer: employer ?? { name: 'name' in input.employer ? input.employer.name : '', isAgency: false },
    isDry,
    result: { ...resultOf(checked), dryRun: isDry },
  })
}

/** What is known of a run before its first ad is read. */
export function resultOf(checked: CheckedFeed): FeedResult {
  const warnings = checked.warnings.map(({ line, message }) =>
    line === null ? message : `Line ${line}: ${message}`,
  )
  return { ...emptyResult(), format: checked.dialect?.id ?? null, warnings }
}

async function refuse(
  ctx: Context,
  input: ImportFeedInput,
  feedName: string,
  error: FeedRefused,
): Promise<FeedResult> {
  const result = { ...emptyResult(), dryRun: input.dryRun ?? false, refused: true, message: error.message }
  if (result.dryRun) return result
  const employer = await loadEmployerForFeed(ctx, input.employer, true)
  const feedId = employer ? await loadFeedId(ctx.db, employer.id, feedName) : null
  if (feedId === null) return result
  const run = { feedId, format: null, fileName: input.fileName ?? null, startedAt: ctx.now() }
  const runId = await insertRun(ctx.db, run)
  await updateRun(ctx.db, runId, { status: 'failed', finished_at: ctx.now(), message: error.message })
  return result
}
