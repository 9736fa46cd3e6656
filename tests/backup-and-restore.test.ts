import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../src/boot/open-database.ts'
import { loadEnv } from '../src/config/env.ts'
import type { Database } from '../src/db/client.ts'
import { makePdf } from './support/documents.ts'
import { spawnSite, startSite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'
import { allRows } from './support/web-site.ts'

const root = temporaryFolder('kittel-backup')
const folders = { site: join(root, 'site'), backups: join(root, 'backups'), restored: join(root, 'restored') }
for (const folder of [folders.site, folders.restored]) mkdirSync(folder, { mode: 0o711 })
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a command of `src/cli` in a separate process, without the `DATABASE_URL` of the environment. Resolves whatever the exit code is. */
function run(
  program: string,
  words: string[],
  dataDir: string,
  more: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...more }
  const all = ['--disable-warning=ExperimentalWarning', `src/cli/${program}.ts`, ...words]
  return new Promise(resolve => {
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}
const importSample = () =>
  run('import-feed', ['tests/feeds/samples/indeed.xml', '--employer', 'Klinikum Probe'], folders.site)

async function upload(address: string): Promise<void> {
  const body = new FormData()
  body.append('file', new File([await makePdf()], 'Lebenslauf.pdf'))
  const answer = await fetch(`${address}/files?purpose=application`, {
    method: 'POST',
    body,
    headers: { origin: address },
  })
  expect(answer.status).toBe(201)
}

/** Names and contents of the uploads; a name is the hash of the content. */
const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter(name => /[0-9a-f]{64}$/.test(name))
    .map(name => [name, readFileSync(join(folder, 'files', name)).toString('base64')])

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(loadEnv({ DATA_DIR: dataDir }), 'command')
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/**
 * Inserts numbered rows one after the other, each acknowledged, until the returned function is called. @returns a function that stops and
 * resolves to their number
 */
async function countUp(dataDir: string): Promise<() => Promise<number>> {
  const { url, close } = await openDatabase(loadEnv({ DATA_DIR: dataDir }), 'command')
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create table beats (id integer primary key, filling text)')
  let isOver = false
  let count = 0
  const counting = (async () => {
    while (!isOver) await client.query('insert into beats values ($1, $2)', [++count, 'x'.repeat(5_000)])
  })()
  return async () => {
    isOver = true
    await counting
    await client.end()
    await close()
    return count
  }
}

/** The start page of an administrator whom the operator has just created on the command line. */
async function administratorsPage(address: string, dataDir: string): Promise<string> {
  const password = 'Kittel$2026'
  const words = ['--email', 'chief@web.example', '--first-name', 'Alex', '--last-name', 'Brandt']
  expect(await run('create-admin', words, dataDir, { ADMIN_PASSWORD: password })).toMatchObject({ code: 0 })
  const signedIn = await fetch(`${address}/admin-anmeldung`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'admin-sign-in', email: 'chief@web.example', password }),
    headers: { origin: address },
    redirect: 'manual',
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(value => value.split(';')[0])
    .join('; ')
  return (await fetch(`${address}/admin-dashboard`, { headers: { cookie } })).text()
}

const newestBackup = () => join(folders.backups, readdirSync(folders.backups).toSorted().at(-1) ?? '')

/** Waits until no ad gets a new version because of what its collective agreement gives. */
async function payIsDerived(db: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from jobs left join job_tariffs on job_id = id
        where status = 'published' and job_version is distinct from version limit 1`.execute(db)
      expect(rows).toEqual([])
    },
    { timeout: 90_000, interval: 200 },
  )
}

it('a backup of a running site holds every row and every file, and a site starts on it in an empty folder', async () => {
  const site = await startSite({ DATABASE_URL: '', DATA_DIR: folders.site })
  expect((await importSample()).code).toBe(0)
  await upload(site.address)
  await withDatabase(folders.site, payIsDerived)
  const before = await withDatabase(folders.site, db => allRows({ db }))
  expect(await run('back-up', [folders.backups], folders.site)).toMatchObject({ code: 0 })
  const uploaded = filesIn(folders.site)
  expect(uploaded).toHaveLength(1)
  await site.end('SIGTERM')

  const { code, output } = await run('restore', [newestBackup()], folders.restored)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(folders.restored) })
  expect(await withDatabase(folders.restored, db => allRows({ db }))).toEqual(before)
  expect(filesIn(folders.restored)).toEqual(uploaded)
  const again = await startSite({ DATABASE_URL: '', DATA_DIR: folders.restored })
  const { total } = (await (await fetch(`${again.address}/api/v1/jobs`)).json()) as { total: number }
  expect(total).toBeGreaterThan(10)
  await again.end('SIGTERM')
}, 180_000)

it('what is written while the backup is made is in it up to one moment, without a hole', async () => {
  const stop = await countUp(folders.site)
  expect(await run('back-up', [folders.backups], folders.site)).toMatchObject({ code: 0 })
  const written = await stop()
  rmSync(folders.restored, { recursive: true })
  mkdirSync(folders.restored, { mode: 0o711 })
  expect(await run('restore', [newestBackup()], folders.restored)).toMatchObject({ code: 0 })
  const { url, close } = await openDatabase(loadEnv({ DATA_DIR: folders.restored }), 'command')
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int, max(id) from beats')
  await client.end()
  await close()
  expect(rows[0].count).toBe(rows[0].max)
  expect(rows[0].count).toBeGreaterThan(10)
  expect(rows[0].count).toBeLessThanOrEqual(written)
}, 120_000)

// Only root starts the database under another account, which cannot enter a folder that is closed to it.
it.skipIf(process.getuid?.() !== 0)(
  'a folder closed to the account of the database: start and administrators are told where it stands, and the backup holds it',
  async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const site = spawnSite({ DATABASE_URL: '', DATA_DIR: closed, PORT: '0' })
    const shown = await administratorsPage(await site.ready, closed)
    const before = await withDatabase(closed, db => allRows({ db }))
    expect(await run('back-up', [folders.backups], closed)).toMatchObject({ code: 0 })
    site.child.kill('SIGTERM')
    const place = readFileSync(join(closed, 'postgres-location'), 'utf8').trim()
    expect((await site.ended).output).toContain(`The database is stored in ${place}`)
    expect(shown).toContain(place)
    expect(place).toMatch(/^\/var\/lib\/kittel\//)
    for (const folder of [closed, place]) rmSync(folder, { recursive: true })

    mkdirSync(closed, { mode: 0o700 })
    expect(await run('restore', [newestBackup()], closed)).toMatchObject({ code: 0 })
    expect(await withDatabase(closed, db => allRows({ db }))).toEqual(before)
    rmSync(readFileSync(join(closed, 'postgres-location'), 'utf8').trim(), { recursive: true })
  },
  120_000,
)

it('nothing is lost by a mistake: neither a database that is there, nor by a backup that is not whole', async () => {
  const onTop = await run('restore', [newestBackup()], folders.restored)
  expect(onTop).toMatchObject({ code: 2, output: expect.stringContaining('holds a database already') })
  const inside = await run('back-up', [join(folders.site, 'backups')], folders.site)
  expect(inside).toMatchObject({ code: 2, output: expect.stringContaining('Choose a folder elsewhere') })
  const empty = join(root, 'empty')
  expect(await run('restore', [root], empty)).toMatchObject({
    code: 2,
    output: expect.stringContaining('is not a backup'),
  })
  appendFileSync(join(newestBackup(), 'database', 'PG_VERSION'), 'x')
  expect(await run('restore', [newestBackup()], empty)).toMatchObject({
    code: 2,
    output: expect.stringMatching(/damaged: 1 of its files.*PG_VERSION/),
  })
  expect(existsSync(join(empty, 'postgres'))).toBe(false)
}, 60_000)
