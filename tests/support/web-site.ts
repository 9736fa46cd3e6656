import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { createOwnEmployer } from '../../src/domain/employers/create-own-employer.ts'
import type { RealmName } from '../../src/platform/auth/realms.ts'
import { accountContext, asCookieHeader, makePerson, testSecret } from './account.ts'
import { testDatabaseUrl } from './database.ts'
import { startSite } from './site-process.ts'

/**
 * The built site as a separate process on a new database that the test can inspect: requests over HTTP pass everything that real ones would
 * pass. Each comes from a separate IP address unless it names one.
 */
export async function openWebSite(env: Record<string, string> = {}) {
  const databaseUrl = await testDatabaseUrl()
  const folder = mkdtempSync(join(tmpdir(), 'kittel-web-'))
  const db = connect(databaseUrl, 5)
  const { address, processId, end } = await startSite({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    AUTH_SECRET: testSecret,
    TRUSTED_ADDRESS_HEADER: 'x-test-address',
    MAIL_WITHOUT_SERVER: 'open-mailbox',
    API_REQUESTS_PER_MINUTE: '1000000',
    ...env,
  })
  afterAll(async () => {
    await db.destroy()
    await end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  const ctx = accountContext(db)
  let visitors = 0
  const nextAddress = () => {
    visitors++
    return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  }
  const send = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(address + path, {
      redirect: 'manual',
      ...init,
      headers: {
        // The server may close a connection whose body it refuses unread: the next request must not use the same one.
        ...(init.body == null ? {} : { connection: 'close' }),
        'x-test-address': nextAddress(),
        ...(headers as Record<string, string>),
      },
    })
  /** Posts like a page of this site: with its origin. */
  const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body: body ?? null, headers: { origin: address, ...headers } })
  const enter = async (
    userId: string,
    realm: RealmName = 'site',
    assuranceLevel: 'aal1' | 'aal2' = 'aal1',
  ) => {
    const opened = await ctx.realms[realm].api.openSession({
      body: { userId, assuranceLevel },
      returnHeaders: true,
    })
    return asCookieHeader(opened.headers.getSetCookie())
  }
  return { address, processId, db, ctx, send, post, enter }
}

export type WebSite = Awaited<ReturnType<typeof openWebSite>>

/** One person of each kind, signed in: ids and cookies. */
export async function signInEveryone({ db, ctx, enter }: WebSite) {
  const seeker = await makePerson(db, { email: 'seeker@web.example' })
  const owner = await makePerson(db, { role: 'employer', email: 'owner@web.example' })
  const employer = { name: 'Klinik am Netz', type: 'hospital' } as const
  await createOwnEmployer({ ...ctx, actor: owner }, { employer })
  const chief = await makePerson(db, { role: null, email: 'chief@web.example' })
  await db
    .insertInto('admin_users')
    .values({
      auth_user_id: chief.userId,
      email: 'chief@web.example',
      first_name: 'Alex',
      last_name: 'Brandt',
    })
    .execute()
  const guest = { userId: '', cookie: '' }
  return {
    guest,
    seeker: { userId: seeker.userId, cookie: await enter(seeker.userId) },
    owner: { userId: owner.userId, cookie: await enter(owner.userId) },
    admin: { userId: chief.userId, cookie: await enter(chief.userId, 'admin') },
  }
}

/** A fingerprint of every row of every table: equal before and after means that nothing was changed. */
export async function allRows({ db }: Pick<WebSite, 'db'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      -- signs of life, and what is computed of ads, which go on by themselves
      and table_name not in ('processes', 'task_runs', 'job_tariffs', 'job_duties')
    order by 1`.execute(db)
  const prints: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
      from ${sql.table(name)} t
      -- how far background work has followed the ads goes on by itself
      where t::text !~ '^\\((alerts|duplicates|recommendations|tariffs)-cursor,'`.execute(db)
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}
