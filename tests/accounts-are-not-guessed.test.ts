import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { requestPasswordReset, resetPassword } from '../src/domain/accounts/reset-password.ts'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { sendSignInCode, signInWithCode } from '../src/domain/accounts/sign-in-with-code.ts'
import { accountContext, lastLetter, tokenIn } from './support/account.ts'
import { answerOf, openAccounts, password } from './support/accounts.ts'
import { via } from './support/client.ts'
import { testDatabase } from './support/database.ts'

const db = await testDatabase()
const ctx = accountContext(db)
const { client, register, registerAndConfirm, enter } = openAccounts(ctx)

describe('guessing', () => {
  it('a code ends after five tries, from however many network addresses', async () => {
    const email = 'guessed@example.org'
    await registerAndConfirm(email)
    const { request } = await sendSignInCode(via(ctx, client()), { email })
    const { code = '' } = (await lastLetter(db, email)).props
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = [wrong, wrong, wrong, wrong, wrong, code]
    for (const tried of tries)
      await expect(signInWithCode(via(ctx, client()), { email, request, code: tried })).rejects.toMatchObject(
        { fields: { code: [{ key: 'account.code-wrong' }] } },
      )
  })

  it('a code is good only where it was asked for', async () => {
    const email = 'elsewhere@example.org'
    await registerAndConfirm(email)
    await sendSignInCode(via(ctx, client()), { email })
    const { code = '' } = (await lastLetter(db, email)).props
    for (const request of ['', randomUUID(), 'no id'])
      await expect(signInWithCode(via(ctx, client()), { email, request, code })).rejects.toMatchObject({
        kind: 'invalid',
      })
  })

  it('a password ends for strangers after twenty tries, from however many networks and over all processes', async () => {
    const email = 'many@example.org'
    const other = accountContext(db)
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        answerOf(signIn(via(at % 2 ? ctx : other, client()), { email, password })),
      ),
    )
    expect(outcomes.filter(outcome => outcome.includes('too-many'))).toHaveLength(5)
  })

  it('a password ends after five tries also in a browser that its owner uses', async () => {
    const email = 'own@example.org'
    const cookies = (await registerAndConfirm(email))?.cookies
    for (let tries = 0; tries < 5; tries++)
      await expect(enter(email, `falsch ${tries}`, client(cookies))).rejects.toMatchObject({
        kind: 'invalid',
      })
    await expect(enter(email, password, client(cookies))).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('from many addresses of one IPv6 network is guessing from one', async () => {
    const from = (address: string) => ({ ...client(), address })
    for (let at = 0; at < 10; at++) await register(`v6-${at}@example.org`, from(`2001:db8:1:2::${at + 1}`))
    const more = register('v6-x@example.org', from('2001:db8:1:2:ffff:1:1:1'))
    await expect(more).rejects.toMatchObject({ kind: 'too-many' })
    await register('v6-y@example.org', from('2001:db8:1:3::1'))
  })

  it('which addresses have an account is limited to ten a minute at the registration', async () => {
    const one = client()
    await register('asked@example.org')
    for (let at = 0; at < 10; at++)
      await expect(register('asked@example.org', one)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(register('asked@example.org', one)).rejects.toMatchObject({ kind: 'too-many' })
  })
})

describe('a link for a new password', () => {
  const ask = async (email: string) => {
    await requestPasswordReset(via(ctx, client()), { email })
    return tokenIn(await lastLetter(db, email))
  }

  it('is good once', async () => {
    await registerAndConfirm('once@example.org')
    const token = await ask('once@example.org')
    await resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    const again = resetPassword(via(ctx, client()), { token, password: 'noch ein Wort' })
    await expect(again).rejects.toMatchObject({ fields: { '': [{ key: 'account.link-broken' }] } })
    expect((await enter('once@example.org', 'ein neues Wort')).userId).toBeTruthy()
  })

  it('is good for 30 minutes', async () => {
    await registerAndConfirm('late@example.org')
    const token = await ask('late@example.org')
    const { user } = await findUser('late@example.org')
    const kept = db.selectFrom('verifications').select(['id', 'expires_at']).where('value', '=', user)
    const row = await kept.executeTakeFirstOrThrow()
    const leftMinutes = (row.expires_at.getTime() - Date.now()) / 60_000
    expect(leftMinutes).toBeGreaterThan(29)
    expect(leftMinutes).toBeLessThanOrEqual(30)
    const later = new Date(row.expires_at.getTime() - 31 * 60_000)
    await db.updateTable('verifications').set({ expires_at: later }).where('id', '=', row.id).execute()
    const tried = resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    await expect(tried).rejects.toMatchObject({ fields: { '': [{ key: 'account.link-broken' }] } })
  })
})

async function findUser(email: string): Promise<{ user: string }> {
  return db.selectFrom('users').select('id as user').where('email', '=', email).executeTakeFirstOrThrow()
}
