import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/boot/open-database.ts'
import { loadEnv } from '../src/config/env.ts'
import { connect } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { openEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts'
import { createLog } from '../src/platform/process/log.ts'
import { openTaskQueue } from '../src/platform/process/task-queue.ts'

// `mkdtemp` closes the folder to other accounts: when root runs the tests, the database is stored elsewhere, at the location noted in the
// folder.
const folder = mkdtempSync(join(tmpdir(), 'kittel-boot-'))
const env = loadEnv({ DATA_DIR: folder })
afterAll(() => {
  const note = join(folder, 'postgres-location')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('refuses a second site on the same folder and leaves the first one unharmed', async () => {
    const first = await openDatabase(env, 'site')
    await expect(openDatabase(env, 'site')).rejects.toThrow(/A site already runs on/)
    expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }])
    await first.close()
  })

  it('is joined by a command while a site runs, and stays up when the command ends', async () => {
    const site = await openDatabase(env, 'site')
    const command = await openDatabase(env, 'command')
    expect(command.url).toBe(site.url)
    await command.close()
    expect((await sql`select 1 as one`.execute(site.db)).rows).toEqual([{ one: 1 }])
    await site.close()
  })

  it('stays up for a command that still works when the site stops, and stops with the command', async () => {
    const site = await openDatabase(env, 'site')
    const command = await openDatabase(env, 'command')
    await site.close()
    expect((await sql`select 1 as one`.execute(command.db)).rows).toEqual([{ one: 1 }])
    await command.close()
    const next = await openDatabase(env, 'site')
    expect(next.embedded?.started).toBe(true)
    await next.close()
  })

  it('is used by an account that owns it and may do nothing else, also when an earlier version made it otherwise', async () => {
    const earlier = await openEmbeddedPostgres(folder)
    const keeper = connect(earlier.keeperUrl.replace(/kittel$/, 'postgres'), 1)
    for (const statement of ['drop database kittel', 'drop role kittel_site', 'create database kittel'])
      await sql.raw(statement).execute(keeper)
    await keeper.destroy()
    const made = connect(earlier.keeperUrl, 2)
    await migrate(made)
    await made.destroy()
    await (await openTaskQueue(earlier.keeperUrl, ['some-task'], createLog('silent'))).close()
    await earlier.stop()

    const site = await openDatabase(env, 'site')
    const { rows } = await sql`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication as "mayMore" from pg_roles
      where rolname = current_user`.execute(site.db)
    expect(rows).toEqual([{ mayMore: false }])
    const { rows: foreign } = await sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'tasks') and pg_get_userbyid(c.relowner) <> current_user
      union all
      select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'tasks') and pg_get_userbyid(p.proowner) <> current_user`.execute(site.db)
    expect(foreign).toEqual([])
    await sql`alter table jobs add column something integer`.execute(site.db)
    await (await openTaskQueue(site.url, ['some-task', 'other-task'], createLog('silent'))).close()
    await site.close()
  })

  it('says which database cannot be reached, without its password', async () => {
    const wrong = loadEnv({ DATABASE_URL: 'postgres://kittel:geheim@127.0.0.1:1/board' })
    await expect(openDatabase(wrong, 'site')).rejects.toThrow(
      /The database board at 127\.0\.0\.1:1 cannot be reached/,
    )
    await expect(openDatabase(wrong, 'site')).rejects.not.toThrow(/geheim/)
  })
})
