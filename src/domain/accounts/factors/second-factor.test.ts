import { describe, expect, it } from 'vitest'
import { asCookieHeader, lastLetter } from '../../../../tests/support/account.ts'
import { via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { password, secondFactorSite, totpCode } from '../../../../tests/support/second-factor.ts'
import { signIn } from '../sign-in.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrolFactor, readTotpSetup } from './enrol-factor.ts'
import { listFactors } from './list-factors.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { removeFactor } from './remove-factor.ts'
import { verifyFactor } from './verify-factor.ts'

const db = await testDatabase()
const { as, person, personWithApp, answer, client, ctx } = secondFactorSite(db)
const enter = async (email: string) => (await signIn(via(ctx, client()), { email, password })).cookies
const wrong = { fields: { code: [{ key: 'factors.code-wrong' }] } }

describe('a new authenticator app', () => {
  it('counts from its first right number on, which opens a new session of the second level', async () => {
    const { cookies: before } = await person('app@example.org')
    const asked = await as(before)
    const { id, totp } = await enrolFactor(asked, {
      factorType: 'totp',
      friendlyName: 'Handy',
      issuer: 'Kittel',
    })
    expect(totp?.uri).toContain('otpauth://totp/Kittel:app%40example.org?secret=')
    expect(totp?.qrCode).toMatch(/^<svg /)
    expect(await as(before)).toMatchObject({ actor: { kind: 'user', assurance: 'aal1' } })
    const passed = await answer(asked, { id, secret: totp?.secret ?? '' })
    expect(await as(passed.cookies)).toMatchObject({ actor: { kind: 'user', assurance: 'aal2' } })
    expect(await as(before)).toMatchObject({ actor: { kind: 'guest' } })
    expect(await lastLetter(db, 'app@example.org')).toMatchObject({ template: 'factor-changed' })
  })

  it('shows its key until it is confirmed, and never again', async () => {
    const { cookies } = await person('key@example.org')
    const asked = await as(cookies)
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    expect((await readTotpSetup(asked, { factorId: id })).totp).toEqual(totp)
    const row = await db.selectFrom('factors').select('secret').where('id', '=', id).executeTakeFirst()
    expect(row?.secret).not.toContain(totp?.secret)
    const passed = await answer(asked, { id, secret: totp?.secret ?? '' })
    const later = readTotpSetup(await as(passed.cookies), { factorId: id })
    await expect(later).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('makes all other sessions of the person owe it', async () => {
    const { cookies: elsewhere } = await person('elsewhere@example.org')
    const here = await enter('elsewhere@example.org')
    const asked = await as(here)
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    await answer(asked, { id, secret: totp?.secret ?? '' })
    expect(await as(elsewhere)).toMatchObject({ actor: { kind: 'challenged' } })
  })

  it('cannot be added by a session that was left open', async () => {
    const { cookies } = await person('open@example.org')
    const late = await as(cookies, { seconds: 16 * 60 })
    await expect(enrolFactor(late, { factorType: 'totp', friendlyName: 'Handy' })).rejects.toMatchObject({
      kind: 'not-allowed',
      key: 'factors.confirm-first',
    })
  })

  it('needs a name of its own, and there is room for ten', async () => {
    const { cookies } = await personWithApp('ten@example.org')
    const asked = await as(cookies)
    await expect(enrolFactor(asked, { factorType: 'totp', friendlyName: 'HANDY' })).rejects.toMatchObject({
      fields: { friendlyName: [{ key: 'factors.name-taken' }] },
    })
    for (let count = 2; count <= 10; count++) {
      await enrolFactor(asked, { factorType: 'totp', friendlyName: `App ${count}` })
    }
    await expect(enrolFactor(asked, { factorType: 'totp', friendlyName: 'App 11' })).rejects.toMatchObject({
      kind: 'conflict',
      key: 'factors.too-many',
    })
    await enrolFactor(asked, { factorType: 'totp', friendlyName: 'App 10' })
  })
})

describe('a password alone', () => {
  it('reaches nothing but the challenge', async () => {
    const { app } = await personWithApp('alone@example.org')
    const half = await as(await enter('alone@example.org'))
    expect(half.actor).toMatchObject({ kind: 'challenged' })
    expect((await listFactors(half)).factors).toMatchObject([{ id: app.id }])
    const owed = { kind: 'sign-in-required', key: 'error.second-factor-required' }
    const enrolled = enrolFactor(half, { factorType: 'totp', friendlyName: 'Fremd' })
    await expect(enrolled).rejects.toMatchObject(owed)
    await expect(removeFactor(via(half, client()), { factorId: app.id })).rejects.toMatchObject(owed)
    await expect(makeRecoveryCodes(via(half, client()))).rejects.toMatchObject(owed)
  })

  it('does not pass with a factor that was begun before and never confirmed', async () => {
    const { cookies: stolen } = await person('begun@example.org')
    const thief = await as(stolen)
    const begun = await enrolFactor(thief, { factorType: 'totp', friendlyName: 'Fremd' })
    const own = await as(await enter('begun@example.org'))
    const { id, totp } = await enrolFactor(own, { factorType: 'totp', friendlyName: 'Handy' })
    await answer(own, { id, secret: totp?.secret ?? '' })
    const fremd = { id: begun.id, secret: begun.totp?.secret ?? '' }
    await expect(answer(await as(stolen), fremd)).rejects.toMatchObject({ kind: 'not-found' })
    // A request that began before the owner's factor was confirmed.
    await expect(answer(thief, fremd)).rejects.toMatchObject({ key: 'error.second-factor-required' })
  })
})

describe('the number of an app', () => {
  it('passes once, and not a second time in the same half minute, on whichever challenge', async () => {
    const { app } = await personWithApp('replay@example.org')
    const first = await as(await enter('replay@example.org'), { seconds: 30 })
    const second = { ...(await as(await enter('replay@example.org'))), now: first.now }
    expect(await as((await answer(first, app)).cookies)).toMatchObject({ actor: { assurance: 'aal2' } })
    await expect(answer(second, app)).rejects.toMatchObject(wrong)
  })

  it('passes once also when two processes see it at the same moment', async () => {
    const { app } = await personWithApp('twice@example.org')
    const first = await as(await enter('twice@example.org'), { seconds: 30 })
    const contexts = [first, { ...(await as(await enter('twice@example.org'))), now: first.now }]
    const both = await Promise.allSettled(contexts.map(each => answer(each, app)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is taken half a minute late, but not a whole one', async () => {
    const { app } = await personWithApp('late@example.org')
    const half = await as(await enter('late@example.org'), { seconds: 90 })
    const challenge = await challengeFactor(half, { factorId: app.id })
    const give = (secondsAgo: number) =>
      verifyFactor(via(half, client()), {
        factorId: app.id,
        challengeId: challenge.id,
        code: totpCode(app.secret, new Date(half.now().getTime() - secondsAgo * 1000)),
      })
    await expect(give(60)).rejects.toMatchObject(wrong)
    expect(await give(30)).toMatchObject({ level: 'aal2' })
  })

  it('cannot be guessed: the challenge closes after five tries, and new challenges bring no new tries', async () => {
    const { app } = await personWithApp('guess@example.org')
    const half = await as(await enter('guess@example.org'), { seconds: 60 })
    const guess = async (challengeId: string) =>
      verifyFactor(via(half, client()), { factorId: app.id, challengeId, code: '000000' })
    const first = await challengeFactor(half, { factorId: app.id })
    for (let tries = 0; tries < 5; tries++) await expect(guess(first.id)).rejects.toMatchObject(wrong)
    await expect(answer(half, app)).rejects.toMatchObject({ kind: 'too-many' })
    await expect(guess(first.id)).rejects.toMatchObject({ kind: 'too-many' })
    const nextWindow = { ...half, now: () => new Date(Date.now() + 16 * 60_000) }
    expect(await answer(nextWindow, app)).toMatchObject({ level: 'aal2' })
  })
})

describe('a challenge', () => {
  it('of another person or factor is one that never was', async () => {
    const jana = await personWithApp('jana@example.org')
    const eve = await personWithApp('eve@example.org')
    const half = await as(await enter('jana@example.org'), { seconds: 30 })
    const evesHalf = await as(await enter('eve@example.org'), { seconds: 30 })
    const { id: challengeId } = await challengeFactor(half, { factorId: jana.app.id })
    const code = totpCode(eve.app.secret, half.now())
    const missing = { kind: 'not-found', key: 'error.not-found' }
    const tries = [
      () => verifyFactor(via(evesHalf, client()), { factorId: jana.app.id, challengeId, code }),
      () => verifyFactor(via(evesHalf, client()), { factorId: eve.app.id, challengeId, code }),
      () =>
        verifyFactor(via(evesHalf, client()), {
          factorId: eve.app.id,
          challengeId: crypto.randomUUID(),
          code,
        }),
      () => verifyFactor(via(evesHalf, client()), { factorId: eve.app.id, challengeId: 'x', code }),
      () => challengeFactor(evesHalf, { factorId: jana.app.id }),
      () => challengeFactor(evesHalf, { factorId: crypto.randomUUID() }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(missing)
  })

  it('is over after ten minutes', async () => {
    const { app } = await personWithApp('over@example.org')
    const cookies = await enter('over@example.org')
    const { id: challengeId } = await challengeFactor(await as(cookies), { factorId: app.id })
    const later = await as(cookies, { seconds: 601 })
    const code = totpCode(app.secret, later.now())
    await expect(
      verifyFactor(via(later, client()), { factorId: app.id, challengeId, code }),
    ).rejects.toMatchObject({ fields: { code: [{ key: 'factors.challenge-over' }] } })
  })
})

describe('removing a factor', () => {
  it('needs a second factor given not long ago', async () => {
    const { cookies, app } = await personWithApp('remove@example.org')
    const late = await as(cookies, { seconds: 16 * 60 })
    const refused = removeFactor(via(late, client()), { factorId: app.id })
    await expect(refused).rejects.toMatchObject({ key: 'factors.confirm-first' })
    const { cookies: fresh } = await answer(await as(cookies, { seconds: 60 }), app)
    await removeFactor(via(await as(fresh), client()), { factorId: app.id })
    expect(await lastLetter(db, 'remove@example.org')).toMatchObject({ props: { added: false } })
  })

  it('of the last one ends all other sessions and the recovery codes', async () => {
    const { cookies, app, userId } = await personWithApp('last@example.org')
    await makeRecoveryCodes(via(await as(cookies), client()))
    const waiting = await enter('last@example.org')
    await removeFactor(via(await as(cookies), client()), { factorId: app.id })
    expect(await as(waiting)).toMatchObject({ actor: { kind: 'guest' } })
    const codes = await db.selectFrom('recovery_codes').select('id').where('user_id', '=', userId).execute()
    expect(codes).toEqual([])
    expect(await as(await enter('last@example.org'))).toMatchObject({ actor: { kind: 'user' } })
  })

  it('of another person is like one that never was', async () => {
    const { app } = await personWithApp('mine@example.org')
    const { cookies } = await personWithApp('yours@example.org')
    const asked = await as(cookies)
    for (const factorId of [app.id, crypto.randomUUID(), 'x']) {
      const refused = removeFactor(via(asked, client()), { factorId })
      await expect(refused).rejects.toMatchObject({ kind: 'not-found', key: 'error.not-found' })
    }
  })
})

describe('a session of the second level', () => {
  it('has a new token, and an old cookie is nothing', async () => {
    const { cookies, firstCookies } = await personWithApp('fixation@example.org')
    expect(asCookieHeader(cookies)).not.toBe(asCookieHeader(firstCookies))
    expect(await as(firstCookies)).toMatchObject({ actor: { kind: 'guest' } })
  })

  it('is not opened for a session that was ended while the code was typed', async () => {
    const { app, userId } = await personWithApp('ended@example.org')
    const half = await as(await enter('ended@example.org'), { seconds: 60 })
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await expect(answer(half, app)).rejects.toMatchObject({ kind: 'sign-in-required' })
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).toEqual([])
  })
})
