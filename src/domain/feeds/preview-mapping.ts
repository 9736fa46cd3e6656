import type { DialectId } from '../../feed-format/dialects/dialects.ts'
import type { FeedMapping, FoundFeed } from '../../feed-format/mapping/feed-mapping.values.ts'
import { previewBytes } from '../../feed-format/read-preview.ts'
import { withFeedFile } from '../../feed-format/reading/with-feed-file.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { JobDetails } from '../jobs/read-job.ts'
import { mappingOf } from './change-feed.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import type { FeedMappingInput } from './feed.schema.ts'
import type { FeedReason } from './feed-reason.values.ts'
import { loadFeed } from './own-feed.queries.ts'
import { findKeptDocument } from './runs/feed-run.queries.ts'
import { openStart } from './steps/keep-document.ts'
import { blankPage, previewItem } from './steps/preview-item.ts'

/** A job as it would be imported, or the problem that prevents it. */
export type PreviewedAd = {
  externalId: string | null
  title: string | null
  problem: FeedReason | null
  warnings: FeedReason[]
  page: JobDetails | null
}

export type MappingPreview = {
  mapping: FeedMapping
  /** The fields found, for the chosen item path. */
  found: Pick<FoundFeed, 'dialect' | 'fields' | 'proposed'>
  ads: PreviewedAd[]
  /** Why there are no jobs. */
  problem: FeedReason | null
}

/**
 * Previews the first five jobs of the stored document under a mapping that is not saved yet. Reads at most the first 4 MB of the document
 * and stores nothing.
 * @throws SignInRequired, NotAllowed, NotFound
 */
export async function previewMapping(ctx: Context, input: FeedMappingInput): Promise<MappingPreview> {
  const feed = await loadFeed(ctx.db, input.feedId)
  if (!feed) throw new NotFound()
  requireFeedKeeper(ctx.actor, feed.employerId)
  const mapping = mappingOf(feed, input)
  const kept = await findKeptDocument(ctx.db, feed.id)
  const start = kept === null ? null : await openStart(ctx, kept, previewBytes)
  if (start === null) {
    const found = { dialect: null, fields: [], proposed: {} }
    return { mapping, found, ads: [], problem: { code: 'document-not-kept', params: {} } }
  }
  // The cast: a feed's format is `auto` or a dialect given on the command line.
  const format = feed.format as DialectId | 'auto'
  const employer = { name: feed.employerName, isAgency: feed.isAgency }
  const { found, ads, problem } = await withFeedFile(start, path =>
    ctx.documents.preview({ path, format, mapping, employer, now: ctx.now() }),
  )
  const blank = await blankPage(ctx, feed.employerId)
  const shown = ads.map(({ job, ...ad }) => ({ ...ad, page: job && previewItem(blank, job) }))
  return { mapping, found, ads: shown, problem }
}
