import { hash } from 'node:crypto'
import { dayMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { RawItem } from '../../../feed-format/dialects/raw-item.ts'
import { externalIdOf } from '../../../feed-format/external-id.ts'
import { normaliseItem } from '../../../feed-format/normalise/normalise-item.ts'
import { endOfDay, readDate } from '../../../feed-format/normalise/read-date.ts'
import { repairItem } from '../../../feed-format/normalise/repair-item.ts'
import type { FeedItem } from '../../../feed-format/reading/read-feed.ts'
import type { Context } from '../../caller/context.ts'
import { type KnownItem, loadItemsToLookAt } from '../feed.queries.ts'
import type { FeedReason } from '../feed-reason.values.ts'
import {
  addFailure,
  addWarning,
  type FeedRun,
  noteEmployer,
  noteItem,
  noteQuality,
  seenKey,
} from '../runs/feed-run.ts'
import type { JobWrite } from './job-write.ts'
import { writeOfItem } from './write-of-item.ts'
import type { Plan } from './write-plan.ts'

/** Raised when the parsing rules change so much that jobs must be rewritten although their feed did not change. */
const readingVersion = 1
/** Jobs whose feed names no last day are extended when they would end within this time. */
const endingMs = 7 * dayMs

type Incoming = {
  id: string
  raw: RawItem
  json: string
  line: number | null
  hash: string
  /** The last day according to the feed. */
  stated: Date | null
}

/** Items with their ids and hashes, and their pending lookup. */
export type Batch = {
  itemCount: number
  incoming: Incoming[]
  /** State of the items that are not simply unchanged; null for unknown ones. */
  toLookAt: Promise<Map<string, KnownItem | null>>
}

/** Takes up to `limits.feedBatchItems` items and starts their lookup, so that the next batch can be read meanwhile. */
export function takeBatch(ctx: Context, run: FeedRun, items: FeedItem[]): Batch {
  const now = ctx.now()
  const incoming = items.flatMap(item => receive(run, item, now))
  const toLookAt = lookUp(ctx, run, incoming)
  // A failure surfaces in `planBatch`, which awaits it.
  toLookAt.catch(() => {})
  return { itemCount: items.length, incoming, toLookAt }
}

/** Compares a batch with the stored state and decides what to write. */
export async function planBatch(ctx: Context, run: FeedRun, batch: Batch): Promise<Plan> {
  const toLookAt = await batch.toLookAt
  const plan: Plan = { inserts: [], updates: [], found: [], prolonged: [], expired: [] }
  for (const item of batch.incoming) {
    const known = toLookAt.get(item.id)
    if (known === undefined) countUnchanged(run)
    else planItem(ctx, run, plan, item, known)
    if (known === undefined || known?.status === 'published') run.met++
  }
  return plan
}

/** Assigns an item its id and content hash; [] for duplicates (the first wins) and unreadable items. */
function receive(run: FeedRun, item: FeedItem, now: Date): Incoming[] {
  const { result } = run
  const { raw, json } = repaired(run, item.raw)
  const { id } = externalIdOf(raw)
  const key = seenKey(id)
  if (item.problem !== null) {
    run.seen.add(key)
    reject(run, { id, raw, json, line: item.line }, item.problem)
    return []
  }
  if (run.seen.has(key)) {
    result.duplicates++
    addWarning(result, { code: 'repeated-id', params: { id } }, item.line)
    return []
  }
  run.seen.add(key)
  if (run.isDry) noteEmployer(run, raw.employer)
  const contentHash = hash('sha256', `${readingVersion}${json}`, 'base64url')
  const stated = raw.validThrough === null ? null : endOfDay(readDate(raw.validThrough, now))
  return [{ id, raw, json, line: item.line, hash: contentHash, stated }]
}

async function lookUp(
  ctx: Context,
  run: FeedRun,
  incoming: Incoming[],
): Promise<Map<string, KnownItem | null>> {
  if (run.feed === null) return new Map(incoming.map(item => [item.id, null]))
  if (incoming.length === 0) return new Map()
  const now = ctx.now()
  const rows = await loadItemsToLookAt(ctx.db, run.feed.id, {
    ids: incoming.map(item => item.id),
    // A job past its last day counts as changed even if its content is the same.
    hashes: incoming.map(item => (item.stated !== null && item.stated <= now ? null : item.hash)),
    validUntil: new Date(now.getTime() + endingMs),
  })
  return new Map(rows.map(row => [row.externalId, row.known]))
}

function planItem(ctx: Context, run: FeedRun, plan: Plan, item: Incoming, known: KnownItem | null): void {
  const { result } = run
  const now = ctx.now()
  const { stated } = item
  if (known?.status === 'deleted') {
    countUnchanged(run)
    return
  }
  if (stated !== null && stated <= now) {
    result.expired++
    addWarning(result, { code: 'last-day-passed', params: { id: item.id } }, item.line)
    const isOpen = known?.status === 'published' || known?.status === 'in-review'
    const jobId = isOpen ? known.jobId : null
    if (jobId !== null) plan.expired.push(jobId)
    noteItem(run, { kind: 'expired', ...headOf(item), reason: null, jobId, preview: null, original: null })
    return
  }
  if (known !== null && known.contentHash === item.hash && known.status !== 'expired' && !known.isUndone) {
    planUnchanged(now, run, plan, known, stated)
    return
  }
  if (known === null && run.room === 0) {
    run.leftOut++
    reject(run, item, { code: 'beyond-free-ads', params: { count: limits.freeFeedAds } })
    return
  }
  const read = normaliseItem(item.raw, run.employer, now)
  if ('problem' in read) {
    reject(run, item, read.problem)
    return
  }
  for (const warning of read.warnings) addWarning(result, warning, item.line)
  noteQuality(run, read.job)
  if (run.isDry) noteDryItem(run, item, known, read.job)
  const write = writeOfItem(now, run, { item, known, job: read.job })
  // Said where people look after the run, because the ad is missing on the board.
  if (write.status === 'in-review')
    addWarning(result, { code: 'held-for-review', params: { id: item.id } }, item.line)
  if (known === null) {
    plan.inserts.push(write)
    if (run.room !== null) run.room--
    result.new++
  } else {
    plan.updates.push(write)
    result.changed++
  }
  result.successful++
}

type ItemHead = Pick<Incoming, 'id' | 'raw' | 'json' | 'line'>

function reject(run: FeedRun, item: ItemHead, reason: FeedReason): void {
  const { externalId } = headOf(item)
  addFailure(run.result, { id: externalId, line: item.line, reason })
  noteItem(run, { kind: 'failed', ...headOf(item), reason, jobId: null, preview: null, original: item.json })
}

function noteDryItem(run: FeedRun, item: Incoming, known: KnownItem | null, job: JobWrite['job']): void {
  const kind = known === null ? 'new' : 'changed'
  const jobId = known?.jobId ?? null
  noteItem(run, {
    kind,
    ...headOf(item),
    title: job.title,
    reason: null,
    jobId,
    preview: job,
    original: null,
  })
}

function headOf({ id, raw, line }: ItemHead) {
  return { externalId: id.startsWith('derived-') ? null : id, line, title: raw.title }
}

function planUnchanged(now: Date, run: FeedRun, plan: Plan, known: KnownItem, stated: Date | null): void {
  countUnchanged(run)
  if (known.missedCount > 0) plan.found.push(known.jobId)
  const isEnding = known.validThrough !== null && known.validThrough.getTime() - now.getTime() < endingMs
  const mayProlong = stated === null || stated.getTime() > (known.validThrough?.getTime() ?? 0)
  if (known.status === 'published' && isEnding && mayProlong) plan.prolonged.push(known.jobId)
}

function countUnchanged({ result }: FeedRun): void {
  result.unchanged++
  result.successful++
}

function repaired(run: FeedRun, item: RawItem): { raw: RawItem; json: string } {
  const { isRepaired, ...whole } = repairItem(item)
  if (isRepaired) addWarning(run.result, { code: 'double-encoding', params: {} }, null)
  return whole
}
