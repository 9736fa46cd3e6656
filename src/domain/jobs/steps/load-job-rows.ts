import { RecentMap } from '../../../basics/remember.ts'
import type { Database } from '../../../db/client.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { type ListedRow, type RowStamp, readJobRows, toJobRow } from './job-row.queries.ts'
import { rowStamps } from './row-stamps.ts'

/** What does not change while both versions stay; frozen, because many requests share it. */
type Kept = { row: JobRow; version: number; employerVersion: number; featuredUntil: Date | null }

/** About 2 kB each. */
const maxRows = 4_000

const keptOf = new WeakMap<Database, RecentMap<number, Kept>>()

/**
 * The readable ones among `ids`, in the order of `ids`. The database says each time which they are and in which version; what they say is
 * read again only when it has changed, because reading a row, its places and its employer costs several times as much as asking for their
 * versions.
 */
export async function loadJobRows(db: Database, ids: readonly number[], now: Date): Promise<JobRow[]> {
  if (ids.length === 0) return []
  const kept = keptRows(db)
  const known = new Map<number, Kept>()
  for (const id of ids) {
    const row = kept.get(id)
    if (row) known.set(id, row)
  }
  const unknown = ids.filter(id => !known.has(id))
  const [stamps, read] = await Promise.all([
    rowStamps(db, [...known.keys()], now),
    unknown.length > 0 ? readJobRows(db, { ids: unknown, now }) : [],
  ])
  const found = new Map(read.map(row => [row.id, keep(kept, row, now)]))
  const changed: number[] = []
  for (const [id, row] of known) {
    const stamp = stamps.get(id)
    if (!stamp) continue
    const present = presentRow(row, stamp, now)
    if (present) found.set(id, present)
    else changed.push(id)
  }
  if (changed.length > 0)
    for (const row of await readJobRows(db, { ids: changed, now })) found.set(row.id, keep(kept, row, now))
  return ids.flatMap(id => found.get(id) ?? [])
}

/** A transaction may be rolled back, and its versions be given to other content: nothing is kept of what it reads. */
function keptRows(db: Database): RecentMap<number, Kept> {
  const kept = keptOf.get(db) ?? new RecentMap<number, Kept>(maxRows)
  if (!db.isTransaction) keptOf.set(db, kept)
  return kept
}

function keep(kept: RecentMap<number, Kept>, read: ListedRow, now: Date): JobRow {
  const row = toJobRow(read, now)
  Object.freeze(row.places)
  kept.set(row.id, {
    row: Object.freeze(row),
    version: read.version,
    employerVersion: read.employer_version,
    featuredUntil: read.featured_until,
  })
  return row
}

/** Null when the row has changed since. */
function presentRow(kept: Kept, stamp: RowStamp, now: Date): JobRow | null {
  if (kept.version !== stamp.version || kept.employerVersion !== stamp.employer_version) return null
  const { featuredUntil } = kept
  return {
    ...kept.row,
    lastConfirmedAt: stamp.last_confirmed_at,
    isFeatured: featuredUntil !== null && featuredUntil > now,
  }
}
