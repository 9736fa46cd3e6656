import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, inject, vi } from 'vitest'
import { connect, type Database } from '../../src/db/client.ts'

/** URL of a new migrated, empty database, cloned from the run's template; dropped after the test file. */
export async function testDatabaseUrl(): Promise<string> {
  const { serverUrl, template } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = connect(withDatabase(serverUrl, 'postgres'), 1)
  // Copied as files, which takes half the time of writing each block to the log as well.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(server)
  await server.destroy()
  afterAll(async () => {
    const closing = connect(withDatabase(serverUrl, 'postgres'), 1)
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(closing)
    await closing.destroy()
  })
  return withDatabase(serverUrl, name)
}

/** A connection to a new database of this test file; see {@link testDatabaseUrl}. */
export async function testDatabase(): Promise<Database> {
  const db = connect(await testDatabaseUrl(), 5)
  afterAll(() => db.destroy())
  return db
}

/**
 * Waits until everything committed so far is visible to change consumers, which have to wait for all older transactions of the server,
 * including those of other test files.
 */
export async function olderTransactionsEnded(db: Database): Promise<void> {
  const { rows: marks } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db)
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ hasEnded: boolean }>`
        select ${marks[0]?.xid}::xid8 < pg_snapshot_xmin(pg_current_snapshot()) as "hasEnded"`.execute(db)
      expect(rows).toEqual([{ hasEnded: true }])
    },
    { timeout: 20_000, interval: 10 },
  )
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
