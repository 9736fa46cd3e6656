import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testSecret } from './support/account.ts'
import { testDatabaseUrl } from './support/database.ts'
import { spawnSite } from './support/site-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'kittel-figures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function openSite(name: string, more: Record<string, string> = {}) {
  const { child, ended, ready } = spawnSite({
    PORT: '0',
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: join(folder, name),
    AUTH_SECRET: testSecret,
    LOG_LEVEL: 'error',
    ...more,
  })
  const address = await ready
  const end = async () => {
    child.kill('SIGTERM')
    return (await ended).output
  }
  return { address, end }
}

const letters = (length: number, seed: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(97 + ((seed * 7 + index * seed + index) % 26)),
  ).join('')

describe('a site that strangers ask for all kinds of things', () => {
  it('counts them by its own routes, shows the figures to this machine alone, and takes their mistakes for no faults of its own', async () => {
    const { address, end } = await openSite('plain')
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(address + path, { redirect: 'manual', ...init })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    const figures = async () =>
      (await ask('/metrics')).text.split('\n').filter(line => line.includes('route='))
    const asked = Array.from({ length: 60 }, (_, seed) => letters(12, seed + 1))
    for (const [index, word] of asked.entries())
      await ask(index % 2 ? `/api/${word}` : `/api/v1/${word}/${word}`, {
        method: index % 3 ? 'GET' : 'PURGE',
      })
    const routes = new Set((await figures()).map(line => /route="([^"]*)"/.exec(line)?.[1]))
    expect([...routes].sort()).toEqual(['/api/*'])

    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
      expect((await ask('/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(403)

    const json = { 'content-type': 'application/json', origin: address }
    const mistakes: [string, RequestInit?][] = [
      ['/jobs/%ff'],
      ['/%00'],
      ['/api/v1/jobs/%ff'],
      ['/nowhere', { method: 'POST', headers: { origin: address } }],
      ['/nowhere', { method: 'PROPFIND' }],
      [
        '/login',
        {
          method: 'POST',
          headers: { origin: address, 'content-type': 'multipart/form-data; boundary=x' },
          body: '--y',
        },
      ],
      [
        '/login',
        { method: 'POST', headers: { origin: address, 'content-type': 'application/json' }, body: '{' },
      ],
      ['/about', { method: 'POST', headers: { origin: address }, body: new URLSearchParams({ a: 'b' }) }],
      ['/jobs.data', { method: 'DELETE', headers: { origin: address } }],
      ['/jobs.data?_routes=nothing/here'],
      ['/nowhere.data'],
      ['/api/v1/auth/factors', { method: 'POST', headers: json, body: '{"a":' }],
      ['/api/v1/jobs', { method: 'POST', headers: json, body: '['.repeat(50_000) }],
    ]
    const statuses = []
    for (const [path, init] of mistakes) statuses.push([path, (await ask(path, init)).status])
    expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([])

    const big = await ask('/api/v1/auth/factors', {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(1_100_000),
    })
    expect([big.status, JSON.parse(big.text).code]).toEqual([413, 'error.too-large'])
    const foreign = await ask('/api/v1/auth/factors', {
      method: 'POST',
      headers: { origin: 'https://other.example' },
    })
    expect([foreign.status, JSON.parse(foreign.text).code]).toEqual([403, 'error.other-site'])
    expect((await end()).match(/"level":50.*/g)).toBeNull()
  }, 120_000)

  it('shows the figures to who brings the token, wherever from', async () => {
    const token = 'a-token-that-nobody-guesses'
    const { address, end } = await openSite('token', { METRICS_TOKEN: token })
    const ask = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers })
    const refused = await ask({})
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await ask({ authorization: 'Bearer another-token-entirely' })).status).toBe(401)
    const shown = await ask({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('search_index_jobs')
    await end()
  }, 120_000)
})
