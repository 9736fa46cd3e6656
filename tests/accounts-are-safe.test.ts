import { describe, expect, it } from 'vitest'
import { seekerSignUpSchema } from '../src/domain/accounts/account.schema.ts'
import { confirmAddress } from '../src/domain/accounts/confirm-address.ts'
import { makeActor } from '../src/domain/accounts/make-actor.ts'
import { requestPasswordReset, resetPassword } from '../src/domain/accounts/reset-password.ts'
import { signIn } from '../src/domain/accounts/sign-in.ts'
import { sendSignInCode, signInWithCode } from '../src/domain/accounts/sign-in-with-code.ts'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import { setAdminRights } from '../src/domain/administration/manage-admins.ts'
import { system } from '../src/domain/caller/actor.ts'
import { openRealms } from '../src/platform/auth/realms.ts'
import { accountContext, asCookieHeader, lastLetter, testSite, tokenIn } from './support/account.ts'
import { openAccounts, password } from './support/accounts.ts'
import { via } from './support/client.ts'
import { testDatabase } from './support/database.ts'

const db = await testDatabase()
const ctx = accountContext(db)
const operator = { ...ctx, actor: system }
const { client, register, registerAndConfirm, enter } = openAccounts(ctx)
const strict = 'Kittel$2026'
const actorAt = async (cookies: readonly string[], realm: 'site' | 'admin' = 'site') =>
  (await makeActor(via(ctx, client(cookies)), { realm, publicUrl: testSite })).actor
const newAdmin = (email: string, word?: string) =>
  createAdmin(via(operator, client()), {
    email,
    role: 'owner',
    firstName: 'Alex',
    lastName: 'Brandt',
    password: word,
  })

describe('a session', () => {
  it('that someone slipped into the browser before signing in is worth nothing after', async () => {
    await registerAndConfirm('fixed@example.org')
    const slipped = (await enter('fixed@example.org')).cookies
    const { cookies } = await enter('fixed@example.org', password, client(slipped))
    expect(asCookieHeader(cookies)).not.toBe(asCookieHeader(slipped))
    expect(await actorAt(cookies)).toMatchObject({ kind: 'user' })
    expect(await actorAt(slipped)).toEqual({ kind: 'guest' })
    const madeUp = 'kittel-site-session=chosen-by-someone.c2lnbmF0dXJl'
    const fresh = await enter('fixed@example.org', password, { ...client(), cookie: madeUp })
    expect(asCookieHeader(fresh.cookies)).not.toContain('chosen-by-someone')
  })

  it('is kept in a cookie that no script reads, no other site sends and, with https, no other host sets', async () => {
    await registerAndConfirm('cookie@example.org')
    const { cookies } = await enter('cookie@example.org')
    const plain = cookies.find(cookie => cookie.startsWith('kittel-site-session=')) ?? ''
    expect(plain).toMatch(/; HttpOnly/i)
    expect(plain).toMatch(/; SameSite=Lax/i)
    const { letters } = ctx.realms
    const options = {
      db,
      secret: 'another secret that is long enough',
      providers: [],
      letters,
      isName: () => true,
    }
    const secure = openRealms({ ...options, publicUrl: 'https://jobs.example', onProblem: () => {} })
    for (const realm of ['site', 'admin'] as const) {
      const { user } = await findUser('cookie@example.org')
      const { headers } = await secure[realm].api.openSession({
        body: { userId: user, assuranceLevel: 'aal1' },
        returnHeaders: true,
      })
      const [cookie = ''] = headers.getSetCookie()
      expect(cookie).toMatch(new RegExp(`^__Host-kittel-${realm}-session=`))
      for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
        expect(cookie).toMatch(new RegExp(`; ${attribute}(;|$)`, 'i'))
      expect(cookie).not.toMatch(/domain=/i)
    }
  })

  it('of an administrator is not prolonged by showing its cookie in the site’s realm', async () => {
    await newAdmin('carried@example.org', strict)
    const { cookies } = await signIn(via(ctx, client()), {
      email: 'carried@example.org',
      password: strict,
      realm: 'admin',
    })
    const before = await endsOf('carried@example.org')
    const carried = cookies.map(cookie => cookie.replace('kittel-admin-', 'kittel-site-'))
    expect(await actorAt(carried)).toEqual({ kind: 'guest' })
    expect(await actorAt(cookies, 'admin')).toMatchObject({ kind: 'admin' })
    expect(await endsOf('carried@example.org')).toEqual(before)
  })

  it('of an administrator ends after a day even if it was used all the time', async () => {
    await newAdmin('daily@example.org', strict)
    const { cookies } = await signIn(via(ctx, client()), {
      email: 'daily@example.org',
      password: strict,
      realm: 'admin',
    })
    const { user } = await findUser('daily@example.org')
    const almost = new Date(Date.now() + 60_000)
    await db.updateTable('sessions').set({ expires_at: almost }).where('user_id', '=', user).execute()
    expect(await actorAt(cookies, 'admin')).toMatchObject({ kind: 'admin' })
    expect(await endsOf('daily@example.org')).toEqual([almost])
    const over = new Date(Date.now() - 1_000)
    await db.updateTable('sessions').set({ expires_at: over }).where('user_id', '=', user).execute()
    expect(await actorAt(cookies, 'admin')).toEqual({ kind: 'guest' })
  })

  it('of an administrator whose rights are taken away is worth nothing at once', async () => {
    await newAdmin('boss@example.org', strict)
    const { adminId } = await newAdmin('former@example.org', strict)
    const enterAdmin = (email: string) =>
      signIn(via(ctx, client()), { email, password: strict, realm: 'admin' })
    const boss = await actorAt((await enterAdmin('boss@example.org')).cookies, 'admin')
    const { cookies } = await enterAdmin('former@example.org')
    await setAdminRights(via({ ...ctx, actor: boss }, client()), { adminId, isActive: false })
    expect(await actorAt(cookies, 'admin')).toEqual({ kind: 'guest' })
    await expect(enterAdmin('former@example.org')).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('who registers with the address of somebody else', () => {
  it('is out, password and all, when its owner signs in by code', async () => {
    await register('victim@example.org')
    const email = 'victim@example.org'
    const { request } = await sendSignInCode(via(ctx, client()), { email })
    const { code = '' } = (await lastLetter(db, 'victim@example.org')).props
    await signInWithCode(via(ctx, client()), { email, request, code })
    await expect(enter('victim@example.org')).rejects.toMatchObject({
      fields: { '': [{ key: 'account.invalid_credentials' }] },
    })
  })

  it('is out when that address is made an administrator’s, who is mailed a link to choose a password', async () => {
    await register('chief@example.org')
    await newAdmin('chief@example.org')
    for (const realm of ['admin', 'site'] as const) {
      const tried = signIn(via(ctx, client()), { email: 'chief@example.org', password, realm })
      await expect(tried).rejects.toMatchObject({ fields: { '': [{ key: 'account.invalid_credentials' }] } })
    }
    expect((await lastLetter(db, 'chief@example.org')).template).toBe('admin-created')
  })
})

describe('who followed the link of somebody else’s registration', () => {
  it('was told by the mail how to shut them out, and does so with a password of their own', async () => {
    await register('owner@example.org')
    const letter = await lastLetter(db, 'owner@example.org')
    expect(letter).toMatchObject({ template: 'confirm-address', props: { name: 'Jana Vogt' } })
    await confirmAddress(via(ctx, client()), { token: tokenIn(letter) })
    const strangers = (await enter('owner@example.org')).cookies
    await requestPasswordReset(via(ctx, client()), { email: 'owner@example.org' })
    const token = tokenIn(await lastLetter(db, 'owner@example.org'))
    await resetPassword(via(ctx, client()), { token, password: 'ein eigenes Wort' })
    expect(await actorAt(strangers)).toEqual({ kind: 'guest' })
    await expect(enter('owner@example.org')).rejects.toMatchObject({ kind: 'invalid' })
    await enter('owner@example.org', 'ein eigenes Wort')
  })
})

describe('a name', () => {
  it('is no address of the web and no markup, because it stands in mails', () => {
    const fields = { email: 'n@example.org', password, passwordAgain: password, terms: 'on' }
    const problems = (fullName: string) =>
      seekerSignUpSchema.safeParse({ ...fields, fullName }).error?.issues.map(({ message }) => message)
    for (const wrong of [
      'Gewinn: https://evil.example',
      'www.evil.example',
      'HTTP evil',
      '<b>Jana</b>',
      'a://b',
    ])
      expect(problems(wrong)).toEqual(['account.name-link'])
    for (const right of ['Jana Vogt', 'Dr.med. O’Neill-Şahin', 'Awww Htet', '李雷'])
      expect(problems(right)).toBe(undefined)
  })
})

describe('a person with an everyday password who is made an administrator', () => {
  it('sets a strict one by mail before the administrators’ realm opens, and stays signed in nowhere by the old', async () => {
    const email = 'promoted@example.org'
    await registerAndConfirm(email)
    await newAdmin(email)
    const enterAdmin = (word: string) => signIn(via(ctx, client()), { email, password: word, realm: 'admin' })
    await expect(enterAdmin(password)).rejects.toMatchObject({
      fields: { '': [{ key: 'admin.password-weak' }] },
    })
    const { user } = await findUser(email)
    const open = db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user)
      .where('realm', '=', 'admin')
    expect(await open.execute()).toEqual([])
    await requestPasswordReset(via(ctx, client()), { email })
    const token = tokenIn(await lastLetter(db, email))
    const weak = resetPassword(via(ctx, client()), { token, password: 'ein neues Wort' })
    await expect(weak).rejects.toMatchObject({
      fields: { password: [{ key: 'account.password-not-strict' }] },
    })
    await resetPassword(via(ctx, client()), { token, password: strict })
    expect(await actorAt((await enterAdmin(strict)).cookies, 'admin')).toMatchObject({ kind: 'admin' })
  })
})

async function findUser(email: string): Promise<{ user: string }> {
  return db.selectFrom('users').select('id as user').where('email', '=', email).executeTakeFirstOrThrow()
}

async function endsOf(email: string): Promise<Date[]> {
  const { user } = await findUser(email)
  const rows = await db.selectFrom('sessions').select('expires_at').where('user_id', '=', user).execute()
  return rows.map(row => row.expires_at)
}
