import { z } from 'zod'
import type { Database } from '../../../db/client.ts'
import type { Log } from '../../../platform/process/log.ts'
import { loadSnapshot } from '../../../search/saved/load-snapshot.ts'
import type { SearchIndex, SearchIndexOptions } from '../../../search/types.ts'
import { type ChangeCursor, canFollowFrom, readBoardId } from '../job-change.queries.ts'

/** Which database the index was saved for, and its position in the change log. */
const noteSchema = z.object({
  boardId: z.string(),
  cursor: z.object({ xid: z.string().regex(/^\d+$/), seq: z.number() }),
})

/** The last run's index and its position in the log; null when it is missing, damaged, too old or of another database. */
export async function loadJobSnapshot(
  folder: string,
  options: SearchIndexOptions,
  db: Database,
  log: Log,
): Promise<{ index: SearchIndex; cursor: ChangeCursor } | null> {
  const loaded = await loadSnapshot(folder, options)
  if (loaded.index === null) {
    log.info({ reason: loaded.reason }, 'search is built from the database')
    return null
  }
  const note = noteSchema.safeParse(loaded.note)
  const isOurs = note.success && note.data.boardId === (await readBoardId(db))
  if (!isOurs || !(await canFollowFrom(db, note.data.cursor))) {
    log.info('search is built from the database, the saved index does not belong to its present state')
    return null
  }
  return { index: loaded.index, cursor: note.data.cursor }
}

/** Saves the index so that the next start resumes at `cursor`; applying a change twice is harmless. */
export async function saveJobSnapshot(
  folder: string,
  index: SearchIndex,
  cursor: ChangeCursor,
  db: Database,
): Promise<void> {
  await index.saveSnapshot(folder, { boardId: await readBoardId(db), cursor })
}
