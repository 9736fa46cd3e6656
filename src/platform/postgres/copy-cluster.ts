import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { copyTree } from './copy-tree.ts'

/** Recreated by a starting server, or specific to the running one. */
const ofThisServer =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|(?:.+\/)?(?:pgsql_tmp|pg_internal\.init).*)$/
/** Points to the checkpoint to recover from, so it is copied last. */
const control = 'global/pg_control'

/**
 * A physical base backup of a running cluster, with the WAL written meanwhile: a server started on the copy has every commit acknowledged
 * before the call, and no partial transactions. `keeperUrl` must be the superuser's.
 */
export async function copyCluster(keeperUrl: string, dataFolder: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: keeperUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    // Retains the WAL; a temporary slot, dropped with this connection.
    const slot = `kittel_${randomBytes(6).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const first = await ask(client, "select pg_walfile_name(pg_backup_start('kittel', true)) as file")
    await copyTree(dataFolder, to, { leaveOut: path => ofThisServer.test(path) || path === control })
    await copyFile(join(dataFolder, control), join(to, control))
    const end = 'select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(false)'
    const last = await ask(client, end)
    await writeFile(join(to, 'backup_label'), last.label ?? '', { mode: 0o600 })
    await copyLog(join(dataFolder, 'pg_wal'), join(to, 'pg_wal'), { first: first.file, last: last.file })
  } finally {
    await client.end()
  }
}

type Answer = { file: string; label?: string }

async function ask(client: pg.Client, statement: string): Promise<Answer> {
  const { rows } = await client.query<Answer>(statement)
  if (!rows[0]) throw new Error('PostgreSQL did not say where its backup begins or ends')
  return rows[0]
}

async function copyLog(from: string, to: string, { first, last }: { first: string; last: string }) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      await copyFile(join(from, name), join(to, name))
  }
}
