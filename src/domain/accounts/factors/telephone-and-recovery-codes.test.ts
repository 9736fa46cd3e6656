import { describe, expect, it } from 'vitest'
import { lastLetter } from '../../../../tests/support/account.ts'
import { via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { password, secondFactorSite } from '../../../../tests/support/second-factor.ts'
import { signIn } from '../sign-in.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { spendRecoveryCode } from './spend-recovery-code.ts'
import { verifyFactor } from './verify-factor.ts'

const db = await testDatabase()
const { as, person, personWithApp, client, ctx } = secondFactorSite(db)
const enter = async (email: string) => (await signIn(via(ctx, client()), { email, password })).cookies
const wrong = { fields: { code: [{ key: 'factors.code-wrong' }] } }

describe('a telephone', () => {
  const withPhone = async (email: string, phone: string) => {
    const { cookies } = await person(email)
    const asked = await as(cookies)
    const { id } = await enrolFactor(asked, { factorType: 'phone', friendlyName: 'Mobil', phone })
    return { id, asked }
  }
  const give = async (
    asked: Awaited<ReturnType<typeof as>>,
    factorId: string,
    challengeId: string,
    code: string,
  ) => verifyFactor(via(asked, client()), { factorId, challengeId, code })

  it('cannot be added where no text message would arrive', async () => {
    const { cookies } = await person('mute@example.org')
    const asked = await as(cookies)
    const mute = { ...asked, transport: { ...asked.transport, canText: false } }
    const phone = { factorType: 'phone', friendlyName: 'Mobil', phone: '+4915112345678' } as const
    await expect(enrolFactor(mute, phone)).rejects.toMatchObject({ key: 'factors.phone-impossible' })
  })

  it('is confirmed by the code of a text message, good once', async () => {
    const { id, asked } = await withPhone('phone@example.org', '+4917012345678')
    const challenge = await challengeFactor(asked, { factorId: id, channel: 'sms' })
    const { template, props } = await lastLetter(db, '+4917012345678')
    expect(template).toBe('factor-code')
    expect(props.code).toMatch(/^\d{6}$/)
    const stored = await db
      .selectFrom('factor_challenges')
      .select('expected')
      .where('id', '=', challenge.id)
      .executeTakeFirst()
    expect(stored?.expected).not.toContain(props.code)
    const passed = await give(asked, id, challenge.id, props.code ?? '')
    const again = give(await as(passed.cookies), id, challenge.id, props.code ?? '')
    await expect(again).rejects.toMatchObject({ fields: { code: [{ key: 'factors.challenge-over' }] } })
  })

  it('gets the code of its own challenge only', async () => {
    const { id, asked } = await withPhone('own@example.org', '+4917012345679')
    const first = await challengeFactor(asked, { factorId: id })
    const code = (await lastLetter(db, '+4917012345679')).props.code ?? ''
    const second = await challengeFactor(asked, { factorId: id })
    await expect(give(asked, id, second.id, code)).rejects.toMatchObject(wrong)
    expect(await give(asked, id, first.id, code)).toMatchObject({ level: 'aal2' })
  })

  it('cannot be flooded, nor its code be guessed', async () => {
    const { id, asked } = await withPhone('flood@example.org', '+4917012345680')
    const challenges = []
    for (let count = 0; count < 5; count++) challenges.push(await challengeFactor(asked, { factorId: id }))
    await expect(challengeFactor(asked, { factorId: id })).rejects.toMatchObject({ kind: 'too-many' })
    const last = challenges.at(-1)?.id ?? ''
    const right = (await lastLetter(db, '+4917012345680')).props.code ?? ''
    const guess = right === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++)
      await expect(give(asked, id, last, guess)).rejects.toMatchObject(wrong)
    await expect(give(asked, id, last, right)).rejects.toMatchObject({ kind: 'too-many' })
    const later = { ...asked, now: () => new Date(Date.now() + 9 * 60_000) }
    await db.deleteFrom('attempts').execute()
    const over = give(later, id, last, right)
    await expect(over).rejects.toMatchObject({ fields: { code: [{ key: 'factors.challenge-over' }] } })
  })

  it('knows no other way than a text message', async () => {
    const { id, asked } = await withPhone('whatsapp@example.org', '+4917012345681')
    await expect(challengeFactor(asked, { factorId: id, channel: 'whatsapp' })).rejects.toMatchObject({
      fields: { channel: [{ key: 'factors.channel-unknown' }] },
    })
  })
})

describe('recovery codes', () => {
  it('are ten, each good once in the place of a factor', async () => {
    const { cookies } = await personWithApp('lost@example.org')
    const codes = await makeRecoveryCodes(via(await as(cookies), client()))
    expect(new Set(codes).size).toBe(10)
    const code = (codes[0] ?? '').replace('-', '')
    const half = await as(await enter('lost@example.org'))
    const passed = await spendRecoveryCode(via(half, client()), { code })
    expect(passed).toMatchObject({ level: 'aal2', codesLeft: 9 })
    expect(await as(passed.cookies)).toMatchObject({ actor: { kind: 'user', assurance: 'aal2' } })
    const again = spendRecoveryCode(via(await as(await enter('lost@example.org')), client()), { code })
    await expect(again).rejects.toMatchObject({ fields: { code: [{ key: 'factors.recovery-wrong' }] } })
  })

  it('of before stop working when new ones are made, and nobody else can use them', async () => {
    const { cookies } = await personWithApp('new@example.org')
    await personWithApp('other@example.org')
    const asked = await as(cookies)
    const [old = ''] = await makeRecoveryCodes(via(asked, client()))
    const [fresh = ''] = await makeRecoveryCodes(via(asked, client()))
    const spend = async (email: string, code: string) =>
      spendRecoveryCode(via(await as(await enter(email)), client()), { code: code.replace('-', '') })
    await expect(spend('new@example.org', old)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(spend('other@example.org', fresh)).rejects.toMatchObject({ kind: 'invalid' })
    expect(await spend('new@example.org', fresh)).toMatchObject({ level: 'aal2' })
  })

  it('cannot be guessed', async () => {
    await personWithApp('brute@example.org')
    const half = await as(await enter('brute@example.org'))
    const guess = () => spendRecoveryCode(via(half, client()), { code: '0123456789' })
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject({ kind: 'invalid' })
    await expect(guess()).rejects.toMatchObject({ kind: 'too-many' })
  })
})
