import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { accountContext, asCookieHeader, makePerson, testSite } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { openOpenIdProvider, type ProviderPerson } from '../../../tests/support/openid-provider.ts'
import { limitedFetch } from '../../platform/network/limited-fetch.ts'
import { lockPerson } from '../person-records/lock-person.ts'
import { makeActor } from './make-actor.ts'
import { finishProviderSignIn, ProviderRefused, startProviderSignIn } from './sign-in-with-provider.ts'

const db = await testDatabase()
const provider = await openOpenIdProvider(`${testSite}/auth/callback/klinikum`)
afterAll(() => provider.close())
const { issuer, clientId, clientSecret } = provider
const problems: string[] = []
const ctx = accountContext(db, {
  providers: [{ id: 'klinikum', name: 'Klinikum', issuer, clientId, clientSecret }],
  onProblem: message => problems.push(message),
})

const client = (cookie = '') => ({ ...somebody, cookie })
let address = 0
const start = () => {
  address++
  const from = { ...client(), address: `198.51.100.${address}` }
  return startProviderSignIn(via(ctx, from), {
    provider: 'klinikum',
    returnTo: '/auth/callback?redirectTo=%2Fjobs',
  })
}
const finish = (back: URL, cookie: string) =>
  finishProviderSignIn(via(ctx, client(cookie)), {
    provider: 'klinikum',
    query: Object.fromEntries(back.searchParams),
  })
const signInAs = async (person: ProviderPerson | null) => {
  provider.visitor = person
  const { url, cookies } = await start()
  return finish(await provider.follow(url), asCookieHeader(cookies))
}
const whoIs = async (cookies: readonly string[]) =>
  (
    await makeActor(via(ctx, client(asCookieHeader(cookies.filter(cookie => cookie.includes('session'))))), {
      realm: 'site',
      publicUrl: testSite,
    })
  ).actor
const peopleWith = (email: string) =>
  db.selectFrom('users').select(['id', 'name', 'email_verified']).where('email', '=', email).execute()
const refusedWith = (key: string) => ({
  kind: 'invalid',
  fields: { '': [{ key: `account.provider.${key}` }] },
})

it('a provider that is silent is given up, and the person is told that it cannot be reached', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const slow = accountContext(db, {
    providers: [
      { id: 'klinikum', name: 'Klinikum', issuer: `http://127.0.0.1:${port}`, clientId, clientSecret },
    ],
    onProblem: () => {},
  })
  const usual = globalThis.fetch
  globalThis.fetch = limitedFetch(usual, 50)
  try {
    await expect(
      startProviderSignIn(via(slow, client()), { provider: 'klinikum', returnTo: '/' }),
    ).rejects.toMatchObject(refusedWith('problem'))
  } finally {
    globalThis.fetch = usual
    silent.closeAllConnections()
    silent.close()
  }
})

describe('signing in through another provider', () => {
  it('is written down as a registration the first time, and as a sign-in every time', async () => {
    const logged = { sub: 'logged', email: 'logged@klinikum.example', email_verified: true, name: 'Ada Log' }
    const { signedIn } = await signInAs(logged)
    await signInAs(logged)
    const events = await db
      .selectFrom('audit_events')
      .select('kind')
      .where('user_id', '=', signedIn.userId)
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['signed-up', 'signed-in', 'signed-in'])
  })

  const jana = { sub: 'jana', email: 'Jana@klinikum.example', email_verified: true, name: 'Jana Vogt' }

  it('makes a confirmed account that has yet to say what it is for', async () => {
    const { signedIn, returnTo } = await signInAs(jana)
    expect(signedIn.destination).toBe('choose-role')
    expect(returnTo).toBe('/auth/callback?redirectTo=%2Fjobs')
    expect(await whoIs(signedIn.cookies)).toMatchObject({ kind: 'user', role: null, assurance: 'aal1' })
    expect(await peopleWith('jana@klinikum.example')).toMatchObject([
      { name: 'Jana Vogt', email_verified: true },
    ])
  })

  it('opens the same account the next time', async () => {
    const { signedIn } = await signInAs(jana)
    const [person] = await peopleWith('jana@klinikum.example')
    expect(signedIn.userId).toBe(person?.id)
  })

  it('needs no name, takes none that is an address on the web, but needs an address that the provider vouches for', async () => {
    await signInAs({ sub: 'nameless', email: 'ohne.namen@klinikum.example', email_verified: true })
    expect(await peopleWith('ohne.namen@klinikum.example')).toMatchObject([{ name: 'ohne.namen' }])
    const name = 'Gewinn www.geschenk.example'
    await signInAs({ sub: 'link', email: 'werbung@klinikum.example', email_verified: true, name })
    expect(await peopleWith('werbung@klinikum.example')).toMatchObject([{ name: 'werbung' }])
    const doubtful = { sub: 'doubtful', email: 'zweifel@klinikum.example', email_verified: false }
    await expect(signInAs(doubtful)).rejects.toMatchObject(refusedWith('unconfirmed'))
    expect(await peopleWith('zweifel@klinikum.example')).toEqual([])
  })

  it('asks the second factor of who has one', async () => {
    const { userId } = await makePerson(db, { email: 'faktor@klinikum.example' })
    await db
      .insertInto('factors')
      .values({ user_id: userId, factor_type: 'totp', friendly_name: 'App', status: 'verified', secret: 'x' })
      .execute()
    const { signedIn } = await signInAs({
      sub: 'factor',
      email: 'faktor@klinikum.example',
      email_verified: true,
    })
    expect(signedIn.destination).toBe('second-factor')
    expect(await whoIs(signedIn.cookies)).toMatchObject({ kind: 'challenged', userId })
  })
})

describe('an address that has an account here', () => {
  it('is opened when both sides have confirmed it', async () => {
    const { userId } = await makePerson(db, { email: 'beide@klinikum.example' })
    const { signedIn } = await signInAs({
      sub: 'both',
      email: 'beide@klinikum.example',
      email_verified: true,
    })
    expect(signedIn).toMatchObject({ userId, destination: 'onboarding-jobseeker' })
  })

  it('stays closed when the provider does not vouch for it', async () => {
    await makePerson(db, { email: 'fremd@klinikum.example' })
    const stranger = { sub: 'stranger', email: 'fremd@klinikum.example', email_verified: false }
    await expect(signInAs(stranger)).rejects.toMatchObject(refusedWith('not-linked'))
  })

  it('stays closed when whoever made the account has not confirmed it', async () => {
    const { userId } = await makePerson(db, { email: 'offen@klinikum.example' })
    await db.updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute()
    const owner = { sub: 'owner', email: 'offen@klinikum.example', email_verified: true }
    await expect(signInAs(owner)).rejects.toMatchObject(refusedWith('not-linked'))
  })
})

it('an account that is locked stays closed, and its person is led to the reasons', async () => {
  const person = { sub: 'locked', email: 'gesperrt@klinikum.example', email_verified: true }
  const { userId } = (await signInAs(person)).signedIn
  const { userId: adminUserId } = await makePerson(db, { role: null })
  const admin = { kind: 'admin', userId: adminUserId, adminId: 1, sessionId: 'x', role: 'owner' } as const
  await lockPerson({ ...ctx, actor: admin }, { userId, reason: 'Werbung in Nachrichten' })
  const refused = await signInAs(person).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ProviderRefused)
  expect(refused).toMatchObject({
    returnTo: '/auth/callback?redirectTo=%2Fjobs',
    fields: {
      '': [{ key: 'account.locked', params: { token: expect.stringMatching(/^[\w-]{24}\.[\w-]+$/) } }],
    },
  })
})

describe('an answer of a provider', () => {
  const mallory = { sub: 'mallory', email: 'mallory@klinikum.example', email_verified: true }
  const nobodyCameIn = async () => expect(await peopleWith('mallory@klinikum.example')).toEqual([])

  it('that was cancelled there says so', async () => {
    await expect(signInAs(null)).rejects.toMatchObject(refusedWith('access_denied'))
  })

  it('was asked for with PKCE, a state and a nonce', async () => {
    const { searchParams } = new URL((await start()).url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(searchParams.get('state')).toMatch(/^[\w-]{32,}$/)
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{32,}$/)
  })

  it('with another state is refused', async () => {
    provider.visitor = mallory
    const { url, cookies } = await start()
    const back = await provider.follow(url)
    back.searchParams.set('state', 'x'.repeat(32))
    await expect(finish(back, asCookieHeader(cookies))).rejects.toMatchObject(refusedWith('problem'))
    await nobodyCameIn()
  })

  it('that belongs to another browser is refused', async () => {
    provider.visitor = mallory
    const { url } = await start()
    const other = await start()
    const back = await provider.follow(url)
    await expect(finish(back, '')).rejects.toMatchObject(refusedWith('problem'))
    await expect(finish(back, asCookieHeader(other.cookies))).rejects.toMatchObject(refusedWith('problem'))
    await nobodyCameIn()
  })

  it('whose id token was made for another nonce is refused', async () => {
    provider.visitor = mallory
    const { url, cookies } = await start()
    const tampered = new URL(url)
    tampered.searchParams.set('nonce', 'n'.repeat(32))
    const back = await provider.follow(tampered.href)
    await expect(finish(back, asCookieHeader(cookies))).rejects.toMatchObject(refusedWith('problem'))
    expect(problems.join()).toContain('expected nonce')
    await nobodyCameIn()
  })

  it('whose code was made for another challenge is refused', async () => {
    provider.visitor = mallory
    const { url, cookies } = await start()
    const tampered = new URL(url)
    tampered.searchParams.set('code_challenge', 'c'.repeat(43))
    const back = await provider.follow(tampered.href)
    await expect(finish(back, asCookieHeader(cookies))).rejects.toMatchObject(refusedWith('problem'))
    await nobodyCameIn()
  })

  it('is good once', async () => {
    provider.visitor = { sub: 'once', email: 'einmal@klinikum.example', email_verified: true }
    const { url, cookies } = await start()
    const back = await provider.follow(url)
    await finish(back, asCookieHeader(cookies))
    await expect(finish(back, asCookieHeader(cookies))).rejects.toMatchObject(refusedWith('problem'))
  })
})

describe('a provider', () => {
  it('that is not configured is not found', async () => {
    const asked = startProviderSignIn(via(ctx, client()), { provider: 'elsewhere', returnTo: '/' })
    await expect(asked).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('that does not answer keeps nobody from signing in by password, and is asked again later', async () => {
    const gone = accountContext(db, {
      providers: [{ id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:1', clientId, clientSecret }],
      onProblem: message => problems.push(message),
    })
    for (let tries = 0; tries < 2; tries++) {
      const asked = startProviderSignIn(via(gone, client()), { provider: 'gone', returnTo: '/' })
      await expect(asked).rejects.toMatchObject(refusedWith('problem'))
    }
    expect((await gone.realms.site.$context).socialProviders).toEqual([])
  })
})
