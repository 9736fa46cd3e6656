import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../../domain/caller/actor.ts'
import { createRateLimit } from '../../platform/network/rate-limit.ts'
import { createApi } from './create-api.ts'

const site = await testSite({ actor: guest })
const open = (requestsPerMinute = 10_000) =>
  new Hono().route(
    '/api/v1',
    createApi({
      ctxFor: () => site.ctx,
      identify: async () => ({ ctx: site.ctx, cookies: [] }),
      addressOf: c => c.req.header('x-test-address') ?? 'somebody',
      nonceOf: () => 'a-nonce',
      jobUrl: (job, locale) =>
        `https://kittel.example${locale === 'en' ? '/en' : ''}/jobs/${job.id}-${job.slug}`,
      employerUrl: employer => `https://kittel.example/employers/${employer.id}`,
      pictureUrl: fileId => `https://kittel.example/media/${fileId}/400.webp`,
      publicUrl: 'https://kittel.example',
      brandName: 'Kittel',
      requestsPerMinute,
      rateLimitOf: () => createRateLimit(requestsPerMinute, 60),
    }),
  )
const app = open()
const get = (path: string, headers: Record<string, string> = {}) => app.request(`/api/v1${path}`, { headers })
const json = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers)
  return { status: response.status, body: await response.json() }
}
const ids: Record<string, number> = {}

beforeAll(async () => {
  ids.employer = await makeEmployer(site.db, { name: 'Klinik am Rhein', email: 'geheim@klinik.example' })
  ids.nurse = await makeJob(site.db, {
    employer_id: ids.employer,
    pay_min: 3200,
    pay_max: 3900,
    pay_currency: 'EUR',
    pay_period: 'month',
    pay_month_min_eur: 3200,
    pay_month_max_eur: 3900,
  })
  ids.doctor = await makeJob(
    site.db,
    { title: 'Oberarzt (m/w/d)', category: 'doctors', profession: 'oberarzt', employer_id: ids.employer },
    [freiburg],
  )
  ids.draft = await makeJob(site.db, { title: 'Geheimer Entwurf', status: 'draft', published_at: null })
  ids.paused = await makeJob(site.db, { title: 'Pausierte Stelle', status: 'paused' })
  ids.deleted = await makeJob(site.db, { title: 'Gelöschte Stelle', status: 'deleted' })
  await site.found()
})

describe('searching jobs', () => {
  test('a job is given with employer, places, pay and the address of its page', async () => {
    const { status, body } = await json('/jobs?q=pflegefachkraft&place=K%C3%B6ln&radius=50')
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 1, page: 1, pageSize: 20, corrected: null, mentioned: 0 })
    expect(body.jobs[0]).toMatchObject({
      id: ids.nurse,
      title: 'Pflegefachkraft (m/w/d)',
      employer: { id: ids.employer, name: 'Klinik am Rhein' },
      places: [
        {
          name: 'Köln',
          postalCode: '50667',
          state: 'DE-NW',
          country: 'DE',
          lat: 50.9333,
          lon: 6.95,
          distanceKm: 0,
        },
      ],
      category: 'nursing',
      profession: 'pflegefachmann',
      specialty: null,
      employmentTypes: ['full-time'],
      pay: { min: 3200, max: 3900, currency: 'EUR', period: 'month' },
      postedAt: '2026-11-20T08:00:00.000Z',
      featured: false,
      url: `https://kittel.example/jobs/${ids.nurse}-pflegefachkraft-koeln`,
    })
  })
  test('every filter value is given with its name and count, also those that find nothing', async () => {
    const { body } = await json('/jobs')
    expect(body.facets.category).toContainEqual({ value: 'nursing', label: 'Pflege', count: 1 })
    expect(body.facets.category).toContainEqual({
      value: 'zfa',
      label: expect.stringContaining('ZFA'),
      count: 0,
    })
    expect(body.facets.contract).toContainEqual({ value: 'permanent', label: 'Unbefristet', count: 2 })
    const english = await json('/jobs', { 'accept-language': 'fr, en;q=0.8' })
    expect(english.body.facets.contract).toContainEqual({ value: 'permanent', label: 'Permanent', count: 2 })
    const asked = await json('/jobs?lang=de', { 'accept-language': 'en' })
    expect(asked.body.facets.contract).toContainEqual({ value: 'permanent', label: 'Unbefristet', count: 2 })
  })
  test('lists repeat the parameter and find any of their values', async () => {
    expect((await json('/jobs?category=doctors&category=nursing')).body.total).toBe(2)
    expect((await json('/jobs?category=doctors')).body.total).toBe(1)
  })
  test('what is refused is left out, and each job says about what of it its ad says nothing', async () => {
    const { body } = await json('/jobs?without=nights&without=hospital')
    expect(body.total).toBe(0)
    const kept = await json('/jobs?without=nights&without=weekends&without=care-facility')
    expect(kept.body.jobs.map((job: { unknown: string[] }) => job.unknown)).toEqual([
      ['nights', 'weekends'],
      ['nights', 'weekends'],
    ])
    expect(kept.body.facets.without).toContainEqual({
      value: 'hospital',
      label: 'ohne Krankenhaus',
      count: 0,
    })
  })
  test('a search that finds little names others that find more, and an alert for itself', async () => {
    const { body } = await json('/jobs?category=doctors&place=Freiburg&contract=fixed-term&lang=en')
    expect(body.total).toBe(0)
    expect(body.alternatives).toEqual([
      { kind: 'filter', label: 'Without “Fixed-term”', count: 1, query: 'place=Freiburg&category=doctors' },
      {
        kind: 'alert',
        label: 'Job alert for this search',
        count: null,
        query: 'place=Freiburg&category=doctors&contract=fixed-term',
      },
    ])
    const [way] = body.alternatives
    expect((await json(`/jobs?${way.query}`)).body.total).toBe(way.count)
  })
  test('empty parameters of a form count as absent', async () => {
    expect((await json('/jobs?q=&place=&salaryMin=')).body.total).toBe(2)
  })
  test('every wrong or unknown parameter is named', async () => {
    const response = await get(
      '/jobs?radius=-5&category=pilots&profession=astronaut&page=0&colour=red&lang=fr',
    )
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    const body = await response.json()
    expect(body['invalid-params'].map((each: { name: string }) => each.name).sort()).toEqual([
      'category',
      'colour',
      'lang',
      'page',
      'profession',
      'radius',
    ])
  })
  test('nobody can page beyond the ten thousandth result', async () => {
    expect((await get('/jobs?page=100&pageSize=100')).status).toBe(200)
    expect((await get('/jobs?page=101&pageSize=100')).status).toBe(400)
    expect((await get('/jobs?pageSize=101')).status).toBe(400)
  })
})

describe('what is not public stays unknown', () => {
  test('drafts and paused jobs are not found, and a draft answers like a job that never was', async () => {
    const { body } = await json('/jobs?q=Entwurf')
    expect(body.total).toBe(0)
    const draft = await json(`/jobs/${ids.draft}`)
    const never = await json('/jobs/999999')
    expect(draft).toEqual(never)
    expect(draft.status).toBe(404)
  })
  test('a paused job is read as ended, a deleted one is gone', async () => {
    expect((await json(`/jobs/${ids.paused}`)).body).toMatchObject({ status: 'ended', applyUrl: null })
    expect((await get(`/jobs/${ids.deleted}`)).status).toBe(410)
  })
  test('an employer is given without its e-mail address', async () => {
    const { body } = await json(`/employers/${ids.employer}`)
    expect(body).toMatchObject({ name: 'Klinik am Rhein', openPositions: 2 })
    expect(JSON.stringify(body)).not.toContain('geheim')
  })
  test('suggestions count only public jobs', async () => {
    const { body } = await json('/suggest?q=Pflegefach&kind=what')
    expect(body.suggestions[0]).toMatchObject({ kind: 'profession', value: 'pflegefachmann', count: 1 })
  })
})

describe('employers', () => {
  test('are listed by name or by open positions, with counts for every filter', async () => {
    const { body } = await json('/employers?q=rhein&hiring=true')
    expect(body).toMatchObject({ total: 1, employers: [{ name: 'Klinik am Rhein', openPositions: 2 }] })
    expect(body.facets.type).toContainEqual({ value: 'hospital', label: 'Krankenhaus', count: 1 })
    expect((await get('/employers?sort=beauty')).status).toBe(400)
  })
})

describe('places are suggested by size', () => {
  test('with the number of jobs around them', async () => {
    const { body } = await json('/suggest?q=K%C3%B6l&kind=where')
    expect(body.suggestions[0]).toMatchObject({ kind: 'place', value: 'Köln', count: 1 })
    expect((await get('/suggest?q=k&kind=where')).status).toBe(400)
  })
})

describe('manners of the API', () => {
  test('who has an answer already is told that nothing changed', async () => {
    const first = await get('/jobs')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/jobs', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const path of [`/jobs/${ids.nurse}`, '/employers', `/employers/${ids.employer}`, '/openapi.json']) {
      const tag = (await get(path)).headers.get('etag') ?? ''
      expect((await get(path, { 'if-none-match': `"other", ${tag}` })).status, path).toBe(304)
      expect((await get(path, { 'if-none-match': '"other"' })).status, path).toBe(200)
    }
  })
  test('an answer is sent compressed to who can read that, once and not twice', async () => {
    const plain = await (await get('/jobs')).json()
    const response = await get('/jobs', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await response.arrayBuffer()).toString())).toEqual(plain)
    expect((await get('/jobs', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull()
  })
  test('pages of other sites may read it', async () => {
    const response = await get('/jobs', { origin: 'https://elsewhere.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('access-control-expose-headers')).toMatch(/ETag.*RateLimit.*Retry-After/)
    const refused = await get('/jobs?page=0', { origin: 'https://elsewhere.example' })
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const asked = await app.request('/api/v1/jobs', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD')
    expect((await app.request('/api/v1/jobs', { method: 'POST' })).status).toBe(405)
  })
  test('who asks too often is told when to come back, and others are not held up', async () => {
    const narrow = open(2)
    const ask = (address: string) =>
      narrow.request('/api/v1/jobs', { headers: { 'x-test-address': address } })
    const { headers } = await ask('a')
    expect(headers.get('ratelimit-limit')).toBe('2')
    expect(headers.get('ratelimit-remaining')).toBe('1')
    expect(headers.get('ratelimit-policy')).toBe('"default";q=2;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"default";r=1;t=\d+$/)
    await ask('a')
    const refused = await ask('a')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('b')).status).toBe(200)
  })
  test('the description names every parameter, and the reference page shows it without scripts', async () => {
    const { body } = await json('/openapi.json')
    const names = body.paths['/jobs'].get.parameters.map((parameter: { name: string }) => parameter.name)
    expect(names).toEqual(
      expect.arrayContaining(['q', 'place', 'radius', 'includeUnknownPay', 'sort', 'pageSize']),
    )
    const page = await (await get('')).text()
    expect(page).toContain('<style nonce="a-nonce">')
    expect(page).toContain('GET /jobs/{id}')
    expect(page).not.toContain('<script')
  })
  test('an unknown address of the API is a problem, not a page', async () => {
    const response = await get('/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
  })
})
