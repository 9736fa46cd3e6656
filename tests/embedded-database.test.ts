import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/boot/open-database.ts'
import { loadEnv } from '../src/config/env.ts'

// Closed to every other account, as a folder under root's home: started by root, the database's files stand elsewhere.
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

  it('says which database can not be reached, without its password', async () => {
    const wrong = loadEnv({ DATABASE_URL: 'postgres://kittel:geheim@127.0.0.1:1/board' })
    await expect(openDatabase(wrong, 'site')).rejects.toThrow(
      /The database board at 127\.0\.0\.1:1 can not be reached/,
    )
    await expect(openDatabase(wrong, 'site')).rejects.not.toThrow(/geheim/)
  })
})
