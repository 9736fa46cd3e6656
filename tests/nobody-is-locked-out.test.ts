import { describe, expect, it } from 'vitest'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { sendSignInCode, signInWithCode } from '../src/domain/accounts/sign-in-with-code.ts'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import { system } from '../src/domain/caller/actor.ts'
import { asCookieHeader, lastLetter, tokenIn } from './support/account.ts'
import { openAccounts, password } from './support/accounts.ts'
import { somebody, via } from './support/client.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { ctx, db } = site
const { client, registerAndConfirm } = openAccounts(ctx)
const strict = 'Kittel$2026'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const cookieOf = (answer: Response) => asCookieHeader(answer.headers.getSetCookie())
const enter = (email: string, word: string, headers: Record<string, string> = {}) =>
  site.post('/login', form({ form: 'sign-in', email, password: word }), headers)
const enterAsAdmin = (email: string, word: string, headers: Record<string, string> = {}) =>
  site.post('/admin-anmeldung', form({ form: 'admin-sign-in', email, password: word }), headers)

/** Sends wrong passwords, each from another IP address, until the account takes no more from strangers (429). */
async function besiege(email: string, path: typeof enter): Promise<void> {
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 50)
    statuses.push((await path(email, `falsch ${statuses.length}`)).status)
  expect(statuses.at(-1)).toBe(429)
}

/** The hidden field that binds a code to the page that requested it. */
const requestIn = (page: string) => /name="request" value="([^"]+)"/.exec(page)?.[1] ?? ''

describe('while a stranger types wrong passwords for an account', () => {
  it('five of them from one address lock out nobody else', async () => {
    await registerAndConfirm('one@locked.example')
    const stranger = { 'x-test-address': '203.0.113.66' }
    for (let tries = 0; tries < 5; tries++)
      expect((await enter('one@locked.example', `falsch ${tries}`, stranger)).status).toBe(400)
    expect((await enter('one@locked.example', password, stranger)).status).toBe(429)
    expect((await enter('one@locked.example', password)).status).toBe(302)
  })

  it('from many addresses, its owner gets in with a browser that was used before', async () => {
    await registerAndConfirm('known@locked.example')
    const cookie = cookieOf(await enter('known@locked.example', password))
    await besiege('known@locked.example', enter)
    expect((await enter('known@locked.example', password, { cookie })).status).toBe(302)
    expect((await enter('known@locked.example', password)).status).toBe(429)
  })

  it('a browser known to somebody else has no tries of its own', async () => {
    await registerAndConfirm('victim@locked.example')
    await registerAndConfirm('thief@locked.example')
    const all = cookieOf(await enter('thief@locked.example', password)).split('; ')
    const cookie = all.filter(one => one.startsWith('kittel-device=')).join()
    expect(cookie).not.toBe('')
    await besiege('victim@locked.example', enter)
    expect((await enter('victim@locked.example', password, { cookie })).status).toBe(429)
  })

  it('its owner gets in with a mailed code, which the stranger can neither spend nor replace', async () => {
    const email = 'code@locked.example'
    await registerAndConfirm(email)
    await besiege(email, enter)
    const asked = await site.post('/login/code', form({ form: 'send', email }))
    const request = requestIn(await asked.text())
    const { code = '' } = (await lastLetter(db, email)).props
    const theirs = await sendSignInCode(via(ctx, client()), { email })
    for (let tries = 0; tries < 6; tries++)
      await expect(
        signInWithCode(via(ctx, client()), { email, request: theirs.request, code: '000000' }),
      ).rejects.toMatchObject({ kind: 'invalid' })
    const entered = await site.post('/login/code', form({ form: 'sign-in', email, request, code }))
    expect([entered.status, entered.headers.get('location')]).toEqual([302, '/onboarding-jobseeker'])
  })

  it('asking for codes from one address does not use up those of the owner', async () => {
    const email = 'mails@locked.example'
    await registerAndConfirm(email)
    const stranger = { 'x-test-address': '203.0.113.67' }
    const ask = (headers = {}) => site.post('/login/code', form({ form: 'send', email }), headers)
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 50) statuses.push((await ask(stranger)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask()).status).toBe(200)
  })

  it('an administrator gets in with a browser used before, and otherwise with a new password by mail', async () => {
    const email = 'chief@locked.example'
    await createAdmin(
      { ...ctx, actor: system },
      { role: 'owner', firstName: 'Alex', lastName: 'Brandt', email, password: strict },
    )
    const realm = 'admin' as const
    const known = await signIn(via(ctx, { ...somebody, cookie: '' }), { email, password: strict, realm })
    await besiege(email, enterAsAdmin)
    const refused = await enterAsAdmin(email, strict)
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringContaining('/passwort-vergessen'),
    ])
    const cookie = asCookieHeader(known.cookies)
    expect((await enterAsAdmin(email, strict, { cookie })).status).toBe(302)
    await site.post('/passwort-vergessen', form({ form: 'send', email }))
    const token = tokenIn(await lastLetter(db, email))
    const fresh = { password: 'Kittel$2027', passwordAgain: 'Kittel$2027' }
    const reset = await site.post('/reset-password', form({ form: 'reset', token, ...fresh }))
    expect((await enterAsAdmin(email, 'Kittel$2027', { cookie: cookieOf(reset) })).status).toBe(302)
  })
})

it('the browser that is known carries a value that no script and no other site can read', async () => {
  await registerAndConfirm('cookie@locked.example')
  const cookies = (await enter('cookie@locked.example', password)).headers.getSetCookie()
  const device = cookies.find(value => value.startsWith('kittel-device='))
  expect(device).toMatch(/^kittel-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
})
