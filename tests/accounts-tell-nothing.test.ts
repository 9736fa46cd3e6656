import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { emailSchema } from '../src/domain/accounts/account.schema.ts'
import { sendConfirmationAgain } from '../src/domain/accounts/confirm-address.ts'
import { requestPasswordReset, resetPassword } from '../src/domain/accounts/reset-password.ts'
import { sendSignInCode, signInWithCode } from '../src/domain/accounts/sign-in-with-code.ts'
import { accountContext, lastLetter, makePerson, tokenIn } from './support/account.ts'
import { answerOf, openAccounts } from './support/accounts.ts'
import { via } from './support/client.ts'
import { testDatabase } from './support/database.ts'

const db = await testDatabase()
const ctx = accountContext(db)
const { client, register, registerAndConfirm, enter } = openAccounts(ctx)

let rounds = 0

describe('whether an address has an account', () => {
  const ways: Record<string, (email: string) => Promise<unknown>> = {
    'signing in': email => enter(email, 'ein falsches Wort'),
    'signing in by code': email =>
      signInWithCode(via(ctx, client()), { email, request: randomUUID(), code: '000000' }),
    // The id is different for every request: only its form is compared.
    'asking for a code': async email => {
      const { request } = await sendSignInCode(via(ctx, client()), { email })
      return request.replace(/[0-9a-f]/g, '0')
    },
    'asking for a new password': email => requestPasswordReset(via(ctx, client()), { email }),
    'asking for the confirmation again': email => sendConfirmationAgain(via(ctx, client()), { email }),
  }

  it.each(Object.entries(ways))(
    'is told neither by the answer to %s nor by how long it takes',
    // Other work on the machine may disturb one side more than the other, but hardly three times in a row.
    { retry: 2, timeout: 90_000 },
    async (name, way) => {
      rounds++
      const runs = 15
      const tookMs: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const word = `${name.replaceAll(' ', '-')}-${rounds}`
      for (let at = 0; at < runs; at++) {
        const known = `known-${word}-${at}@example.org`
        await (name === 'signing in' ? registerAndConfirm(known) : makePerson(db, { email: known }))
        if (name.includes('confirmation')) await unconfirm(known)
        const timed = async (email: string) => {
          const begunMs = performance.now()
          const answer = await answerOf(way(email))
          return { answer, ms: performance.now() - begunMs }
        }
        const there = await timed(known)
        const nowhere = await timed(`unknown-${word}-${at}@example.org`)
        expect(nowhere.answer).toBe(there.answer)
        tookMs.known.push(there.ms)
        tookMs.unknown.push(nowhere.ms)
      }
      const ratio = median(tookMs.known) / median(tookMs.unknown)
      expect(ratio).toBeGreaterThan(1 / 1.3)
      expect(ratio).toBeLessThan(1.3)
    },
  )
})

describe('an address', () => {
  it('is the same in capitals, and nothing invisible or in brackets makes another of it', () => {
    expect(emailSchema.parse(' Jana@Example.ORG ')).toBe('jana@example.org')
    for (const wrong of [
      'jana\u200b@example.org',
      'ja\u202ena@example.org',
      'jana\0@example.org',
      'jana@example.org\u00ad',
      'eve,jana@example.org',
      'eve@evil.example>,<jana.example.org',
      'jana@example.org;x',
      '"jana"@example.org',
      `${'a'.repeat(250)}@example.org`,
    ])
      expect(emailSchema.safeParse(wrong).success, wrong).toBe(false)
    expect(emailSchema.parse('jana.o’neill+kittel@müller-klinik.de')).toBe(
      'jana.o’neill+kittel@müller-klinik.de',
    )
  })
})

describe('what is kept', () => {
  it('of passwords is argon2id with 19 MiB and two passes or more', async () => {
    await register('hashed@example.org')
    const { user } = await findUser('hashed@example.org')
    const kept = await db
      .selectFrom('accounts')
      .select('password')
      .where('user_id', '=', user)
      .executeTakeFirst()
    const [, memory = '', passes = ''] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(kept?.password ?? '') ?? []
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
  })

  it('in the log names each deed, and holds neither secrets nor addresses of mail', async () => {
    const email = 'logged@example.org'
    await registerAndConfirm(email)
    await answerOf(enter(email, 'ein falsches Wort'))
    await enter(email)
    await sendSignInCode(via(ctx, client()), { email })
    await requestPasswordReset(via(ctx, client()), { email })
    const token = tokenIn(await lastLetter(db, email))
    await resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    const { user } = await findUser(email)
    const mine = db.selectFrom('audit_events').select('kind').where('user_id', '=', user).orderBy('id')
    expect((await mine.execute()).map(({ kind }) => kind)).toEqual([
      'signed-up',
      'address-confirmed',
      'signed-in',
      'sign-in-failed',
      'signed-in',
      'code-sent',
      'reset-requested',
      'password-reset',
    ])
    const all = JSON.stringify(await db.selectFrom('audit_events').select('details').execute())
    expect(all).not.toMatch(/@|Wort|Kittel\$|\b\d{6}\b/)
    expect(all).not.toContain(token)
  })
})

async function findUser(email: string): Promise<{ user: string }> {
  return db.selectFrom('users').select('id as user').where('email', '=', email).executeTakeFirstOrThrow()
}

async function unconfirm(email: string): Promise<void> {
  await db.updateTable('users').set({ email_verified: false }).where('email', '=', email).execute()
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
