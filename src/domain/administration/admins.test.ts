import { describe, expect, it } from 'vitest'
import { accountContext, asCookieHeader, lastLetter, testSite } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeActor } from '../accounts/make-actor.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { signIn } from '../accounts/sign-in.ts'
import { type AdminActor, system } from '../caller/actor.ts'
import { createAdmin } from './create-admin.ts'
import { listAdmins, setAdminRights } from './manage-admins.ts'
import { readAuditLog } from './read-audit-log.ts'

const db = await testDatabase()
const guestCtx = accountContext(db)
const operator = { ...guestCtx, actor: system }
const password = 'Kittel$2026'
let clients = 0
const client = (cookies: readonly string[] = []) => {
  clients++
  return { ...somebody, address: `198.51.100.${clients}`, cookie: asCookieHeader(cookies) }
}
const create = (email: string) =>
  createAdmin(via(operator, client()), { email, firstName: 'Alex', lastName: 'Brandt', password })
const enter = (email: string, realm: 'site' | 'admin') =>
  signIn(via(guestCtx, client()), { email, password, realm })
const actorAt = async (cookies: readonly string[], realm: 'site' | 'admin') =>
  (await makeActor(via(guestCtx, client(cookies)), { realm, publicUrl: testSite })).actor

await create('first@example.org')
const first = await enter('first@example.org', 'admin')
const firstActor = (await actorAt(first.cookies, 'admin')) as AdminActor
const asFirst = { ...guestCtx, actor: firstActor }

describe('the administrators’ realm', () => {
  it('lets an administrator in for 24 hours and notes when', async () => {
    expect(firstActor).toMatchObject({ kind: 'admin' })
    expect(first.destination).toBe('admin-set-up-factor')
    const { expires_at, created_at } = await db
      .selectFrom('sessions')
      .select(['expires_at', 'created_at'])
      .where('id', '=', firstActor.sessionId)
      .executeTakeFirstOrThrow()
    expect(Math.round((expires_at.getTime() - created_at.getTime()) / 3_600_000)).toBe(24)
    expect((await listAdmins(asFirst))[0]?.lastLoginAt).toBeInstanceOf(Date)
  })

  it('makes no administrator of a session of the site, even with its cookie carried over', async () => {
    const { cookies } = await enter('first@example.org', 'site')
    expect(await actorAt(cookies, 'site')).toMatchObject({ kind: 'user' })
    const carried = cookies.map(cookie => cookie.replace('kittel-site-', 'kittel-admin-'))
    expect(await actorAt(carried, 'admin')).toEqual({ kind: 'guest' })
  })

  it('answers someone who is no administrator like a wrong password, and leaves no session', async () => {
    await create('second@example.org')
    const second = (await listAdmins(asFirst)).find(({ email }) => email === 'second@example.org')
    await setAdminRights(via(asFirst, client()), { adminId: second?.id ?? 0, isActive: false })
    await expect(enter('second@example.org', 'admin')).rejects.toMatchObject({
      fields: { '': [{ key: 'account.invalid_credentials' }] },
    })
    const sessions = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', second?.userId ?? '')
      .execute()
    expect(sessions).toEqual([])
  })
})

describe('administrators', () => {
  it('made without a password are told by mail, with the link to choose one, until they have come in', async () => {
    const { adminId } = await createAdmin(via(operator, client()), {
      email: 'invited@example.org',
      firstName: 'Ida',
      lastName: 'Neu',
    })
    await setAdminRights(via(asFirst, client()), { adminId, isActive: false })
    expect(await lastLetter(db, 'invited@example.org')).toMatchObject({
      template: 'admin-created',
      props: { url: expect.stringContaining('token=') },
    })
    await requestPasswordReset(via(guestCtx, client()), { email: 'first@example.org' })
    expect((await lastLetter(db, 'first@example.org')).template).toBe('reset-password')
  })

  it('cannot be made twice with one address', async () => {
    await expect(create('first@example.org')).rejects.toMatchObject({
      kind: 'conflict',
      key: 'admin.email-taken',
    })
  })

  it('are made by administrators and the operator, by nobody else', async () => {
    await expect(
      createAdmin(via(guestCtx, client()), { email: 'eve@example.org', firstName: 'E', lastName: 'V' }),
    ).rejects.toMatchObject({ kind: 'sign-in-required' })
  })

  it('keep at least one: the last cannot be deactivated', async () => {
    await expect(
      setAdminRights(via(asFirst, client()), { adminId: firstActor.adminId, isActive: false }),
    ).rejects.toMatchObject({ kind: 'conflict', key: 'admin.last-one' })
  })

  it('two who deactivate each other at once leave one', async () => {
    await create('third@example.org')
    const third = (await actorAt((await enter('third@example.org', 'admin')).cookies, 'admin')) as AdminActor
    const both = await Promise.allSettled([
      setAdminRights(via(asFirst, client()), { adminId: third.adminId, isActive: false }),
      setAdminRights(via({ ...guestCtx, actor: third }, client()), {
        adminId: firstActor.adminId,
        isActive: false,
      }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('read in the log who was made and who came in', async () => {
    const { entries } = await readAuditLog(asFirst, { beforeId: null, userId: firstActor.userId, kind: null })
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['admin-created', 'admin-signed-in']),
    )
  })
})
