import { describe, expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { asCookieHeader } from './support/account.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const people = await signInEveryone(site)
const jobId = await makeJob(site.db)
const page = `${site.address}/jobs?q=pflege`

const press = (cookie: string, options: { saved?: boolean; accept?: string; id?: number } = {}) =>
  site.post(
    `/bookmarks/job/${options.id ?? jobId}`,
    new URLSearchParams({ saved: String(options.saved ?? true) }),
    {
      referer: page,
      ...(cookie && { cookie }),
      ...(options.accept && { accept: options.accept }),
    },
  )
const open = (path: string, cookie: string) => site.send(path, { headers: { cookie } })
const savedBy = async (userId: string) => {
  const rows = await site.db.selectFrom('saved_jobs').select('job_id').where('user_id', '=', userId).execute()
  return rows.map(row => row.job_id)
}

describe('the bookmark button', () => {
  it('without scripts leads back to its page, and with them answers in words', async () => {
    const { userId, cookie } = people.seeker
    const plain = await press(cookie)
    expect([plain.status, plain.headers.get('location')]).toEqual([303, `/jobs?q=pflege#job-${jobId}`])
    expect(await savedBy(userId)).toEqual([jobId])
    const script = await press(cookie, { saved: false, accept: 'application/json' })
    expect(await script.json()).toMatchObject({ isSaved: false, list: { to: '/dashboard/merkliste' } })
    expect(await savedBy(userId)).toEqual([])
  })

  it('says alike of an ad that is a draft and of one that never was', async () => {
    const draft = await makeJob(site.db, { status: 'draft' })
    const answers = await Promise.all(
      [draft, 2_000_000_000].map(id => press(people.seeker.cookie, { id, accept: 'application/json' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await answers[0]?.text()).toBe(await answers[1]?.text())
  })
})

describe('the page that finishes a guest’s bookmark', () => {
  const wanted = async () => {
    const answer = await press('')
    expect(answer.status).toBe(303)
    return { path: answer.headers.get('location') ?? '', mark: asCookieHeader(answer.headers.getSetCookie()) }
  }

  it('asks a guest to sign in, and leads back to itself', async () => {
    const { path, mark } = await wanted()
    const answer = await open(path, mark)
    expect(answer.headers.get('location')).toBe(`/login?${new URLSearchParams({ redirectTo: path })}`)
  })

  it('saves for who pressed the button in this browser, and leads back to where that was', async () => {
    const { userId, cookie } = people.seeker
    const { path, mark } = await wanted()
    const answer = await open(path, `${cookie}; ${mark}`)
    expect(answer.headers.get('location')).toBe('/jobs?q=pflege')
    expect(await savedBy(userId)).toEqual([jobId])
    await press(cookie, { saved: false })
  })

  it('saves nothing for who was only led to it, until the button is pressed', async () => {
    const { userId, cookie } = people.seeker
    const other = await makeJob(site.db)
    const { path, mark } = await wanted()
    for (const [address, cookies] of [
      [path, cookie],
      [`/merken?job=${other}`, `${cookie}; ${mark}`],
    ] as const) {
      const answer = await open(address, cookies)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Auf die Merkliste')
    }
    expect(await savedBy(userId)).toEqual([])
    const pressed = await site.post(path, new URLSearchParams({ form: 'save' }), { cookie })
    expect(pressed.status).toBe(302)
    expect(await savedBy(userId)).toEqual([jobId])
  })

  it('never leads to another site', async () => {
    const { path } = await wanted()
    const away = `${path.split('&')[0]}&back=${encodeURIComponent('https://evil.example/')}`
    const answer = await site.post(away, new URLSearchParams({ form: 'save' }), {
      cookie: people.seeker.cookie,
    })
    expect(answer.headers.get('location')).toBe('/dashboard/merkliste')
  })

  it('tells an employer’s person why it is not for them, and saves nothing', async () => {
    const { path, mark } = await wanted()
    const answer = await open(path, `${people.owner.cookie}; ${mark}`)
    expect(await answer.text()).toContain('Funktion nur für Stellensuchende')
    expect(await savedBy(people.owner.userId)).toEqual([])
  })
})
