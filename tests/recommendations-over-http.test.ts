import { describe, expect, it, vi } from 'vitest'
import { makeJob } from './factories/job.ts'
import { makePerson } from './support/account.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { db } = site
const seeker = await makePerson(db)
const cookie = await site.enter(seeker.userId)
const employer = await site.enter((await makePerson(db, { role: 'employer' })).userId)
await db
  .insertInto('job_seekers')
  .values({ user_id: seeker.userId, profession: 'pflegefachmann' })
  .onConflict(conflict => conflict.column('user_id').doUpdateSet({ profession: 'pflegefachmann' }))
  .execute()
const jobId = await makeJob(db)
const get = (path: string, cookies = '') => site.send(path, { headers: { cookie: cookies } })
// The site's index follows the database.
const isFound = async () => (await (await get('/api/v1/jobs')).json()).total === 1
await vi.waitUntil(isFound, { timeout: 20_000, interval: 200 })

describe('recommendations over HTTP', () => {
  it('answer the person who is signed in, are never kept by a cache, and readable by no other site', async () => {
    const answer = await get('/api/v1/me/recommendations?limit=3&lang=en', cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const body = await answer.json()
    expect(body).toMatchObject({
      state: 'ready',
      missing: [],
      recommendations: [
        {
          job: { id: jobId },
          sentence: expect.stringMatching(/^1 of 1 wishes met/),
          criteria: [{ key: 'profession', state: 'met', field: 'profession', stated: ['pflegefachmann'] }],
        },
      ],
    })
  })

  it('are a problem for everyone else, and for a wrong parameter', async () => {
    for (const [cookies, path, status] of [
      ['', '/api/v1/me/recommendations', 401],
      [employer, '/api/v1/me/recommendations', 403],
      [cookie, '/api/v1/me/recommendations?limit=31', 400],
      [cookie, '/api/v1/jobs?sort=fit', 400],
    ] as const) {
      const answer = await get(path, cookies)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  it('are documented as what they are', async () => {
    const description = await (await get('/api/v1/openapi.json')).json()
    const call = description.paths['/me/recommendations'].get
    expect(call.summary).toContain('not part of the public API')
    expect(call.security).toEqual([{ session: [] }])
    const { parameters } = description.paths['/jobs'].get
    const sort = parameters.find(({ name }: { name: string }) => name === 'sort')
    expect(sort.schema.enum).not.toContain('fit')
  })
})

describe('a list by fit', () => {
  it('says of each ad how it fits, and is the person’s own', async () => {
    const own = await (await get('/jobs?sort=fit', cookie)).text()
    expect(own).toContain('1 von 1 Wünschen erfüllt')
    const guests = await (await get('/jobs?sort=fit')).text()
    expect(guests).not.toContain('Wünschen erfüllt')
    expect(guests).toContain('gibt es nur angemeldet')
    expect(guests).not.toContain('value="fit"')
    const filtered = await (await get('/jobs?category=nursing&sort=fit')).text()
    expect(filtered).toContain('href="/login?redirectTo=%2Fjobs%3Fcategory%3Dnursing%26sort%3Dfit"')
  })

  it('and the page that says how it is made are there in both languages', async () => {
    expect(await (await get('/so-entsteht-diese-liste')).text()).toContain(
      'Es wird nichts im Verborgenen gelernt.',
    )
    expect(await (await get('/en/how-this-list-is-made')).text()).toContain('Nothing is learned in secret.')
    expect(await (await get('/nutzungsbedingungen')).text()).toContain('/so-entsteht-diese-liste')
  })
})
