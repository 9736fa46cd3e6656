import { describe, expect, it } from 'vitest'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const people = await signInEveryone(site)
const someId = '0b9f6a52-7a0e-4a8e-9a94-3b8f3a9f3c55'
const calls = [
  '/api/v1/auth/factors',
  `/api/v1/auth/factors/${someId}/challenge`,
  `/api/v1/auth/factors/${someId}/verify`,
  '/api/v1/auth/factors/no-id/verify',
  '/api/v1/auth/passkeys/verify',
]
const send = (path: string, body: BodyInit) =>
  site.post(path, body, { cookie: people.seeker.cookie, 'content-type': 'application/json' })

const wild: [string, BodyInit][] = [
  ['text that is no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number beyond all numbers', '1e999'],
  ['nothing but brackets, 200,000 deep', '['.repeat(200_000)],
  ['a deep nest of objects', `${'{"credential":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  [
    'half of a character',
    '{"friendly_name":"\\ud800","factor_type":"totp","challenge_id":"\\udfff","code":"\\ud800"}',
  ],
  ['a NUL', '{"friendly_name":"a\\u0000b","factor_type":"totp"}'],
  ['a NUL in a name', '{"a\\u0000b":1}'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28])],
  [
    'a text of 900,000 characters',
    JSON.stringify({ friendly_name: 'x'.repeat(900_000), factor_type: 'totp' }),
  ],
  ['more than a megabyte', JSON.stringify({ friendly_name: 'x'.repeat(1_100_000), factor_type: 'totp' })],
  [
    'other kinds than asked for',
    '{"friendly_name":{},"factor_type":[],"challenge_id":1,"code":{},"credential":"x"}',
  ],
  ['markup', '{"friendly_name":"<script>alert(1)</script>","factor_type":"<script>alert(1)</script>"}'],
]

describe('a call with wild JSON', () => {
  it.each(wild)('%s: is refused clearly', async (what, body) => {
    for (const path of calls) {
      const answer = await send(path, body)
      const text = await answer.text()
      // A lone surrogate may be part of a name; it is stored as the replacement character.
      const isTaken = what === 'half of a character' && answer.status === 200
      expect({ path, status: answer.status }).toSatisfy(
        ({ status }) => isTaken || (status >= 400 && status < 500),
      )
      if (answer.headers.get('content-type')?.includes('html')) expect(text).not.toContain('<script>alert')
      expect(text).not.toMatch(/node_modules|\.ts:\d/)
    }
  })

  it('with more fields than it has gives the caller only what was asked for', async () => {
    const more = {
      userId: people.owner.userId,
      user_id: people.owner.userId,
      id: someId,
      status: 'verified',
      role: 'employer',
      isAdmin: true,
      assurance_level: 'aal2',
      confidence: 100,
    }
    const named = JSON.stringify({ friendly_name: 'Handy', factor_type: 'totp', ...more })
    const body = named.replace(
      '{',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},',
    )
    const answer = await send('/api/v1/auth/factors', body)
    expect(answer.status).toBe(200)
    const { id } = (await answer.json()) as { id: string }
    const made = await site.db
      .selectFrom('factors')
      .selectAll()
      .where('friendly_name', '=', 'Handy')
      .execute()
    expect(made).toMatchObject([{ id, user_id: people.seeker.userId, status: 'unverified' }])
    expect(id).not.toBe(someId)
    const mine = { cookie: people.seeker.cookie }
    expect((await site.send('/admin-dashboard', { headers: mine })).status).toBe(302)
    expect((await site.send('/employer-dashboard', { headers: mine })).status).not.toBe(200)
  })
})

describe('an address that no page has', () => {
  it.each([
    '/%',
    '/%ff',
    '/jobs/%E0%A4%A',
    '/jobs/%ED%A0%80',
    '/jobs/99999999999999999999-x',
    '/konto/daten?before=99999999999999999999',
    '/konto/daten?before=9007199254740991',
    '/dev/mailbox/9007199254740991',
    '/account/export/------------------------------------',
    '/login?redirectTo=%ED%A0%80',
    '/auth/confirm?token=%ED%A0%80',
    '/reset-password?token=%3Cscript%3Ealert(1)%3C/script%3E',
    '/nowhere/%3Cscript%3Ealert(1)%3C%2Fscript%3E?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/jobs?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/api/v1/%3Cscript%3Ealert(1)%3C/script%3E',
    '/login%00',
    '//evil.example/%2e%2e',
  ])('%s: is answered clearly, and never becomes markup', async path => {
    const answer = await site.send(path, { headers: { cookie: people.seeker.cookie } })
    expect(answer.status).toBeLessThan(500)
    expect(new URL(answer.headers.get('location') ?? '/', site.address).origin).toBe(site.address)
    if (answer.headers.get('content-type')?.includes('html'))
      expect(await answer.text()).not.toContain('<script>alert')
  })
})
