import { describeFields } from './describe-feed.ts'
import type { Dialect, DialectId } from './dialects/dialects.ts'
import { externalIdOf } from './external-id.ts'
import type { FormatReason } from './format-reason.values.ts'
import { applyMapping } from './mapping/apply-mapping.ts'
import type { FeedMapping, FoundFeed } from './mapping/feed-mapping.values.ts'
import { type FeedJob, normaliseItem } from './normalise/normalise-item.ts'
import { endOfDay, readDate } from './normalise/read-date.ts'
import { repairItem } from './normalise/repair-item.ts'
import { FeedRefused } from './reading/feed-refused.ts'
import type { ItemNode } from './reading/item-node.ts'
import { readFirstItems } from './reading/read-first-items.ts'

const adsShown = 5
/** Enough jobs to tell which fields the feed has. */
const adsRead = 30
/** Bytes of a document that a preview reads. */
export const previewBytes = 4 * 1024 * 1024

export type PreviewQuestion = {
  /** A file with the first `previewBytes` of the document. */
  path: string
  format: DialectId | 'auto'
  mapping: FeedMapping
  employer: { name: string; isAgency: boolean }
  now: Date
}

/** A job as read, or the reason why it cannot be. */
export type ReadAd = {
  externalId: string | null
  title: string | null
  problem: FormatReason | null
  warnings: FormatReason[]
  job: FeedJob | null
}

export type PreviewReading = {
  found: Pick<FoundFeed, 'dialect' | 'fields' | 'proposed'>
  ads: ReadAd[]
  /** Why `ads` is empty. */
  problem: FormatReason | null
}

/**
 * The first five jobs of a document under a mapping. Input and output are structured-cloneable, so that it can run in a worker: the
 * document is untrusted, and pages must not wait for it.
 */
export async function readPreview({ path, ...question }: PreviewQuestion): Promise<PreviewReading> {
  const { format, mapping } = question
  try {
    const { syntax, dialect, nodes } = await readFirstItems(path, {
      format,
      mapping,
      items: adsRead,
      bytes: previewBytes,
    })
    const found = { dialect: dialect?.id ?? null, ...describeFields(dialect, nodes) }
    const ads = dialect === null ? [] : readAds(dialect, nodes, question)
    if (ads.length > 0) return { found, ads, problem: null }
    return { found, ads, problem: { code: 'no-jobs-recognised', params: { syntax, root: '', start: '' } } }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { found: { dialect: null, fields: [], proposed: {} }, ads: [], problem: error.reason }
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
    if (lastDay !== null && lastDay <= now) {
      const problem: FormatReason = { code: 'last-day-passed', params: { id } }
      return { ...head, problem, warnings: [], job: null }
    }
    const read = normaliseItem(raw, employer, now)
    if ('problem' in read) return { ...head, problem: read.problem, warnings: [], job: null }
    return { ...head, problem: null, warnings: read.warnings, job: read.job }
  })
}
