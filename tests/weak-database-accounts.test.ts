import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/boot/open-database.ts'
import { loadEnv } from '../src/config/env.ts'
import { connect } from '../src/db/client.ts'
import { StartError } from '../src/platform/process/start-error.ts'
import { testDatabaseUrl } from './support/database.ts'
import { spawnSite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const ownUrl = await testDatabaseUrl()
const own = connect(ownUrl, 2)
const account = `weak_${process.pid}`
const folder = temporaryFolder('kittel-weak')
await sql.raw(`create role ${account} login password 'schwach'`).execute(own)
afterAll(async () => {
  await sql.raw(`drop owned by ${account}`).execute(own)
  await sql.raw(`drop role ${account}`).execute(own)
  await own.destroy()
  rmSync(folder, { recursive: true, force: true })
})
const asWeak = new URL(ownUrl)
asWeak.username = account
asWeak.password = 'schwach'
const database = asWeak.pathname.slice(1)

/** The error shown to whoever starts the site with this URL. Fails when the site starts. */
async function said(url: string): Promise<string> {
  const env = loadEnv({ DATABASE_URL: url, DATA_DIR: folder })
  const error: unknown = await openDatabase(env, 'site').catch((problem: unknown) => problem)
  expect(error).toBeInstanceOf(StartError)
  return String(error)
}

describe('an account of the database that may do too little', () => {
  it('is told what it may not do, one thing after the other', async () => {
    expect(await said(asWeak.href)).toMatch(
      /lacks privileges: weak_\d+ may not create tables in the schema public/,
    )
    await sql.raw(`grant create on schema public to ${account}`).execute(own)
    expect(await said(asWeak.href)).toMatch(/lacks privileges: weak_\d+ may not create the schema tasks/)
    await sql.raw(`grant create on database ${database} to ${account}`).execute(own)
    expect(await said(asWeak.href)).toMatch(/lacks privileges: permission denied for table/)
  })

  it('is told that a database takes no changes', async () => {
    await sql.raw(`alter role ${account} set default_transaction_read_only = on`).execute(own)
    expect(await said(asWeak.href)).toMatch(/is read-only, such as a standby/)
  })
})

describe('a data folder that cannot be written to', () => {
  it('is named with what to set, and nothing is started', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, output } = await spawnSite({ DATABASE_URL: '', DATA_DIR: join(file, 'data'), PORT: '0' })
      .ended
    expect(code).toBe(1)
    expect(output).toMatch(/The folder .*a-file.data cannot be written to.* Set DATA_DIR to one that can/)
    expect(output).not.toMatch(/\n\s+at /)
  }, 30_000)

  it.skipIf(process.getuid?.() === 0)('also when it is there and closed to the account', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o500)
    const env = loadEnv({ DATA_DIR: closed })
    await expect(openDatabase(env, 'site')).rejects.toThrow(/cannot be written to by this account \(EACCES\)/)
  })
})
