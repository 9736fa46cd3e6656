import { describe, expect, it } from 'vitest'
import { via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { password, secondFactorSite } from '../../../../tests/support/second-factor.ts'
import { softPasskey } from '../../../../tests/support/soft-passkey.ts'
import { signIn } from '../sign-in.ts'
import { challengeFactor } from './challenge-factor.ts'
import { listFactors } from './list-factors.ts'
import { relyingParty } from './passkey-ceremony.ts'
import { registerPasskey, startPasskeyRegistration } from './register-passkey.ts'
import { removeFactor } from './remove-factor.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts'
import { verifyFactor } from './verify-factor.ts'

const db = await testDatabase()
const { as, person, client, ctx } = secondFactorSite(db)
const here = { origin: 'http://jobs.example', host: 'jobs.example' }
const refused = { fields: { '': [{ key: 'factors.passkey-refused' }] } }

async function personWithPasskey(email: string, choices = {}) {
  const { cookies, userId } = await person(email)
  const asked = await as(cookies)
  const device = softPasskey()
  const { challengeId, options } = await startPasskeyRegistration(asked, { siteName: 'Kittel' })
  const answer = device.create(options.challenge, { ...here, ...choices })
  const input = { friendlyName: 'Schlüssel', challengeId, answer }
  const passed = await registerPasskey(via(asked, client()), input)
  return { userId, device, cookies: passed.cookies, email, input }
}

/** Signs in on the passkey page, with the device's response altered by `choices`. */
async function enter(device: ReturnType<typeof softPasskey>, choices = {}) {
  const { challengeId, options } = await startPasskeySignIn(via(ctx, client()))
  const answer = device.get(options.challenge, { ...here, ...choices })
  return signInWithPasskey(via(ctx, client()), { challengeId, answer })
}

describe('a new passkey', () => {
  it('counts at once and raises the session', async () => {
    const { cookies } = await personWithPasskey('new@example.org')
    const asked = await as(cookies)
    expect(asked.actor).toMatchObject({ kind: 'user', assurance: 'aal2' })
    expect((await listFactors(asked)).factors).toMatchObject([{ type: 'webauthn', isVerified: true }])
  })

  it('is asked to live on the device and to see its person', async () => {
    const { cookies } = await person('resident@example.org')
    const { options } = await startPasskeyRegistration(await as(cookies), { siteName: 'Kittel' })
    expect(options.rp).toEqual({ name: 'Kittel', id: 'jobs.example' })
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
  })

  it.each([
    ['made for another site', { origin: 'https://jobs-example.test' }],
    ['made for another host', { host: 'elsewhere.example' }],
    ['made without seeing the person', { isPersonSeen: false }],
  ])('%s is refused', async (what, choices) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`
    await expect(personWithPasskey(email, choices)).rejects.toMatchObject(refused)
  })

  it('is not added twice with one question, nor to a second person, nor by a session left open', async () => {
    const { input, cookies, device } = await personWithPasskey('once@example.org')
    const again = registerPasskey(await as(cookies), { ...input, friendlyName: 'Zweiter' })
    await expect(again).rejects.toMatchObject({ kind: 'invalid' })
    const other = await as((await person('second@example.org')).cookies)
    const { challengeId, options } = await startPasskeyRegistration(other, { siteName: 'Kittel' })
    const answer = device.create(options.challenge, here)
    const taken = registerPasskey(via(other, client()), {
      friendlyName: 'Schlüssel',
      challengeId,
      answer,
    })
    await expect(taken).rejects.toMatchObject({ kind: 'conflict', key: 'factors.passkey-known' })
    const late = await as(cookies, { seconds: 16 * 60 })
    await expect(startPasskeyRegistration(late, { siteName: 'Kittel' })).rejects.toMatchObject({
      key: 'factors.confirm-first',
    })
  })
})

describe('signing in by passkey', () => {
  it('reaches the second level at once, without a name being typed', async () => {
    const { device, userId } = await personWithPasskey('in@example.org')
    const signedIn = await enter(device, { counter: 1 })
    expect(signedIn).toMatchObject({ userId, destination: 'onboarding-jobseeker' })
    expect(await as(signedIn.cookies)).toMatchObject({ actor: { kind: 'user', assurance: 'aal2' } })
  })

  it.each([
    ['signed for another site', { origin: 'https://jobs-example.test' }],
    ['signed for another host', { host: 'elsewhere.example' }],
    ['without seeing the person', { isPersonSeen: false }],
  ])('%s is refused', async (what, choices) => {
    const { device } = await personWithPasskey(`in-${what.replaceAll(' ', '-')}@example.org`)
    await expect(enter(device, choices)).rejects.toMatchObject(refused)
  })

  it('is refused when the counter goes back, because the key may have been copied', async () => {
    const { device } = await personWithPasskey('copied@example.org', { counter: 5 })
    await enter(device, { counter: 6 })
    await expect(enter(device, { counter: 6 })).rejects.toMatchObject(refused)
    await expect(enter(device, { counter: 3 })).rejects.toMatchObject(refused)
    await enter(device, { counter: 7 })
  })

  it('takes an answer once, and none of another question', async () => {
    const { device } = await personWithPasskey('answer@example.org')
    const question = await startPasskeySignIn(via(ctx, client()))
    const answer = device.get(question.options.challenge, here)
    const other = await startPasskeySignIn(via(ctx, client()))
    const give = (challengeId: string) => signInWithPasskey(via(ctx, client()), { challengeId, answer })
    await expect(give(other.challengeId)).rejects.toMatchObject(refused)
    await give(question.challengeId)
    await expect(give(question.challengeId)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('answers alike for unknown and removed passkeys, and for nonsense', async () => {
    const { device, cookies } = await personWithPasskey('removed@example.org')
    const asked = await as(cookies)
    const [factor] = (await listFactors(asked)).factors
    await removeFactor(via(asked, client()), { factorId: factor?.id ?? '' })
    await expect(enter(device)).rejects.toMatchObject(refused)
    await expect(enter(softPasskey())).rejects.toMatchObject(refused)
    const { challengeId } = await startPasskeySignIn(via(ctx, client()))
    for (const answer of [null, 'nonsense', '{"id":1}', { id: device.id, response: {} }]) {
      const nonsense = signInWithPasskey(via(ctx, client()), { challengeId, answer })
      await expect(nonsense).rejects.toMatchObject({ kind: 'invalid' })
    }
  })
})

describe('a passkey as a second factor', () => {
  const half = async (email: string) => as((await signIn(via(ctx, client()), { email, password })).cookies)

  it('follows a password', async () => {
    const { device, email } = await personWithPasskey('second-factor@example.org')
    const asked = await half(email)
    expect(asked.actor).toMatchObject({ kind: 'challenged' })
    const [factor] = (await listFactors(asked)).factors
    const factorId = factor?.id ?? ''
    const { id: challengeId, passkey } = await challengeFactor(asked, { factorId })
    expect(passkey?.allowCredentials).toMatchObject([{ id: device.id }])
    const code = JSON.stringify(device.get(passkey?.challenge ?? '', here))
    const passed = await verifyFactor(via(asked, client()), { factorId, challengeId, code })
    expect(await as(passed.cookies)).toMatchObject({ actor: { kind: 'user', assurance: 'aal2' } })
  })

  it('of another person does not pass', async () => {
    const eve = await personWithPasskey('eve@example.org')
    const { email } = await personWithPasskey('jana@example.org')
    const asked = await half(email)
    const [factor] = (await listFactors(asked)).factors
    const factorId = factor?.id ?? ''
    const { id: challengeId, passkey } = await challengeFactor(asked, { factorId })
    const code = JSON.stringify(eve.device.get(passkey?.challenge ?? '', here))
    const passed = verifyFactor(via(asked, client()), { factorId, challengeId, code })
    await expect(passed).rejects.toMatchObject({ fields: { code: [{ key: 'factors.code-wrong' }] } })
  })
})

describe('the host of passkeys', () => {
  it('is the name of the site; the own machine has one, a network address has none', () => {
    expect(relyingParty('https://jobs.example')).toEqual({
      id: 'jobs.example',
      origin: 'https://jobs.example',
    })
    expect(relyingParty('http://127.0.0.1:3000')).toEqual({
      id: 'localhost',
      origin: 'http://localhost:3000',
    })
    expect(relyingParty('http://192.168.1.5:3000')).toBeNull()
  })
})
