import { expect, it } from 'vitest'
import { href } from '../src/web/addresses.ts'
import { type PageName, pages } from '../src/web/pages.ts'
import { makeJob } from './factories/job.ts'
import { asCookieHeader } from './support/account.ts'
import { applySomebody } from './support/applications.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { owner, seeker, admin } = await signInEveryone(site)
const reason = 'Nachricht 12: die Merkliste fehlt'
const { id: employerId } = await site.db
  .selectFrom('employers')
  .select('id')
  .where('owner_user_id', '=', owner.userId)
  .executeTakeFirstOrThrow()
const jobId = await makeJob(site.db, { employer_id: employerId, apply_way: 'here' })
await applySomebody(site.ctx, jobId)

const start = (userId: string) =>
  site.post(
    href('admin-person', 'de', { id: userId }),
    new URLSearchParams({ form: 'view', userId, reason }),
    { cookie: admin.cookie },
  )

/** The administrator's cookies while looking, and where the look begins. */
async function lookAs(userId: string): Promise<{ cookie: string; location: string | null }> {
  const answer = await start(userId)
  const cookie = `${admin.cookie}; ${asCookieHeader(answer.headers.getSetCookie())}`
  return { cookie, location: answer.headers.get('location') }
}

/** Every page of an area that needs no further parameter. */
function pagesOf(side: string): string[] {
  // The cast: Object.entries loses the names of the pages.
  const names = Object.keys(pages) as PageName[]
  return names
    .filter(name => pages[name].file.startsWith(`${side}/`))
    .map(name => href(name, 'de'))
    .filter(path => !/\/\/|.\/$/.test(path))
}

it('a look as a job seeker opens all their pages, says so on each, and ends where it began', async () => {
  const { cookie, location } = await lookAs(seeker.userId)
  expect(location).toBe('/onboarding-jobseeker')
  for (const path of ['/', '/jobs', ...pagesOf('seeker'), '/konto/daten']) {
    const answer = await site.send(path, { headers: { cookie } })
    const text = await answer.text()
    expect({
      path,
      status: answer.status < 400,
      isSaid: answer.status > 300 || text.includes('ohne etwas ändern zu können'),
    }).toEqual({ path, status: true, isSaid: true })
  }
  const ended = await site.post(href('admin-view', 'de'), new URLSearchParams({ form: 'end' }), { cookie })
  expect(ended.headers.get('location')).toBe(`/admin-dashboard/benutzer/${seeker.userId}`)
  const after = await site.send('/dashboard', { headers: { cookie } })
  expect(after.headers.get('location')).toMatch(/^\/login/)
})

it('a look as an employer opens all their pages', async () => {
  const { cookie, location } = await lookAs(owner.userId)
  expect(location).toMatch(/employer/)
  for (const path of pagesOf('employer')) {
    const answer = await site.send(path, { headers: { cookie } })
    await answer.body?.cancel()
    // The pool notes who searches in it.
    const isNoted = path.endsWith('/talentpool')
    expect({ path, isFine: answer.status < 400 }).toEqual({ path, isFine: !isNoted })
    if (isNoted) expect(answer.status).toBe(403)
  }
})

it('changes nothing, whatever is sent', async () => {
  const { cookie } = await lookAs(seeker.userId)
  const send = (path: string, fields: Record<string, string>) =>
    site.post(path, new URLSearchParams(fields), { cookie })
  const changed = await send('/konto', { form: 'profile', name: 'Jemand', locale: 'de', theme: 'dark' })
  expect(changed.status).toBe(303)
  expect(changed.headers.getSetCookie().join()).toContain('records.view.only-looking')
  await send('/konto/daten', { form: 'export' })
  await send(`/bookmarks/job/${jobId}`, {})
  const byScript = await site.post(`/bookmarks/job/${jobId}`, new URLSearchParams({ saved: 'true' }), {
    cookie,
    accept: 'application/json',
  })
  expect(byScript.status).toBe(403)
  expect(await byScript.json()).toMatchObject({ problem: { title: expect.stringContaining('nur an') } })
  const name = await site.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', seeker.userId)
    .executeTakeFirst()
  expect(name?.name).not.toBe('Jemand')
  expect(
    await site.db.selectFrom('data_exports').select('id').where('user_id', '=', seeker.userId).execute(),
  ).toEqual([])
  expect(
    await site.db.selectFrom('saved_jobs').select('job_id').where('user_id', '=', seeker.userId).execute(),
  ).toEqual([])
})

it('takes no archive of the person’s data along', async () => {
  const { id } = await site.db
    .insertInto('data_exports')
    .values({
      user_id: seeker.userId,
      status: 'ready',
      file: Buffer.from('archive'),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { cookie } = await lookAs(seeker.userId)
  const status = async (as: string) =>
    (await site.send(`/account/export/${id}`, { headers: { cookie: as } })).status
  expect(await status(seeker.cookie)).toBe(200)
  expect(await status(cookie)).toBe(403)
})

it('is worth nothing without the administrator’s own session', async () => {
  const { cookie } = await lookAs(seeker.userId)
  const onlyView = cookie
    .split('; ')
    .filter(part => part.startsWith('view-as='))
    .join()
  const answer = await site.send('/dashboard', { headers: { cookie: onlyView } })
  expect(answer.headers.get('location')).toMatch(/^\/login/)
})
