import type { Database } from '../../db/client.ts'

export type IndexFigures = {
  jobs: number
  bytes: number
  lagRows: number
  lagSeconds: number
  generation: number
}

/** What a process says of itself. */
export type ProcessFigures = { rssBytes: number; waitMs: number; index: IndexFigures | null }

export type ProcessRow = {
  id: string
  host: string
  pid: number
  parts: string[]
  version: string
  nodeVersion: string
  startedAt: Date
  seenAt: Date
  figures: ProcessFigures
}

/** Renews the row of a process, and drops those of processes that ended without a word. */
export async function upsertProcess(db: Database, row: ProcessRow, goneBefore: Date): Promise<void> {
  const figures = JSON.stringify(row.figures)
  const { id, host, pid, parts, version, nodeVersion, startedAt, seenAt } = row
  const stays = { host, pid, parts, version, node_version: nodeVersion, started_at: startedAt }
  await db
    .insertInto('processes')
    .values({ id, ...stays, seen_at: seenAt, figures })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: seenAt, figures }))
    .execute()
  await db.deleteFrom('processes').where('seen_at', '<', goneBefore).execute()
}

export async function deleteProcess(db: Database, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute()
}

export async function selectProcesses(db: Database): Promise<ProcessRow[]> {
  const rows = await db
    .selectFrom('processes')
    .select(['id', 'host', 'pid', 'parts', 'version', 'figures'])
    .select(['node_version as nodeVersion', 'started_at as startedAt', 'seen_at as seenAt'])
    .orderBy('started_at')
    .execute()
  // The cast: only `upsertProcess` writes figures.
  return rows.map(row => ({ ...row, figures: row.figures as ProcessFigures }))
}
