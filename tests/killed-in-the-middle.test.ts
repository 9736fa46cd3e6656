import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { connect, type Database } from '../src/db/client.ts'
import { system } from '../src/domain/caller/actor.ts'
import { sweepBytes } from '../src/domain/files/prune-files.ts'
import { filesOnDisk } from '../src/platform/files/files-on-disk.ts'
import { accountContext, asCookieHeader, makePerson, testSecret } from './support/account.ts'
import { applySomebody, openHiring } from './support/applications.ts'
import { testDatabaseUrl } from './support/database.ts'
import { makePdf } from './support/documents.ts'
import { startSite } from './support/site-process.ts'

const databaseUrl = await testDatabaseUrl()
const folder = mkdtempSync(join(tmpdir(), 'kittel-killed-'))
const db = connect(databaseUrl, 8)
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, AUTH_SECRET: testSecret }
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const base = accountContext(db)
const { jobId, owner } = await openHiring(base, { slug: 'pflege' })
const { applicationId } = await applySomebody(base, jobId)
const seeker = await makePerson(db)
const pdf = await makePdf()

async function enter(userId: string): Promise<string> {
  const body = { userId, assuranceLevel: 'aal1' as const }
  const opened = await base.realms.site.api.openSession({ body, returnHeaders: true })
  return asCookieHeader(opened.headers.getSetCookie())
}
const cookies = { owner: await enter(owner.userId), seeker: await enter(seeker.userId) }

/** What people send at the moment at which the process is killed; each resolves to the status of the response. */
function worksAt(address: string) {
  const send = async (path: string, body: URLSearchParams | FormData, cookie = '') => {
    const headers = { origin: address, ...(cookie && { cookie }) }
    const answer = await fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status
  }
  return {
    upload: () => {
      const body = new FormData()
      body.append('file', new File([pdf], 'Lebenslauf.pdf'))
      return send('/files?purpose=application', body)
    },
    applyAsGuest: () => {
      const guest = { name: 'Gast Gruber', email: 'gast@example.org', message: 'Guten Tag' }
      return send(`/jobs/${jobId}-pflege/bewerben`, new URLSearchParams({ form: 'apply-as-guest', ...guest }))
    },
    apply: () =>
      send(`/jobs/${jobId}-pflege/bewerben`, new URLSearchParams({ form: 'apply' }), cookies.seeker),
    decide: () => {
      const body = new URLSearchParams({ form: 'hire', version: '1', note: 'Willkommen' })
      return send(`/employer-dashboard/bewerbungen/${applicationId}`, body, cookies.owner)
    },
  }
}

/** Locks tables while `work` runs: whoever writes to them waits in the middle of a transaction. */
async function whileHeld(tables: string[], work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async holding => {
    for (const table of tables) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(holding)
    await work()
  })
}

async function waitingFor(of: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::integer as count from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    of,
  )
  return rows[0]?.count ?? 0
}

/** Starts an upload and never sends the second half of the announced bytes. */
async function beginUpload(address: string): Promise<void> {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const headers = {
    origin: address,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(2 * pdf.byteLength + head.length),
  }
  const sent = request(`${address}/files?purpose=application`, { method: 'POST', headers })
  sent.on('error', () => {})
  await new Promise(resolve => sent.write(Buffer.concat([Buffer.from(head), pdf]), resolve))
}

const kept = async () => ({
  files: await db.selectFrom('files').select(['sha256', 'scan']).execute(),
  applications: await db
    .selectFrom('applications')
    .select(['id', 'status', 'version'])
    .orderBy('id')
    .execute(),
  events: await db.selectFrom('application_events').select(['application_id', 'to_status']).execute(),
  letters: await db.selectFrom('messages').select(['recipient', 'template']).execute(),
})
const namesOfBytes = () =>
  readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' }).filter(name =>
    /[0-9a-f]{64}$/.test(name),
  )

it('a site that is killed in the middle of an upload, an application and a decision has done none of them by half', async () => {
  const before = await kept()
  const site = await startSite(env)
  const works = worksAt(site.address)
  await beginUpload(site.address)
  await whileHeld(['files', 'application_events'], async () => {
    const answers = [works.upload(), works.applyAsGuest(), works.decide()]
    const broken = Promise.allSettled(answers)
    await expect.poll(() => waitingFor(db), { timeout: 10_000 }).toBe(3)
    await site.end('SIGKILL')
    for (const { status } of await broken) expect(status).toBe('rejected')
  })
  await expect.poll(() => waitingFor(db)).toBe(0)
  expect(await kept()).toEqual(before)
  expect(namesOfBytes()).toHaveLength(1)
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  const asTask = { ...base, actor: system, files: filesOnDisk(join(folder, 'files')), now: () => tomorrow }
  expect(await sweepBytes(asTask)).toBe(1)
  expect(namesOfBytes()).toEqual([])
}, 60_000)

it('what was cut short succeeds when it is tried again, once', async () => {
  const before = await kept()
  const site = await startSite(env)
  const works = worksAt(site.address)
  expect(await Promise.all([works.upload(), works.applyAsGuest(), works.decide()])).toEqual([201, 302, 302])
  const after = await kept()
  expect(after.files).toHaveLength(1)
  expect(namesOfBytes()).toHaveLength(1)
  expect(after.applications).toHaveLength(before.applications.length + 1)
  expect(after.applications.find(({ id }) => id === applicationId)?.status).toBe('hired')
  expect(after.events).toHaveLength(before.events.length + 2)
  expect(after.letters.length).toBeGreaterThan(before.letters.length)

  const twice = await Promise.all([works.apply(), works.apply()])
  expect(twice.toSorted()).toEqual([302, 409])
  expect((await kept()).applications).toHaveLength(after.applications.length + 1)
  await site.end('SIGTERM')
}, 60_000)
