import { describeFields } from './describe-feed.ts'
import type { Dialect, DialectId } from './dialects/dialects.ts'
import { externalIdOf } from './external-id.ts'
import { applyMapping } from './mapping/apply-mapping.ts'
import type { FeedMapping, FoundFeed } from './mapping/feed-mapping.values.ts'
import { type FeedJob, normaliseItem } from './normalise/normalise-item.ts'
import { endOfDay, readDate } from './normalise/read-date.ts'
import { repairItem } from './normalise/repair-item.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import type { ItemNode } from './reading/item-node.ts'
import { readFirstItems } from './reading/read-first-items.ts'

const adsShown = 5
/** So many ads tell which fields the feed has. */
const adsRead = 30
/** So much of a document is looked at for a preview. */
export const previewBytes = 4 * 1024 * 1024

export type PreviewQuestion = {
  /** A file with the first `previewBytes` of the document. */
  path: string
  format: DialectId | 'auto'
  mapping: FeedMapping
  employer: { name: string; isAgency: boolean }
  now: Date
}

/** An ad as it was read; `problem` and `warnings` are the importer's own words. */
export type ReadAd = {
  externalId: string | null
  title: string | null
  problem: string | null
  warnings: string[]
  job: FeedJob | null
}

export type PreviewReading = {
  found: Pick<FoundFeed, 'dialect' | 'fields' | 'proposed'>
  ads: ReadAd[]
  /** Why there are none. */
  problem: string | null
}

/**
 * What the first five ads of a document say with a mapping. Plain data in and out, so that a thread can do it: the document is a
 * stranger's, and no page waits until it is read.
 */
export async function readPreview({ path, ...question }: PreviewQuestion): Promise<PreviewReading> {
  const { format, mapping } = question
  try {
    const { dialect, nodes } = await readFirstItems(path, {
      format,
      mapping,
      items: adsRead,
      bytes: previewBytes,
    })
    const ads = dialect === null ? [] : readAds(dialect, nodes, question)
    const problem = ads.length === 0 ? 'No jobs were recognised' : null
    return { found: { dialect: dialect?.id ?? null, ...describeFields(dialect, nodes) }, ads, problem }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { found: { dialect: null, fields: [], proposed: {} }, ads: [], problem: error.message }
  }
}

function readAds(
  dialect: Dialect,
  nodes: readonly ItemNode[],
  { mapping, employer, now }: Omit<PreviewQuestion, 'path'>,
): ReadAd[] {
  const taken = nodes.filter(node => !dialect.skips?.(node)).slice(0, adsShown)
  return taken.map(node => {
    const { raw } = repairItem(applyMapping(dialect.read(node), node, mapping.fields))
    const { id } = externalIdOf(raw)
    const head = { externalId: id.startsWith('derived-') ? null : id, title: raw.title }
    const lastDay = raw.validThrough === null ? null : endOfDay(readDate(raw.validThrough, now))
    if (lastDay !== null && lastDay <= now)
      return { ...head, problem: `The last day of "${id}" has passed`, warnings: [], job: null }
    const read = normaliseItem(raw, employer, now)
    if ('problem' in read) return { ...head, problem: read.problem, warnings: [], job: null }
    return { ...head, problem: null, warnings: read.warnings, job: read.job }
  })
}
