import { describe, expect, it } from 'vitest'
import {
  accountContext,
  asCookieHeader,
  lastLetter,
  testSite,
  tokenIn,
} from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Client } from '../caller/client.ts'
import { seekerSignUpSchema } from './account.schema.ts'
import { confirmAddress } from './confirm-address.ts'
import { makeActor } from './make-actor.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { sendSignInCode, signInWithCode } from './sign-in-with-code.ts'
import { signUp } from './sign-up.ts'

const db = await testDatabase()
const ctx = accountContext(db)
const password = 'ein langes Wort'
let clients = 0
/** Each case uses its own IP address, so that no case exhausts another's tries. */
const client = (cookies: readonly string[] = []) => {
  clients++
  return { ...somebody, address: `203.0.113.${clients}`, cookie: asCookieHeader(cookies) }
}
const register = async (email: string) => {
  const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
  const form = seekerSignUpSchema.parse(fields)
  return signUp(via(ctx, client()), { role: 'job_seeker', form })
}
const registerAndConfirm = async (email: string) => {
  await register(email)
  return confirmAddress(via(ctx, client()), { token: tokenIn(await lastLetter(db, email)) })
}
const whoIs = async (cookies: readonly string[]) =>
  (await makeActor(via(ctx, client(cookies)), { realm: 'site', publicUrl: testSite })).actor

const failFiveTimes = async (email: string, from: Client) => {
  for (let tries = 0; tries < 5; tries++)
    await expect(signIn(via(ctx, from), { email, password: `falsch ${tries}` })).rejects.toMatchObject({
      kind: 'invalid',
    })
}

describe('signing up', () => {
  it('makes an account that waits for its address to be confirmed', async () => {
    await register('jana@example.org')
    await expect(signIn(via(ctx, client()), { email: 'jana@example.org', password })).rejects.toMatchObject({
      fields: { '': [{ key: 'account.email_not_confirmed_description' }] },
    })
  })

  it('with an address that is taken is refused, however it is written', async () => {
    await register('taken@example.org')
    await expect(register(' TAKEN@example.org')).rejects.toMatchObject({
      kind: 'conflict',
      key: 'account.email_already_registered_description',
    })
  })

  it('twice at the same moment makes one account', async () => {
    const both = await Promise.allSettled([register('race@example.org'), register('race@example.org')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } })
  })

  it('cannot choose another role by a field of the form', async () => {
    const fields = {
      fullName: 'Eve',
      email: 'eve@example.org',
      password,
      passwordAgain: password,
      terms: 'on',
    }
    const form = seekerSignUpSchema.parse({ ...fields, role: 'employer', isAdmin: true })
    const { userId } = await signUp(via(ctx, client()), { role: 'job_seeker', form })
    const row = await db.selectFrom('profiles').select('role').where('id', '=', userId).executeTakeFirst()
    expect(row).toEqual({ role: 'job_seeker' })
  })
})

describe('the link of the confirmation mail', () => {
  it('confirms, signs in and leads to the onboarding', async () => {
    const signedIn = await registerAndConfirm('link@example.org')
    expect(signedIn).toMatchObject({ destination: 'onboarding-jobseeker' })
    expect(await whoIs(signedIn?.cookies ?? [])).toMatchObject({
      kind: 'user',
      role: 'job_seeker',
      assurance: 'aal1',
    })
  })

  it('signs in only once', async () => {
    await registerAndConfirm('once@example.org')
    const again = await confirmAddress(via(ctx, client()), {
      token: tokenIn(await lastLetter(db, 'once@example.org')),
    })
    expect(again).toBeNull()
  })

  it('that is made up is refused', async () => {
    await expect(confirmAddress(via(ctx, client()), { token: 'made.up.token' })).rejects.toMatchObject({
      fields: { '': [{ key: 'account.link-broken' }] },
    })
  })
})

describe('signing in by password', () => {
  it('opens a new session and ends the one that the browser had', async () => {
    const before = await registerAndConfirm('rotate@example.org')
    const after = await signIn(via(ctx, client(before?.cookies)), {
      email: 'rotate@example.org',
      password,
    })
    expect(await whoIs(before?.cookies ?? [])).toEqual({ kind: 'guest' })
    expect(await whoIs(after.cookies)).toMatchObject({ kind: 'user' })
  })

  it('answers alike for a wrong password and an unknown address', async () => {
    await registerAndConfirm('known@example.org')
    const answers = ['known@example.org', 'unknown@example.org'].map(email =>
      signIn(via(ctx, client()), { email, password: 'falsch falsch' }).catch((error: unknown) => error),
    )
    const [known, unknown] = await Promise.all(answers)
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ fields: { '': [{ key: 'account.invalid_credentials' }] } })
  })

  it('is closed after five failures for the network that they came from, also for the right password', async () => {
    await registerAndConfirm('closed@example.org')
    const one = client()
    await failFiveTimes('closed@example.org', one)
    await expect(signIn(via(ctx, one), { email: 'closed@example.org', password })).rejects.toMatchObject({
      kind: 'too-many',
      key: 'account.too-many-tries',
    })
  })
})

describe('signing in by code', () => {
  it('takes the mailed code once', async () => {
    await registerAndConfirm('code@example.org')
    const { request } = await sendSignInCode(via(ctx, client()), { email: 'code@example.org' })
    const { props } = await lastLetter(db, 'code@example.org')
    const code = props.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const way = { email: 'code@example.org', request, code }
    const from = via(ctx, client())
    const signedIn = await signInWithCode(from, way)
    expect(await whoIs(signedIn.cookies)).toMatchObject({ kind: 'user' })
    await expect(signInWithCode(from, way)).rejects.toMatchObject({
      fields: { code: [{ key: 'account.code-wrong' }] },
    })
  })

  it('sends nothing to an address without an account, and does not tell', async () => {
    await sendSignInCode(via(ctx, client()), { email: 'nobody@example.org' })
    await expect(lastLetter(db, 'nobody@example.org')).rejects.toThrow()
  })
})

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once, and every session ends', async () => {
    const before = await registerAndConfirm('reset@example.org')
    await requestPasswordReset(via(ctx, client()), { email: 'reset@example.org' })
    const token = tokenIn(await lastLetter(db, 'reset@example.org'))
    await resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    expect(await whoIs(before?.cookies ?? [])).toEqual({ kind: 'guest' })
    expect(await lastLetter(db, 'reset@example.org')).toMatchObject({ template: 'password-changed' })
    await signIn(via(ctx, client()), { email: 'reset@example.org', password: 'ein neues Wort' })
    await expect(
      resetPassword(via(ctx, client()), { token, password: 'noch ein Wort' }),
    ).rejects.toMatchObject({ fields: { '': [{ key: 'account.link-broken' }] } })
  })
})
