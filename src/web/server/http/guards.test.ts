import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { loadEnv } from '../../../config/env.ts'
import { languageRedirect } from './language-redirect.ts'
import { routeOf } from './observed.ts'
import { sameOriginOnly } from './same-origin-only.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const site = 'https://jobs.example.org'

describe('a change', () => {
  const app = new Hono().use(sameOriginOnly(site)).all('*', c => c.text('done'))
  const post = (headers: Record<string, string>) =>
    app.request('http://internal/preferences/theme', { method: 'POST', headers })

  it('is made when the own pages ask for it', async () => {
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await post({ origin: site })).status).toBe(200)
  })

  it('is refused when another site asks for it, or nobody says who asks', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site', origin: site })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({})).status).toBe(403)
  })

  it('is made for a program that brings a key, at the addresses for programs alone', async () => {
    const ask = (path: string, headers: Record<string, string>) =>
      app.request(`http://internal${path}`, { method: 'POST', headers })
    const key = { authorization: 'Bearer kittel_abc' }
    expect((await ask('/api/v1/employer/jobs', key)).status).toBe(200)
    expect((await ask('/api/v1/feeds/import', key)).status).toBe(200)
    expect((await ask('/api/v1/jobs/HR-1', key)).status).toBe(200)
    expect((await ask('/api/v1/jobs/HR-1', { cookie: 'a=b' })).status).toBe(403)
    expect((await ask('/api/v1/employer/jobs', { cookie: 'a=b' })).status).toBe(403)
    expect((await ask('/api/v1/auth/factors', key)).status).toBe(403)
    expect((await ask('/konto', key)).status).toBe(403)
  })

  it('is a question to the assistant of a program without a cookie, and of no other site', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await app.request(`http://internal${path}`, { method: 'POST', headers })).status
    expect(await ask('/api/v1/emma')).toBe(200)
    expect(await ask('/api/v1/emma', { cookie: 'a=b' })).toBe(403)
    expect(await ask('/api/v1/emma', { origin: 'https://evil.example' })).toBe(403)
    expect(await ask('/api/v1/emma', { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await ask('/api/v1/auth/sign-in')).toBe(403)
  })

  it('is not what reading a page is: that is open to links from anywhere', async () => {
    expect((await app.request('/jobs', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('the headers of an answer', () => {
  it('allow scripts and styles only with the nonce of this very answer', async () => {
    const app = new Hono()
      .use(securityHeaders(loadEnv({ PUBLIC_URL: 'https://jobs.example.org' }), false))
      .get('*', c => c.text('page'))
    const [one, two] = await Promise.all([app.request('/'), app.request('/')])
    const policies = [one, two].map(answer => answer.headers.get('content-security-policy') ?? '')
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(policies[0]).not.toContain('unsafe')
    expect(policies[0]).not.toBe(policies[1])
    expect(one.headers.get('strict-transport-security')).toContain('max-age=')
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('keep pages to this site, but leave an answer open that opens itself', async () => {
    const app = new Hono()
      .use(securityHeaders(loadEnv({}), false))
      .get('/page', c => c.text('page'))
      .get('/open', c => c.text('open', 200, { 'cross-origin-resource-policy': 'cross-origin' }))
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get('cross-origin-resource-policy')
    expect(await policyOf('/page')).toBe('same-origin')
    expect(await policyOf('/open')).toBe('cross-origin')
  })

  it('demand https of sub-domains unless the operator says that one of them has none', async () => {
    const strictOf = async (env: Record<string, string>) => {
      const app = new Hono().use(securityHeaders(loadEnv(env), false)).get('*', c => c.text('page'))
      return (await app.request('/')).headers.get('strict-transport-security')
    }
    const PUBLIC_URL = 'https://jobs.example.org'
    expect(await strictOf({ PUBLIC_URL })).toBe('max-age=31536000; includeSubDomains')
    expect(await strictOf({ PUBLIC_URL, HSTS_SUBDOMAINS: 'off' })).toBe('max-age=31536000')
    expect(await strictOf({})).toBeNull()
  })

  it('demand https only where the site has it', () => {
    expect(contentSecurityPolicy('n', true)).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy('n', false)).not.toContain('upgrade-insecure-requests')
  })
})

describe('a German address', () => {
  const app = new Hono().get('*', languageRedirect()).get('*', c => c.text('page'))
  const open = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

  it('leads to English whoever has chosen English', async () => {
    const answer = await open('/arbeitgebern?page=2', { cookie: 'language=en' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/en/employers?page=2')
  })

  it('stays German for everyone else, whatever their browser prefers', async () => {
    expect((await open('/jobs', { 'accept-language': 'en-GB,en;q=0.9' })).status).toBe(200)
    expect((await open('/jobs', { cookie: 'language=de' })).status).toBe(200)
  })

  it('that is no page is left alone', async () => {
    expect((await open('/robots.txt', { cookie: 'language=en' })).status).toBe(200)
  })
})

describe('the measured route', () => {
  it('is a name out of few, never an address', () => {
    expect(routeOf('/jobs/4711-pflegefachkraft')).toBe('page:job')
    expect(routeOf('/en/jobs.data')).toBe('page:jobs')
    expect(routeOf('/assets/entry-abc.js')).toBe('/assets/*')
    expect(routeOf('/wp-login.php')).toBe('other')
    const patterns = ['/*', '/api/v1/*', '/api/v1/jobs/:id', '/api/v1/*']
    expect(routeOf('/api/v1/jobs/4711', patterns)).toBe('/api/v1/jobs/:id')
    expect(routeOf('/api/v1/letters', ['/*', '/api/v1/*'])).toBe('/api/*')
  })
})
