import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { asCookieHeader, lastLetter } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { password, secondFactorSite, totpCode } from '../../../tests/support/second-factor.ts'
import { softPasskey } from '../../../tests/support/soft-passkey.ts'
import { registerPasskey, startPasskeyRegistration } from '../../domain/accounts/factors/register-passkey.ts'
import { makeActor } from '../../domain/accounts/make-actor.ts'
import { signIn } from '../../domain/accounts/sign-in.ts'
import type { Cookies } from '../../domain/caller/client.ts'
import { translator } from '../../i18n/translate.ts'
import { createRateLimit } from '../../platform/network/rate-limit.ts'
import { createApi } from './create-api.ts'

const db = await testDatabase()
const { ctx, client, person, personWithApp, as } = secondFactorSite(db)
let laterSeconds = 0
const app = new Hono().route(
  '/api/v1',
  createApi({
    ctxFor: () => ctx,
    identify: async c => {
      const asked = { ...client(), cookie: c.req.header('cookie') ?? '' }
      const { actor, cookies } = await makeActor(via(ctx, asked), {
        realm: 'site',
        publicUrl: ctx.realms.publicUrl,
      })
      const now = new Date(Date.now() + laterSeconds * 1000)
      return { ctx: { ...ctx, actor, now: () => now }, client: asked, cookies }
    },
    addressOf: () => 'somebody',
    nonceOf: () => 'a-nonce',
    jobUrl: () => '',
    employerUrl: () => '',
    pictureUrl: () => '',
    publicUrl: 'https://kittel.example',
    brandName: 'Kittel',
    requestsPerMinute: 10_000,
    rateLimitOf: () => createRateLimit(10_000, 60),
  }),
)

async function call(cookies: Cookies, method: string, path: string, body?: object) {
  const headers = { cookie: asCookieHeader(cookies), 'content-type': 'application/json' }
  const response = await app.request(`/api/v1/auth${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
const enter = async (email: string) => (await signIn(via(ctx, client()), { email, password })).cookies

describe('the second factor by the API', () => {
  test('an app is added, and its first right number brings a session of the second level', async () => {
    const { cookies } = await person('app@example.org')
    const added = await call(cookies, 'POST', '/factors', { friendly_name: 'Handy', factor_type: 'totp' })
    expect(added).toMatchObject({ status: 200, body: { type: 'totp', friendly_name: 'Handy' } })
    expect(added.headers.get('cache-control')).toBe('no-store')
    const { id, totp } = added.body
    expect(totp.uri).toContain(`otpauth://totp/Kittel:app%40example.org?secret=${totp.secret}`)
    expect(totp.qr_code).toMatch(/^<svg/)
    const asked = await call(cookies, 'POST', `/factors/${id}/challenge`)
    expect(asked.body).toMatchObject({ type: 'totp' })
    const code = totpCode(totp.secret, new Date())
    const passed = await call(cookies, 'POST', `/factors/${id}/verify`, { challenge_id: asked.body.id, code })
    expect(passed.body).toMatchObject({
      token_type: 'cookie',
      session: { assurance_level: 'aal2' },
      user: {
        email: 'app@example.org',
        role: 'job_seeker',
        factors: [{ id, factor_type: 'totp', status: 'verified' }],
      },
    })
    expect(passed.body.expires_in).toBeGreaterThan(6 * 86_400)
    expect(passed.body.expires_in).toBeLessThan(7 * 86_400 + 60)
    const renewed = passed.headers.getSetCookie()
    expect((await as(renewed)).actor).toMatchObject({ kind: 'user', assurance: 'aal2' })
    expect((await call(renewed, 'GET', '/factors')).body.factors).toMatchObject([{ id, status: 'verified' }])
    expect((await call(cookies, 'GET', '/factors')).status).toBe(401)
    expect(await call(renewed, 'DELETE', `/factors/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect((await call(renewed, 'GET', '/factors')).body.factors).toEqual([])
  })

  test('a telephone is confirmed by a text message, and no other channel', async () => {
    const { cookies } = await person('phone@example.org')
    const input = { friendly_name: 'Mobil', factor_type: 'phone', phone: '+49 (0)170 1234567' }
    const { body: added } = await call(cookies, 'POST', '/factors', input)
    expect(added).toMatchObject({ type: 'phone', phone: '+491701234567' })
    const wrong = await call(cookies, 'POST', `/factors/${added.id}/challenge`, { channel: 'whatsapp' })
    expect(wrong.body['invalid-params']).toMatchObject([{ name: 'channel' }])
    const { body: asked } = await call(cookies, 'POST', `/factors/${added.id}/challenge`, { channel: 'sms' })
    const { code } = (await lastLetter(db, '+491701234567')).props
    const answer = { challenge_id: asked.id, code }
    expect((await call(cookies, 'POST', `/factors/${added.id}/verify`, answer)).status).toBe(200)
  })

  test('what is wrong in a body is named, and a code is never repeated', async () => {
    const { cookies } = await person('wrong@example.org')
    const nameless = await call(cookies, 'POST', '/factors', { factor_type: 'totp' })
    expect(nameless).toMatchObject({ status: 400, body: { 'invalid-params': [{ name: 'friendly_name' }] } })
    expect(
      (await call(cookies, 'POST', '/factors', { friendly_name: 'x', factor_type: 'webauthn' })).status,
    ).toBe(400)
    const { body: added } = await call(cookies, 'POST', '/factors', {
      friendly_name: 'x',
      factor_type: 'totp',
    })
    const { body: asked } = await call(cookies, 'POST', `/factors/${added.id}/challenge`)
    const answer = { challenge_id: asked.id, code: '123 456' }
    const refused = await call(cookies, 'POST', `/factors/${added.id}/verify`, answer)
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(refused.body['invalid-params']).toEqual([
      { name: 'code', value: '', code: 'factors.code-wrong', reason: translator('de')('factors.code-wrong') },
    ])
    expect(JSON.stringify(refused.body)).not.toMatch(/123 ?456/)
  })

  test('a form of another site cannot send to it, and no other site can read it', async () => {
    const { cookies } = await person('form@example.org')
    const response = await app.request('/api/v1/auth/factors', {
      method: 'POST',
      headers: {
        cookie: asCookieHeader(cookies),
        'content-type': 'text/plain',
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ friendly_name: 'Fremd', factor_type: 'totp' }),
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const asked = {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    }
    const preflight = await app.request('/api/v1/auth/factors', asked)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('guests, and who still owes a factor, get no further', async () => {
    const { app: factor } = await personWithApp('owes@example.org')
    const half = await enter('owes@example.org')
    const begin = { friendly_name: 'Fremd', factor_type: 'totp' }
    for (const cookies of [[], half]) {
      expect((await call(cookies, 'POST', '/factors', begin)).status).toBe(401)
      expect((await call(cookies, 'DELETE', `/factors/${factor.id}`)).status).toBe(401)
    }
    expect((await call([], 'POST', `/factors/${factor.id}/challenge`)).status).toBe(401)
    laterSeconds = 60
    const { body: asked } = await call(half, 'POST', `/factors/${factor.id}/challenge`)
    const code = totpCode(factor.secret, new Date(Date.now() + 60_000))
    const passed = await call(half, 'POST', `/factors/${factor.id}/verify`, { challenge_id: asked.id, code })
    laterSeconds = 0
    expect(passed.body).toMatchObject({ session: { assurance_level: 'aal2' } })
  })

  test('unknown and foreign factors are answered alike, word for word', async () => {
    const { app: foreign } = await personWithApp('foreign@example.org')
    const { cookies } = await personWithApp('curious@example.org')
    const answers = async (method: string, path: string, body?: object) => {
      const ids = [foreign.id, crypto.randomUUID(), 'nonsense']
      return Promise.all(ids.map(id => call(cookies, method, `/factors/${id}${path}`, body)))
    }
    const verify = { challenge_id: crypto.randomUUID(), code: '123456' }
    for (const asked of [
      answers('DELETE', ''),
      answers('POST', '/challenge'),
      answers('POST', '/verify', verify),
    ]) {
      const [first, ...others] = await asked
      expect(first?.status).toBe(404)
      for (const other of others) expect(other).toMatchObject({ status: 404, body: first?.body })
    }
  })

  test('a session left open for long may not change factors', async () => {
    const { cookies, app: factor } = await personWithApp('late@example.org')
    laterSeconds = 16 * 60
    const refused = await call(cookies, 'DELETE', `/factors/${factor.id}`)
    laterSeconds = 0
    expect(refused).toMatchObject({ status: 403, body: { code: 'factors.confirm-first' } })
  })

  test('a passkey signs in', async () => {
    const { cookies } = await person('passkey@example.org')
    const asked = await as(cookies)
    const device = softPasskey()
    const here = { origin: 'http://jobs.example', host: 'jobs.example' }
    const { challengeId, options } = await startPasskeyRegistration(asked, { siteName: 'Kittel' })
    const created = device.create(options.challenge, here)
    await registerPasskey(via(asked, client()), {
      friendlyName: 'Schlüssel',
      challengeId,
      answer: created,
    })
    const begun = await call([], 'POST', '/passkeys/challenge')
    const credential = device.get(begun.body.options.challenge, here)
    const signedIn = await call([], 'POST', '/passkeys/verify', { challenge_id: begun.body.id, credential })
    expect(signedIn.body).toMatchObject({
      session: { assurance_level: 'aal2' },
      user: { email: 'passkey@example.org' },
    })
    expect((await as(signedIn.headers.getSetCookie())).actor).toMatchObject({
      kind: 'user',
      assurance: 'aal2',
    })
    const replayed = await call([], 'POST', '/passkeys/verify', { challenge_id: begun.body.id, credential })
    expect(replayed.status).toBe(400)
  })

  test('the description names every call with its body', async () => {
    const document = await (await app.request('/api/v1/openapi.json')).json()
    for (const path of ['/auth/factors', '/auth/factors/{id}/challenge', '/auth/factors/{id}/verify']) {
      expect(document.paths[path].post, path).toBeDefined()
    }
    expect(document.paths['/auth/factors/{id}'].delete.security).toEqual([{ session: [] }])
    const page = await (await app.request('/api/v1')).text()
    expect(page).toContain('POST /auth/factors/{id}/verify')
    expect(page).toContain('href="#NewFactor"')
  })
})
