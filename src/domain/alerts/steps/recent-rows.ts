import { RecentMap } from '../../../basics/remember.ts'
import type { Database } from '../../../db/client.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { loadJobRows } from '../../jobs/steps/load-job-rows.ts'

const maxAgeMs = 1_000
const maxRows = 5_000

/**
 * The readable ones among jobs, at most a second old: for a run in which hundreds of batches name the same new jobs, one after
 * the other. Outside of their transactions, which would read them again each time.
 */
export function recentRows(db: Database): (ids: readonly number[], now: Date) => Promise<JobRow[]> {
  const known = new RecentMap<number, { row: JobRow | null; readAtMs: number }>(maxRows)
  return async (ids, now) => {
    const startedMs = performance.now()
    const found = new Map<number, JobRow | null>()
    for (const id of ids) {
      const before = known.get(id)
      if (before && startedMs - before.readAtMs < maxAgeMs) found.set(id, before.row)
    }
    const stale = ids.filter(id => !found.has(id))
    // Kept apart from the memory, which a large batch may push its own rows out of.
    for (const row of await loadJobRows(db, stale, now)) found.set(row.id, row)
    for (const id of stale) known.set(id, { row: found.get(id) ?? null, readAtMs: startedMs })
    return ids.flatMap(id => found.get(id) ?? [])
  }
}
