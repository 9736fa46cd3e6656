import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { JobRowCache } from '../../caller/job-search.ts'
import { loadJobRows } from '../../jobs/steps/job-row.queries.ts'

const maxAgeMs = 1_000
const maxRows = 10_000

type Entry = { row: JobRow | null; readAtMs: number }

/**
 * What a list shows is always decided by the database, at most one second ago: an ended job leaves the lists within that
 * second even when the index has not heard of it. In a transaction nothing is cached.
 */
export function createJobRowCache(): JobRowCache {
  const entries = new Map<number, Entry>()
  return {
    load: async (db, ids, now) => {
      const startedMs = performance.now()
      const stale = db.isTransaction ? [...ids] : ids.filter(id => isStale(entries.get(id), startedMs))
      const fresh = new Map<number, JobRow | null>(stale.map(id => [id, null]))
      for (const row of await loadJobRows(db, stale, now)) fresh.set(row.id, row)
      if (!db.isTransaction) for (const [id, row] of fresh) remember(id, { row, readAtMs: startedMs })
      const rows: JobRow[] = []
      for (const id of ids) {
        const row = fresh.has(id) ? fresh.get(id) : entries.get(id)?.row
        if (row) rows.push(row)
      }
      return rows
    },
    forget: ids => {
      for (const id of ids) entries.delete(id)
    },
  }

  function remember(id: number, entry: Entry): void {
    entries.delete(id)
    entries.set(id, entry)
    if (entries.size <= maxRows) return
    // A map hands out its keys in the order of insertion: the first is the one not read for longest.
    const oldest = entries.keys().next()
    if (!oldest.done) entries.delete(oldest.value)
  }
}

function isStale(entry: Entry | undefined, nowMs: number): boolean {
  return entry === undefined || nowMs - entry.readAtMs >= maxAgeMs
}
