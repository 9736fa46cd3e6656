import { afterAll, describe, expect, it } from 'vitest'
import { recoveryHash } from '../src/domain/accounts/factors/make-recovery-codes.ts'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import { system } from '../src/domain/caller/actor.ts'
import { asCookieHeader, lastLetter, makePerson, testSite } from './support/account.ts'
import { openOpenIdProvider } from './support/openid-provider.ts'
import { openWebSite } from './support/web-site.ts'

const provider = await openOpenIdProvider(`${testSite}/auth/callback/klinikum`)
afterAll(() => provider.close())
const { issuer, clientId, clientSecret } = provider
const site = await openWebSite({
  PUBLIC_URL: testSite,
  OIDC_PROVIDERS: JSON.stringify([{ id: 'klinikum', name: 'Klinikum', issuer, clientId, clientSecret }]),
})
const { ctx, db } = site
const password = 'Kittel$2026'

const elsewhere = [
  '//evil.example',
  '///evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/dashboard',
  'http:/evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/\t/evil.example',
  '/\r\nlocation: https://evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  '@evil.example',
  '.evil.example',
  `${testSite}@evil.example`,
  `${testSite}.evil.example/dashboard`,
]
const queryOf = (wanted: string) => `?${new URLSearchParams({ redirectTo: wanted })}`

/** Expects a redirect to a page of this site, also for browsers that read `//` or `/\` as the start of a host. @returns the path */
async function expectInside(answer: Response, wanted: string): Promise<string> {
  const location = answer.headers.get('location') ?? ''
  expect({ wanted, status: answer.status, location }).toMatchObject({ status: 302 })
  expect(new URL(location, testSite).origin).toBe(testSite)
  expect(location).toMatch(/^\/(?![/\\])/)
  return location
}
const asForm = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('an address to go back to that leads elsewhere is not followed', () => {
  it('after signing in by password, and its page links to no such place', async () => {
    const { userId } = await confirmed('password@led.example')
    for (const wanted of elsewhere) {
      const page = await site.send(`/login${queryOf(wanted)}`)
      expect(await linkedHosts(page)).not.toContain('evil.example')
      const fields = asForm({ form: 'sign-in', email: 'password@led.example', password })
      await expectInside(await site.post(`/login${queryOf(wanted)}`, fields), wanted)
      const cookie = await site.enter(userId)
      await expectInside(await site.send(`/en/login${queryOf(wanted)}`, { headers: { cookie } }), wanted)
    }
  }, 60_000)

  it('after signing in by code', async () => {
    await confirmed('code@led.example')
    for (const wanted of elsewhere) {
      // Resets the limit on mails to one address, which is not under test here.
      await db.deleteFrom('attempts').execute()
      const email = 'code@led.example'
      const asked = await (await site.post('/login/code', asForm({ form: 'send', email }))).text()
      const request = /name="request" value="([^"]+)"/.exec(asked)?.[1] ?? ''
      const { code = '' } = (await lastLetter(db, email)).props
      const path = `/login/code${queryOf(wanted)}`
      await expectInside(await site.post(path, asForm({ form: 'sign-in', email, request, code })), wanted)
    }
  }, 60_000)

  it('after a second factor, in either realm', async () => {
    for (const [path, realm] of [
      ['/login/bestaetigung', 'site'],
      ['/admin-anmeldung/bestaetigung', 'admin'],
    ] as const) {
      const { userId, codes } = await personWithCodes(`${realm}@led.example`, realm === 'admin')
      for (const [at, wanted] of elsewhere.entries()) {
        const cookie = await site.enter(userId, realm)
        const fresh = codes[at] ?? ''
        const answer = await site.post(path + queryOf(wanted), asForm({ form: 'recovery', code: fresh }), {
          cookie,
        })
        await expectInside(answer, wanted)
      }
    }
  }, 60_000)

  it('after signing in as an administrator', async () => {
    const email = 'chief@led.example'
    const chief = { email, role: 'owner' as const, firstName: 'Alex', lastName: 'Brandt', password }
    await createAdmin({ ...ctx, actor: system }, chief)
    for (const wanted of elsewhere) {
      const fields = asForm({ form: 'admin-sign-in', email, password })
      const location = await expectInside(
        await site.post(`/admin-anmeldung${queryOf(wanted)}`, fields),
        wanted,
      )
      expect(location).toBe('/admin-anmeldung/zweiter-schritt')
    }
  }, 60_000)

  it('after registering, by the link of the mail, and while the steps of the beginning are taken', async () => {
    for (const [at, wanted] of elsewhere.entries()) {
      const email = `new${at}@led.example`
      const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
      const made = await site.post(
        `/register/jobseeker${queryOf(wanted)}`,
        asForm({ form: 'sign-up', ...fields }),
      )
      await expectInside(made, wanted)
      const link = new URL((await lastLetter(db, email)).props.url ?? '')
      expect(link.href).not.toContain('evil')
      link.searchParams.set('redirectTo', wanted)
      const confirmation = await site.send(link.pathname + link.search)
      await expectInside(confirmation, wanted)
      const cookie = cookiesOf(confirmation)
      for (const step of ['work', 'visibility']) {
        const skip = asForm({ form: 'skip', step })
        const path = `/onboarding-jobseeker${queryOf(wanted)}`
        await expectInside(await site.post(path, skip, { cookie }), wanted)
      }
    }
  }, 60_000)

  it('after signing in through another provider and saying what for', async () => {
    for (const [at, wanted] of elsewhere.entries()) {
      provider.visitor = {
        sub: `sub${at}`,
        email: `sub${at}@led.example`,
        email_verified: true,
        name: 'Jana',
      }
      const headers = { 'sec-fetch-site': 'same-origin' }
      const started = await site.send(`/auth/start/klinikum${queryOf(wanted)}`, { headers })
      const there = started.headers.get('location') ?? ''
      expect(new URL(there).origin).toBe(new URL(issuer).origin)
      const back = await provider.follow(there)
      back.searchParams.set('redirectTo', wanted)
      const cookie = cookiesOf(started)
      const ended = await site.send(back.pathname + back.search, { headers: { cookie } })
      await expectInside(ended, wanted)
      const choice = asForm({ form: 'choose-role', role: 'job_seeker', terms: 'on' })
      const path = `/register/rolle${queryOf(wanted)}`
      await expectInside(await site.post(path, choice, { cookie: cookiesOf(ended) }), wanted)
    }
  }, 60_000)

  it('when a provider says what went wrong', async () => {
    for (const wanted of elsewhere) {
      const query = new URLSearchParams({ error: wanted, redirectTo: wanted, error_description: wanted })
      const page = await site.send(`/auth/callback?${query}`)
      expect(page.status).toBe(400)
      expect(await linkedHosts(page)).not.toContain('evil.example')
      await expectInside(await site.send(`/auth/callback/klinikum?${query}`), wanted)
    }
  })

  it('after choosing colours, language or cookies', async () => {
    for (const wanted of elsewhere) {
      for (const kind of ['theme', 'language', 'consent']) {
        const fields = asForm({ theme: 'dark', language: 'en', choice: 'all', returnTo: wanted })
        await expectInside(await site.post(`/preferences/${kind}`, fields), wanted)
      }
    }
  })
})

it('an address of this site is followed, in letters of any language', async () => {
  await confirmed('back@led.example')
  const fields = asForm({ form: 'sign-in', email: 'back@led.example', password })
  const answer = await site.post(`/login${queryOf('/jobs?q=Pflege für 日本')}`, fields)
  const next = new URL(answer.headers.get('location') ?? '', testSite)
  expect(next.searchParams.get('redirectTo')).toBe('/jobs?q=Pflege%20f%C3%BCr%20%E6%97%A5%E6%9C%AC')
})

/** The hosts of all links, forms and embedded files of a page. */
async function linkedHosts(page: Response): Promise<string[]> {
  const found = (await page.text()).matchAll(/(?:href|action|src)="([^"]*)"/g)
  return [...found].map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), testSite).hostname)
}

function cookiesOf(answer: Response): string {
  return asCookieHeader(answer.headers.getSetCookie())
}

async function confirmed(email: string): Promise<{ userId: string }> {
  const { userId } = await makePerson(db, { email })
  const { internalAdapter, password: passwords } = await ctx.realms.site.$context
  const kept = await passwords.hash(password)
  await internalAdapter.createAccount({ userId, providerId: 'credential', accountId: userId, password: kept })
  return { userId }
}

/** A person with a second factor and one recovery code for each address in `elsewhere`, because a code works once. */
async function personWithCodes(email: string, isAdmin: boolean) {
  const { userId } = await makePerson(db, { email })
  const app = { user_id: userId, factor_type: 'totp', friendly_name: 'App', status: 'verified', secret: 'x' }
  await db.insertInto('factors').values(app).execute()
  if (isAdmin) {
    const row = { auth_user_id: userId, email, first_name: 'A', last_name: 'B' }
    await db.insertInto('admin_users').values(row).execute()
  }
  const codes = elsewhere.map((_, at) => String(at).padStart(10, '0'))
  const kept = codes.map(code => ({ user_id: userId, code_hash: recoveryHash(ctx, userId, code) }))
  await db.insertInto('recovery_codes').values(kept).execute()
  return { userId, codes }
}
