import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import type { JobDetails } from '../jobs/read-job.ts'
import { mappingOf } from './change-feed.ts'
import { describeFields } from './describe-feed.ts'
import type { DialectId } from './dialects/dialects.ts'
import { externalIdOf } from './external-id.ts'
import { requireFeedKeeper } from './feed.policy.ts'
import type { FeedMappingInput } from './feed.schema.ts'
import { findKeptDocument } from './feed-run.queries.ts'
import { openStart } from './keep-document.ts'
import { applyMapping } from './mapping/apply-mapping.ts'
import type { FeedMapping, FoundFeed } from './mapping/feed-mapping.values.ts'
import { normaliseItem } from './normalise/normalise-item.ts'
import { endOfDay, readDate } from './normalise/read-date.ts'
import { repairItem } from './normalise/repair-item.ts'
import { type FeedRow, loadFeed } from './own-feed.queries.ts'
import { blankPage, previewItem } from './preview-item.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import { type FirstItems, readFirstItems } from './reading/read-first-items.ts'
import { withFeedFile } from './reading/with-feed-file.ts'

const adsShown = 5
/** So many ads tell which fields the feed has. */
const adsRead = 30
const bytesRead = 4 * 1024 * 1024

/** An ad as it would read; `problem` and `warnings` are the importer's own words. */
export type PreviewedAd = {
  externalId: string | null
  title: string | null
  problem: string | null
  warnings: string[]
  page: JobDetails | null
}

export type MappingPreview = {
  mapping: FeedMapping
  /** What the ads of the feed say, for the item that was chosen. */
  found: Pick<FoundFeed, 'dialect' | 'fields' | 'proposed'>
  ads: PreviewedAd[]
  /** Why there are none. */
  problem: string | null
}

/**
 * How the first five ads of the document that was kept would read with a mapping that nobody saved yet. At most the first 4 MB of
 * the document are looked at, and nothing is stored. @throws SignInRequired, NotAllowed, NotFound
 */
export async function previewMapping(ctx: Context, input: FeedMappingInput): Promise<MappingPreview> {
  const feed = await loadFeed(ctx.db, input.feedId)
  if (!feed) throw new NotFound()
  requireFeedKeeper(ctx.actor, feed.employerId)
  const mapping = mappingOf(feed, input)
  const none = { mapping, found: { dialect: null, fields: [], proposed: {} }, ads: [] }
  const kept = await findKeptDocument(ctx.db, feed.id)
  const start = kept === null ? null : await openStart(ctx, kept, bytesRead)
  if (start === null) return { ...none, problem: 'The document is no longer kept' }
  try {
    // The cast: a feed's format is `auto` or a dialect that a command named.
    const format = feed.format as DialectId | 'auto'
    const first = await withFeedFile(start, path =>
      readFirstItems(path, { format, mapping, items: adsRead, bytes: bytesRead }),
    )
    const ads = await previewAds(ctx, feed, { ...first, mapping })
    const problem = ads.length === 0 ? 'No jobs were recognised' : null
    const dialect = first.dialect?.id ?? null
    return { mapping, found: { dialect, ...describeFields(first.dialect, first.nodes) }, ads, problem }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { ...none, problem: error.message }
  }
}

async function previewAds(
  ctx: Context,
  feed: FeedRow,
  { dialect, nodes, mapping }: FirstItems & { mapping: FeedMapping },
): Promise<PreviewedAd[]> {
  if (dialect === null) return []
  const now = ctx.now()
  const blank = await blankPage(ctx, feed.employerId)
  const taken = nodes.filter(node => !dialect.skips?.(node)).slice(0, adsShown)
  return taken.map(node => {
    const { raw } = repairItem(applyMapping(dialect.read(node), node, mapping.fields))
    const { id } = externalIdOf(raw)
    const head = { externalId: id.startsWith('derived-') ? null : id, title: raw.title }
    const lastDay = raw.validThrough === null ? null : endOfDay(readDate(raw.validThrough, now))
    if (lastDay !== null && lastDay <= now)
      return { ...head, problem: `The last day of "${id}" has passed`, warnings: [], page: null }
    const read = normaliseItem(raw, { name: feed.employerName, isAgency: feed.isAgency }, now)
    if ('problem' in read) return { ...head, problem: read.problem, warnings: [], page: null }
    return { ...head, problem: null, warnings: read.warnings, page: previewItem(blank, read.job) }
  })
}
