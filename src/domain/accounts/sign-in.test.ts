import { describe, expect, it } from 'vitest'
import {
  accountContext,
  asCookieHeader,
  lastLetter,
  somebody,
  testSite,
  tokenIn,
} from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Visitor } from '../caller/visitor.ts'
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
let visitors = 0
/** Each case comes from an address of its own, so that no case uses up the tries of another. */
const visitor = (cookies: readonly string[] = []) => {
  visitors++
  return { ...somebody, address: `203.0.113.${visitors}`, cookie: asCookieHeader(cookies) }
}
const register = async (email: string) => {
  const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
  const form = seekerSignUpSchema.parse(fields)
  return signUp(ctx, { visitor: visitor(), role: 'job_seeker', form })
}
const registerAndConfirm = async (email: string) => {
  await register(email)
  return confirmAddress(ctx, { token: tokenIn(await lastLetter(db, email)), visitor: visitor() })
}
const whoIs = async (cookies: readonly string[]) =>
  (await makeActor(ctx, { visitor: visitor(cookies), door: 'site', publicUrl: testSite })).actor

const failFiveTimes = async (email: string, from: Visitor) => {
  for (let tries = 0; tries < 5; tries++)
    await expect(signIn(ctx, { email, password: `falsch ${tries}`, visitor: from })).rejects.toMatchObject({
      kind: 'invalid',
    })
}

describe('signing up', () => {
  it('makes an account that waits for its address to be confirmed', async () => {
    await register('jana@example.org')
    await expect(
      signIn(ctx, { email: 'jana@example.org', password, visitor: visitor() }),
    ).rejects.toMatchObject({
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

  it('can not choose another role by a field of the form', async () => {
    const fields = {
      fullName: 'Eve',
      email: 'eve@example.org',
      password,
      passwordAgain: password,
      terms: 'on',
    }
    const form = seekerSignUpSchema.parse({ ...fields, role: 'employer', isAdmin: true })
    const { userId } = await signUp(ctx, { visitor: visitor(), role: 'job_seeker', form })
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
    const again = await confirmAddress(ctx, {
      token: tokenIn(await lastLetter(db, 'once@example.org')),
      visitor: visitor(),
    })
    expect(again).toBeNull()
  })

  it('that is made up is refused', async () => {
    await expect(confirmAddress(ctx, { token: 'made.up.token', visitor: visitor() })).rejects.toMatchObject({
      fields: { '': [{ key: 'account.link-broken' }] },
    })
  })
})

describe('signing in by password', () => {
  it('opens a new session and ends the one that the browser had', async () => {
    const before = await registerAndConfirm('rotate@example.org')
    const after = await signIn(ctx, {
      email: 'rotate@example.org',
      password,
      visitor: visitor(before?.cookies),
    })
    expect(await whoIs(before?.cookies ?? [])).toEqual({ kind: 'guest' })
    expect(await whoIs(after.cookies)).toMatchObject({ kind: 'user' })
  })

  it('answers alike for a wrong password and an unknown address', async () => {
    await registerAndConfirm('known@example.org')
    const answers = ['known@example.org', 'unknown@example.org'].map(email =>
      signIn(ctx, { email, password: 'falsch falsch', visitor: visitor() }).catch((error: unknown) => error),
    )
    const [known, unknown] = await Promise.all(answers)
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ fields: { '': [{ key: 'account.invalid_credentials' }] } })
  })

  it('is closed after five failures for the network that they came from, also for the right password', async () => {
    await registerAndConfirm('closed@example.org')
    const one = visitor()
    await failFiveTimes('closed@example.org', one)
    await expect(signIn(ctx, { email: 'closed@example.org', password, visitor: one })).rejects.toMatchObject({
      kind: 'too-many',
      key: 'account.too-many-tries',
    })
  })
})

describe('signing in by code', () => {
  it('takes the mailed code once', async () => {
    await registerAndConfirm('code@example.org')
    const { request } = await sendSignInCode(ctx, { email: 'code@example.org', visitor: visitor() })
    const { props } = await lastLetter(db, 'code@example.org')
    const code = props.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const way = { email: 'code@example.org', request, code, visitor: visitor() }
    const signedIn = await signInWithCode(ctx, way)
    expect(await whoIs(signedIn.cookies)).toMatchObject({ kind: 'user' })
    await expect(signInWithCode(ctx, way)).rejects.toMatchObject({
      fields: { code: [{ key: 'account.code-wrong' }] },
    })
  })

  it('sends nothing to an address without an account, and does not tell', async () => {
    await sendSignInCode(ctx, { email: 'nobody@example.org', visitor: visitor() })
    await expect(lastLetter(db, 'nobody@example.org')).rejects.toThrow()
  })
})

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once, and every session ends', async () => {
    const before = await registerAndConfirm('reset@example.org')
    await requestPasswordReset(ctx, { email: 'reset@example.org', visitor: visitor() })
    const token = tokenIn(await lastLetter(db, 'reset@example.org'))
    await resetPassword(ctx, { token, password: 'ein neues Wort', visitor: visitor() })
    expect(await whoIs(before?.cookies ?? [])).toEqual({ kind: 'guest' })
    expect(await lastLetter(db, 'reset@example.org')).toMatchObject({ template: 'password-changed' })
    await signIn(ctx, { email: 'reset@example.org', password: 'ein neues Wort', visitor: visitor() })
    await expect(
      resetPassword(ctx, { token, password: 'noch ein Wort', visitor: visitor() }),
    ).rejects.toMatchObject({ fields: { '': [{ key: 'account.link-broken' }] } })
  })
})
