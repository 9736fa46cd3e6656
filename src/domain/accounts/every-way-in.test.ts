import { describe, expect, it } from 'vitest'
import { asCookieHeader, lastLetter, tokenIn } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { password, secondFactorSite } from '../../../tests/support/second-factor.ts'
import { createAdmin } from '../administration/create-admin.ts'
import { system } from '../caller/actor.ts'
import type { Cookies } from '../caller/client.ts'
import { challengeFactor } from './factors/challenge-factor.ts'
import { enrolFactor } from './factors/enrol-factor.ts'
import { makeActor } from './make-actor.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { sendSignInCode, signInWithCode } from './sign-in-with-code.ts'

const db = await testDatabase()
const { as, person, personWithApp, answer, client, ctx } = secondFactorSite(db)

describe('a person with a second factor gets only its challenge', () => {
  const isChallenged = async (cookies: Cookies) =>
    expect(await as(cookies)).toMatchObject({ actor: { kind: 'challenged' } })

  it('after the password', async () => {
    await personWithApp('password@example.org')
    const signedIn = await signIn(via(ctx, client()), { email: 'password@example.org', password })
    expect(signedIn.destination).toBe('second-factor')
    await isChallenged(signedIn.cookies)
  })

  it('after a mailed code', async () => {
    await personWithApp('code@example.org')
    const { request } = await sendSignInCode(via(ctx, client()), { email: 'code@example.org' })
    const { code = '' } = (await lastLetter(db, 'code@example.org')).props
    const way = { email: 'code@example.org', request, code }
    const signedIn = await signInWithCode(via(ctx, client()), way)
    expect(signedIn.destination).toBe('second-factor')
    await isChallenged(signedIn.cookies)
  })

  it('after a new password by the mailed link', async () => {
    const { cookies } = await personWithApp('reset@example.org')
    await requestPasswordReset(via(ctx, client()), { email: 'reset@example.org' })
    const token = tokenIn(await lastLetter(db, 'reset@example.org'))
    await resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    expect(await as(cookies)).toMatchObject({ actor: { kind: 'guest' } })
    const email = 'reset@example.org'
    await isChallenged((await signIn(via(ctx, client()), { email, password: 'ein neues Wort' })).cookies)
  })

  it('in the session that the confirmation link opened', async () => {
    const { cookies: byLink } = await person('link@example.org')
    const { cookies } = await signIn(via(ctx, client()), { email: 'link@example.org', password })
    const asked = await as(cookies)
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    await answer(asked, { id, secret: totp?.secret ?? '' })
    await isChallenged(byLink)
  })

  it('in any session that the library opens by itself, as it does after another provider', async () => {
    const { userId } = await personWithApp('provider@example.org')
    const { internalAdapter } = await ctx.realms.site.$context
    const session = await internalAdapter.createSession(userId)
    const row = await db
      .selectFrom('sessions')
      .select('assurance_level')
      .where('id', '=', session.id)
      .executeTakeFirst()
    expect(row).toEqual({ assurance_level: 'aal1' })
  })
})

describe("in the administrators' realm", () => {
  const email = 'admin@example.org'
  const strict = 'Sehr1Sicher!'
  const enter = async () =>
    (await signIn(via(ctx, client()), { email, password: strict, realm: 'admin' })).cookies
  const realm = 'admin' as const

  it('the second factor is asked for as well, and its session ends when the day of the first one does', async () => {
    const names = { email, role: 'owner', firstName: 'Ada', lastName: 'Lang' } as const
    await createAdmin(via({ ...ctx, actor: system }, client()), { ...names, password: strict })
    const signedIn = await signIn(via(ctx, client()), { email, password: strict, realm })
    expect(signedIn.destination).toBe('admin-set-up-factor')
    const asked = await as(signedIn.cookies, { realm })
    expect(asked.actor).toMatchObject({ kind: 'admin' })
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    const app = { id, secret: totp?.secret ?? '' }
    const first = await answer(asked, app)
    expect(await as(first.cookies, { realm })).toMatchObject({ actor: { kind: 'admin' } })

    const halfCookies = await enter()
    const half = await as(halfCookies, { realm, seconds: 60 })
    expect(half.actor).toMatchObject({ kind: 'challenged' })
    const begun = await db
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', sessionOf(half))
      .executeTakeFirst()
    const passed = await answer(half, app)
    expect(passed.destination).toBe('admin-dashboard')
    expect(passed.expiresAt).toEqual(begun?.expires_at)
    expect(await as(passed.cookies, { realm })).toMatchObject({ actor: { kind: 'admin' } })
    expect(await as(passed.cookies)).toMatchObject({ actor: { kind: 'guest' } })
  })

  it('a session of the site is nothing, nor the other way round, whatever its level and name', async () => {
    const { cookies } = await personWithApp('site@example.org')
    const renamed = asCookieHeader(cookies).replace('kittel-site-', 'kittel-admin-')
    const asked = { ...client(), cookie: renamed }
    const { actor } = await makeActor(via(ctx, asked), { realm, publicUrl: ctx.realms.publicUrl })
    expect(actor).toEqual({ kind: 'guest' })
  })

  it('a challenge of the person begun in one realm is answered there', async () => {
    const half = await as(await enter(), { realm, seconds: 120 })
    const { type } = await challengeFactor(half, { factorId: (await firstFactor()) ?? '' })
    expect(type).toBe('totp')
  })

  async function firstFactor() {
    const query = db
      .selectFrom('factors')
      .innerJoin('users', 'users.id', 'factors.user_id')
      .select('factors.id')
    return (await query.where('users.email', '=', email).executeTakeFirst())?.id
  }
})

function sessionOf({ actor }: Awaited<ReturnType<typeof as>>): string {
  if (actor.kind !== 'challenged') throw new Error('Nothing is owed')
  return actor.sessionId
}
