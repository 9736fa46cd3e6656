import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../tests/support/database.ts'
import { connect } from './client.ts'

const url = await testDatabaseUrl()

it('a connection that is cut off while it is in use fails its own work alone, and not the process', async () => {
  const [db, other] = [connect(url, 1), connect(url, 1)]
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  await db.connection().execute(async connection => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}, 5000)`.execute(other)
    await expect(sql`select 1`.execute(connection)).rejects.toThrow(/connection error|terminat/i)
  })
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
  await Promise.all([db.destroy(), other.destroy()])
})
