import { describe, expect, it } from 'vitest'
import { lastLetter, tokenIn } from '../../../tests/support/account.ts'
import { via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { password, secondFactorSite } from '../../../tests/support/second-factor.ts'
import { changeAddress } from './change-address.ts'
import { changePassword } from './change-password.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { enrolFactor } from './factors/enrol-factor.ts'
import { sendProofCode } from './factors/send-proof-code.ts'
import { followAddressChange, readAddressChange } from './follow-address-change.ts'
import { endOtherSessions, endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { signIn } from './sign-in.ts'

const db = await testDatabase()
const { as, person, personWithApp, client, ctx } = secondFactorSite(db)
const enter = async (email: string, secret = password, userAgent = 'Test browser') =>
  (await signIn(via(ctx, { ...client(), userAgent }), { email, password: secret })).cookies
const follow = (token: string) => followAddressChange(via(ctx, client()), { token })
const broken = { fields: { '': [{ key: 'account.link-broken' }] } }
const emailOf = async (userId: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email

describe('changing the password', () => {
  it('needs the current one, ends all other sessions and goes on here with the same level', async () => {
    const { cookies } = await personWithApp('change@example.org')
    const elsewhere = await enter('change@example.org')
    const wrong = changePassword(via(await as(cookies), client()), {
      current: 'falsch falsch',
      next: 'ein neues Wort',
    })
    await expect(wrong).rejects.toMatchObject({ fields: { current: [{ key: 'account.password-wrong' }] } })
    const input = { current: password, next: 'ein neues Wort' }
    const renewed = await changePassword(via(await as(cookies), client()), input)
    expect(await as(renewed.cookies)).toMatchObject({ actor: { kind: 'user', assurance: 'aal2' } })
    expect(await as(cookies)).toMatchObject({ actor: { kind: 'guest' } })
    expect(await as(elsewhere)).toMatchObject({ actor: { kind: 'guest' } })
    expect(await lastLetter(db, 'change@example.org')).toMatchObject({ template: 'password-changed' })
    await expect(enter('change@example.org')).rejects.toMatchObject({ kind: 'invalid' })
    await enter('change@example.org', 'ein neues Wort')
  })

  it('cannot be used to guess the current one', async () => {
    const { cookies } = await person('guess@example.org')
    const asked = await as(cookies)
    const guess = (current: string) =>
      changePassword(via(asked, client()), { current, next: 'ein neues Wort' })
    for (let tries = 0; tries < 5; tries++) {
      await expect(guess(`falsch ${tries}`)).rejects.toMatchObject({ kind: 'invalid' })
    }
    await expect(guess(password)).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('is not for who still owes a second factor, and the new one differs', async () => {
    await personWithApp('owes@example.org')
    const input = { current: password, next: 'ein neues Wort' }
    const owing = changePassword(via(await as(await enter('owes@example.org')), client()), input)
    await expect(owing).rejects.toMatchObject({ kind: 'sign-in-required' })
    const { cookies } = await person('same@example.org')
    const same = changePassword(via(await as(cookies), client()), { current: password, next: password })
    await expect(same).rejects.toMatchObject({ fields: { password: [{ key: 'factors.password-same' }] } })
  })
})

describe('changing the address', () => {
  const begin = async (cookies: readonly string[], newEmail: string) =>
    changeAddress(via(await as(cookies), client()), { newEmail, password })

  it('takes a link on the old side, then one on the new, and tells the old one at the end', async () => {
    const { cookies, userId } = await person('old@example.org')
    await begin(cookies, 'new@example.org')
    const first = await lastLetter(db, 'old@example.org')
    expect(first).toMatchObject({ template: 'change-address-old', props: { newAddress: 'new@example.org' } })
    await expect(lastLetter(db, 'new@example.org')).rejects.toThrow()
    expect(await readAddressChange(ctx, tokenIn(first))).toMatchObject({ step: 'old', to: 'new@example.org' })
    await follow(tokenIn(first))
    expect(await emailOf(userId)).toBe('old@example.org')
    const second = await lastLetter(db, 'new@example.org')
    expect(second.template).toBe('change-address-new')
    await follow(tokenIn(second))
    expect(await emailOf(userId)).toBe('new@example.org')
    expect(await lastLetter(db, 'old@example.org')).toMatchObject({ template: 'address-changed' })
    expect(await as(cookies)).toMatchObject({ actor: { kind: 'user', userId } })
    await enter('new@example.org')
  })

  it('takes each link once, for a day', async () => {
    const { cookies } = await person('links@example.org')
    await begin(cookies, 'links2@example.org')
    const token = tokenIn(await lastLetter(db, 'links@example.org'))
    await follow(token)
    await expect(follow(token)).rejects.toMatchObject(broken)
    for (const bad of [token, 'address-made-up', 'reset-password:x', '']) {
      await expect(follow(bad)).rejects.toMatchObject(broken)
      await expect(readAddressChange(ctx, bad)).rejects.toMatchObject(broken)
    }
    await db
      .updateTable('verifications')
      .set({ expires_at: new Date(ctx.now().getTime() - 1000) })
      .execute()
    const late = tokenIn(await lastLetter(db, 'links2@example.org'))
    await expect(readAddressChange(ctx, late)).rejects.toMatchObject(broken)
    await expect(follow(late)).rejects.toMatchObject(broken)
  })

  it('is nothing that a stolen session can do: it needs the password, or a code from the old mailbox', async () => {
    const { cookies } = await person('stolen@example.org')
    const asked = await as(cookies)
    const newEmail = 'thief@example.org'
    const guess = changeAddress(via(asked, client()), { newEmail, password: 'falsch falsch' })
    await expect(guess).rejects.toMatchObject({ fields: { password: [{ key: 'account.password-wrong' }] } })
    await expect(changeAddress(via(asked, client()), { newEmail })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await sendProofCode(via(asked, client()))
    const { code = '' } = (await lastLetter(db, 'stolen@example.org')).props
    await changeAddress(via(asked, client()), { newEmail, code })
    expect(await lastLetter(db, 'stolen@example.org')).toMatchObject({ template: 'change-address-old' })
  })

  it('does not tell whether the new address has an account', async () => {
    const { cookies, userId } = await person('curious@example.org')
    await person('taken@example.org')
    await begin(cookies, 'taken@example.org')
    expect(await lastLetter(db, 'curious@example.org')).toMatchObject({ template: 'confirm-address' })
    expect(await emailOf(userId)).toBe('curious@example.org')
  })

  it('ends when the address was taken, or the own one changed, before the second link', async () => {
    const { cookies, userId } = await person('slow@example.org')
    await begin(cookies, 'wanted@example.org')
    await follow(tokenIn(await lastLetter(db, 'slow@example.org')))
    const late = tokenIn(await lastLetter(db, 'wanted@example.org'))
    await db.updateTable('users').set({ email: 'meanwhile@example.org' }).where('id', '=', userId).execute()
    await expect(follow(late)).rejects.toMatchObject(broken)
    await begin(cookies, 'wanted2@example.org')
    await follow(tokenIn(await lastLetter(db, 'meanwhile@example.org')))
    await person('wanted2@example.org').catch(() => {})
    const second = db.selectFrom('messages').select('props').where('template', '=', 'change-address-new')
    const { props } = await second.where('recipient', '=', 'wanted2@example.org').executeTakeFirstOrThrow()
    // The cast: auth mails have string props only.
    await expect(follow(tokenIn({ props: props as Record<string, string> }))).rejects.toMatchObject(broken)
  })
})

describe('an old session', () => {
  it('becomes a fresh one by the password, under a new token', async () => {
    const { cookies } = await person('fresh@example.org')
    const late = await as(cookies, { seconds: 20 * 60 })
    const wrong = confirmIdentity(via(late, client()), { password: 'falsch falsch' })
    await expect(wrong).rejects.toMatchObject({ fields: { password: [{ key: 'account.password-wrong' }] } })
    const renewed = await confirmIdentity(via(late, client()), { password })
    expect(await as(cookies)).toMatchObject({ actor: { kind: 'guest' } })
    await enrolFactor(await as(renewed.cookies), { factorType: 'totp', friendlyName: 'Handy' })
  })

  it('of a person with a second factor is not made fresh by a password', async () => {
    const { cookies } = await personWithApp('factor@example.org')
    const confirmed = confirmIdentity(via(await as(cookies), client()), { password })
    await expect(confirmed).rejects.toMatchObject({ key: 'error.second-factor-required' })
  })
})

describe('the own sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const newerFirefox = firefox.replaceAll('140.0', '141.0')

  it('are listed with device and address, this one first', async () => {
    await person('list@example.org')
    const here = await enter('list@example.org', password, firefox)
    await enter('list@example.org')
    const sessions = await listSessions(await as(here))
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({
      isCurrent: true,
      device: { browser: 'Firefox', system: 'Linux', kind: 'computer' },
    })
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('are ended one by one or all but this, and only by their owner', async () => {
    const { cookies: other } = await person('end@example.org')
    const here = await as(await enter('end@example.org'))
    const there = await as(await enter('end@example.org'))
    const otherId = (await listSessions(await as(other)))[0]?.id ?? ''
    const stranger = await as((await person('stranger@example.org')).cookies)
    for (const sessionId of [otherId, crypto.randomUUID(), 'x']) {
      const refused = endSession(via(stranger, client()), { sessionId })
      await expect(refused).rejects.toMatchObject({ kind: 'not-found', key: 'error.not-found' })
    }
    await endSession(via(here, client()), { sessionId: otherId })
    expect(await as(other)).toMatchObject({ actor: { kind: 'guest' } })
    expect(await listSessions(here)).toHaveLength(2)
    expect(await endOtherSessions(via(there, client()))).toBe(1)
    expect(await listSessions(there)).toMatchObject([{ isCurrent: true }])
  })

  it('tell the country that their address is in', async () => {
    const { cookies } = await person('place@example.org')
    const from = { ...client(), userAgent: firefox, address: '79.192.0.1' }
    await signIn(via(ctx, from), { email: 'place@example.org', password })
    const found = (await listSessions(await as(cookies))).find(({ address }) => address === '79.192.0.1')
    expect(found?.place).toEqual({ country: 'DE' })
    expect(await lastLetter(db, 'place@example.org')).toMatchObject({
      template: 'new-device',
      props: { place: 'Deutschland (79.192.0.1)' },
    })
  })

  it('begun with a kind of browser never seen before are told of by mail, an update is none', async () => {
    await person('device@example.org')
    await enter('device@example.org', password, firefox)
    expect(await lastLetter(db, 'device@example.org')).toMatchObject({
      template: 'new-device',
      props: { device: 'Firefox, Linux' },
    })
    await db.deleteFrom('messages').where('recipient', '=', 'device@example.org').execute()
    await enter('device@example.org', password, newerFirefox)
    await expect(lastLetter(db, 'device@example.org')).rejects.toThrow()
  })
})
