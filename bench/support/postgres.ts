import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { databaseUser } from '../../src/platform/postgres/database-user.ts'
import { nativePostgres } from '../../src/platform/postgres/native-postgres.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

export type BenchPostgres = { pool: pg.Pool; version: string; stop(): Promise<void> }

/** Memory settings for a dedicated database machine; no fsync, which would only affect building. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
}

/** A PostgreSQL in a temporary folder, tuned for reading; stopping it removes the folder. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const user = databaseUser()
  const native = await nativePostgres(user)
  const folder = mkdtempSync('/tmp/kittel-bench-postgres-')
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const as = { ...(user ?? {}), cwd: folder }
  const access = ['--username=bench', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(native.initdb, [`--pgdata=${data}`, ...access], as)
  const port = await freePort()
  const lines = Object.entries({ ...settings, port: String(port) }).map(
    ([name, value]) => `${name} = ${value}`,
  )
  writeFileSync(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  const control = (words: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = execFile(
        native.pgCtl,
        [...words, '-D', data, '-l', join(folder, 'server.log')],
        as,
        () => {},
      )
      // The server inherits the pipes, so "close" would not come when pg_ctl exits; "exit" does.
      child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${words[0]}: ${code}`))))
    })
  await control(['start', '-w'])
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'bench', database: 'postgres', max: 4 })
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  return {
    pool,
    version: rows[0]?.version ?? '',
    stop: async () => {
      await pool.end()
      await control(['stop', '-m', 'immediate'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
