import type { DialectId } from '../../feed-format/dialects/dialects.ts'
import type { FeedMapping } from '../../feed-format/mapping/feed-mapping.values.ts'
import { FeedRefused } from '../../feed-format/reading/feed-refused.ts'
import { type CheckedFeed, checkFeed } from '../../feed-format/reading/read-feed.ts'
import { withFeedDocument } from '../../feed-format/reading/with-feed-file.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { findOrCreateEmployer } from '../employers/find-or-create-employer.ts'
import { loadEmployerForFeed } from '../employers/steps/load-employer-for-feed.ts'
import { canImportFeed } from './feed.policy.ts'
import { findFeedNamed, insertFeed } from './feed.queries.ts'
import { updateFeed } from './own-feed.queries.ts'
import { beginRun, failRun, insertRun } from './runs/feed-run.queries.ts'
import { addWarning, emptyResult, type FeedResult, type FeedRun, newRun } from './runs/feed-run.ts'
import { withFeedLock } from './steps/feed-lock.ts'
import { linkDuplicates } from './steps/link-duplicates.ts'
import { recordRun } from './steps/record-run.ts'
import { type OnProgress, takeItems } from './steps/take-items.ts'

export type ImportFeedInput = {
  /** A file path, or the bytes as a stream. */
  source: string | AsyncIterable<Uint8Array>
  /** Looked up by name, case-insensitively, or created. */
  employer: { id: number } | { name: string }
  format?: DialectId | 'auto'
  /** Reads and counts everything without writing anything. */
  dryRun?: boolean
  fileName?: string
  /** An employer may have several feeds; each manages its own jobs only. */
  feedName?: string
  onProgress?: OnProgress
}

/**
 * Synchronises an employer's jobs with a feed. A document that cannot be read as a whole changes nothing and is reported with `refused` and
 * a `reason`; single bad items are counted as failed, with their reason.
 * @throws NotAllowed; NotFound for an unknown employer id; Conflict while another run of the same feed is in progress.
 */
export async function importFeed(ctx: Context, input: ImportFeedInput): Promise<FeedResult> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  const known = await loadTarget(ctx, input)
  return withFeedDocument(input.source, async document => {
    let checked: CheckedFeed
    try {
      checked = await checkFeed(document, input.format, known.feed?.mapping)
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error
      return refuse(ctx, input, known.feed, error)
    }
    const run = await openRun(ctx, input, known, checked)
    const { feed } = run
    if (run.isDry || feed === null) {
      await takeItems(ctx, run, checked, input.onProgress)
      return run.result
    }
    const result = await withFeedLock(ctx, feed.id, async () => {
      const { format } = run.result
      const fileName = input.fileName ?? null
      const runId = await beginRun(ctx.db, { feedId: feed.id, format, fileName, startedAt: ctx.now() })
      const ofRun = { ...run, feed: { ...feed, runId } }
      return recordRun(ctx, ofRun, {
        runId,
        isNew: true,
        work: () => takeItems(ctx, ofRun, checked, input.onProgress),
      })
    })
    if (result === null) throw new Conflict('error.feed-running')
    if (result.complete && !result.held) await updateFeed(ctx.db, feed.id, { confirmed_at: ctx.now() })
    await linkDuplicates(ctx, feed.employerId)
    return result
  })
}

/** Employer and feed before the import; a mapping saved for the feed also applies on the command line. */
type Target = {
  employer: { id: number; name: string; isAgency: boolean } | null
  feed: { id: number; mapping: FeedMapping } | null
}

async function loadTarget(ctx: Context, input: ImportFeedInput): Promise<Target> {
  const employer = await loadEmployerForFeed(ctx, input.employer)
  return { employer, feed: employer && (await findFeedNamed(ctx.db, employer.id, feedNameOf(input))) }
}

const feedNameOf = ({ feedName = 'default' }: ImportFeedInput) => feedName

async function openRun(
  ctx: Context,
  input: ImportFeedInput,
  known: Target,
  checked: CheckedFeed,
): Promise<FeedRun> {
  const isDry = input.dryRun ?? false
  const { name } = 'name' in input.employer ? input.employer : { name: null }
  if (known.employer === null && name === null) throw new NotFound()
  const employer = known.employer ?? (name !== null && !isDry ? await findOrCreateEmployer(ctx, name) : null)
  const isNew = employer !== null && known.feed === null && !isDry
  const feedId = isNew
    ? await insertFeed(ctx.db, { employerId: employer.id, name: feedNameOf(input), now: ctx.now() })
    : (known.feed?.id ?? null)
  return newRun({
    feed: feedId === null || employer === null ? null : { id: feedId, employerId: employer.id, runId: null },
    employer: employer ?? { name: name ?? '', isAgency: false },
    isDry,
    result: { ...resultOf(checked), dryRun: isDry },
  })
}

/** The result of a run before its first item is read. */
export function resultOf(checked: CheckedFeed): FeedResult {
  const result = { ...emptyResult(), format: checked.dialect?.id ?? null }
  for (const { line, reason } of checked.warnings) addWarning(result, reason, line)
  return result
}

async function refuse(
  ctx: Context,
  input: ImportFeedInput,
  feed: Target['feed'],
  { reason }: FeedRefused,
): Promise<FeedResult> {
  const result = { ...emptyResult(), dryRun: input.dryRun ?? false, refused: true, reason }
  if (result.dryRun || feed === null) return result
  const run = { feedId: feed.id, format: null, fileName: input.fileName ?? null, startedAt: ctx.now() }
  const runId = await insertRun(ctx.db, run)
  await failRun(ctx.db, runId, { reason, now: ctx.now() })
  return result
}
