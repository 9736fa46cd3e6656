import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { databaseUser } from '../src/platform/postgres/database-user.ts'
import { spawnSite as spawnAnySite, startSite as startAnySite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const folder = temporaryFolder('kittel-faults')
const own = { DATABASE_URL: '', DATA_DIR: folder, PORT: '0' }
const startSite = () => startAnySite(own)
const dataFolder = join(folder, 'postgres', 'data')
const pidFile = join(dataFolder, 'postmaster.pid')
afterAll(async () => {
  const last = await startSite()
  await last.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
const killServer = () => process.kill(serverPid(), 'SIGKILL')
const statusOf = (address: string) => fetch(address).then(({ status }) => status)
const jobsAt = async (address: string) =>
  ((await (await fetch(`${address}/api/v1/jobs`)).json()) as { total: number }).total

/** Runs the import command in a process beside the running site, as an operator would. @returns the result that it prints */
async function importSample(...words: string[]): Promise<{ new: number; failed: number }> {
  const file = 'tests/feeds/samples/indeed.xml'
  const program = ['src/cli/import-feed.ts', file, '--employer', 'Klinikum Probe', '--json', ...words]
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    env: { ...process.env, ...own },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
  })
  await new Promise(resolve => child.on('close', resolve))
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** An unrelated process under the account of the database, for files that name a process id which has been given to something else. */
function somebodyElse() {
  const other = spawn('sleep', ['600'], { ...databaseUser(), stdio: 'ignore' })
  if (other.pid === undefined) throw new Error('sleep did not start')
  return { pid: other.pid, end: () => other.kill('SIGKILL') }
}

describe('the database of a running site', () => {
  it('is started again when it was killed, and meanwhile watchers are told the truth', async () => {
    const site = await startSite()
    const { new: known } = await importSample()
    await vi.waitFor(async () => expect(await jobsAt(site.address)).toBe(known), { timeout: 20_000 })
    const before = serverPid()
    killServer()
    await vi.waitFor(async () => expect(await statusOf(`${site.address}/healthz`)).toBe(503), { interval: 5 })
    await vi.waitFor(async () => expect(await statusOf(`${site.address}/readyz`)).toBe(200), {
      timeout: 30_000,
    })
    expect(await statusOf(`${site.address}/healthz`)).toBe(200)
    expect(await jobsAt(site.address)).toBe(known)
    expect(await statusOf(`${site.address}/jobs`)).toBe(200)
    expect(serverPid()).not.toBe(before)
    await site.end('SIGTERM')
  })

  it('is left running by a command, and a second site refused, also when all its connections were cut', async () => {
    const site = await startSite()
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    const password = readFileSync(join(folder, 'postgres-password'), 'utf8')
    const keeper = new pg.Client(`postgres://kittel:${password}@127.0.0.1:${lines[3]}/postgres`)
    await keeper.connect()
    await keeper.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'kittel' and pid <> pg_backend_pid()",
    )
    await keeper.end()
    expect(await importSample('--dry-run')).toMatchObject({ failed: 0 })
    expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(lines[0])
    const second = await spawnAnySite(own).ended
    expect(second.output).toContain('A site already runs on')
    await vi.waitFor(async () => expect(await statusOf(`${site.address}/readyz`)).toBe(200), {
      timeout: 20_000,
    })
    await site.end('SIGTERM')
  })
}, 300_000)

describe('a site starts again', () => {
  it('ten times in a row right after it and its database were killed', async () => {
    for (let times = 0; times < 10; times++) {
      const site = await startSite()
      killServer()
      await site.end('SIGKILL')
    }
  })

  it('when the old kind of lock lies about, empty or with the number of a living process', async () => {
    const other = somebodyElse()
    for (const left of ['', String(other.pid)]) {
      writeFileSync(join(folder, 'start.lock'), left)
      await (await startSite()).end('SIGTERM')
    }
    other.end()
  })

  it('when something else stands in the files of its locks', async () => {
    mkdirSync(join(folder, 'locks'), { recursive: true })
    for (const name of ['starting', 'site', 'database'])
      writeFileSync(join(folder, 'locks', name), 'no lock of ours, but a text of some length'.repeat(40))
    await (await startSite()).end('SIGTERM')
  })

  it('when the number that its database had belongs to somebody else now', async () => {
    const site = await startSite()
    const left = readFileSync(pidFile, 'utf8')
    killServer()
    await site.end('SIGKILL')
    const other = somebodyElse()
    writeFileSync(pidFile, left.replace(/^\d+/, String(other.pid)))
    await (await startSite()).end('SIGTERM')
    other.end()
  })
}, 600_000)

it('of two sites that start at once on one folder exactly one runs, and the other says why not', async () => {
  const both = [spawnAnySite(own), spawnAnySite(own)]
  const first = await Promise.race(both.map(({ ended }) => ended))
  expect(first.code).toBe(1)
  expect(first.output).toContain('A site already runs on')
  const ready = await Promise.allSettled(both.map(site => site.ready))
  expect(ready.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { child } of both) child.kill('SIGTERM')
  await Promise.all(both.map(({ ended }) => ended))
}, 60_000)
