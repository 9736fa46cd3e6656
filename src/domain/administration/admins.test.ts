import { describe, expect, it } from 'vitest'
import { accountContext, asCookieHeader, lastLetter, testSite } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeActor } from '../accounts/make-actor.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { signIn } from '../accounts/sign-in.ts'
import { type AdminActor, system } from '../caller/actor.ts'
import { type AdminRole, adminRoles } from '../caller/admin-role.values.ts'
import type { Context } from '../caller/context.ts'
import { readListQuestion } from '../desk/lists/list.schema.ts'
import type { ListName } from '../desk/lists/list.values.ts'
import { readList } from '../desk/lists/read-list.ts'
import { createAdmin } from './create-admin.ts'
import { changeAdminRole, readAdmin, removeAdmin, setAdminRights } from './manage-admins.ts'

const db = await testDatabase()
const guestCtx = accountContext(db)
const operator = { ...guestCtx, actor: system }
const password = 'Kittel$2026'
let clients = 0
const client = (cookies: readonly string[] = []) => {
  clients++
  return { ...somebody, address: `198.51.100.${clients}`, cookie: asCookieHeader(cookies) }
}
const create = (email: string, role: AdminRole = 'owner') =>
  createAdmin(via(operator, client()), { email, role, firstName: 'Alex', lastName: 'Brandt', password })
const enter = (email: string, realm: 'site' | 'admin') =>
  signIn(via(guestCtx, client()), { email, password, realm })
const actorAt = async (cookies: readonly string[], realm: 'site' | 'admin') =>
  (await makeActor(via(guestCtx, client(cookies)), { realm, publicUrl: testSite })).actor
const askedFor = (list: ListName, query: string) => ({
  list,
  question: readListQuestion(list, new URLSearchParams(query)),
})

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
    const { lastLoginAt } = await readAdmin(asFirst, { adminId: firstActor.adminId })
    expect(lastLoginAt).toBeInstanceOf(Date)
  })

  it('makes no administrator of a session of the site, even with its cookie carried over', async () => {
    const { cookies } = await enter('first@example.org', 'site')
    expect(await actorAt(cookies, 'site')).toMatchObject({ kind: 'user' })
    const carried = cookies.map(cookie => cookie.replace('kittel-site-', 'kittel-admin-'))
    expect(await actorAt(carried, 'admin')).toEqual({ kind: 'guest' })
  })

  it('answers someone who is no administrator like a wrong password, and leaves no session', async () => {
    await create('second@example.org')
    const { rows } = await readList(asFirst, askedFor('admins', 'q=second@example.org'))
    const second = await readAdmin(asFirst, { adminId: Number(rows[0]?.id) })
    await setAdminRights(via(asFirst, client()), { adminId: second.id, isActive: false })
    await expect(enter('second@example.org', 'admin')).rejects.toMatchObject({
      fields: { '': [{ key: 'account.invalid_credentials' }] },
    })
    const sessions = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', second.userId ?? '')
      .execute()
    expect(sessions).toEqual([])
  })
})

describe('administrators', () => {
  it('made without a password are told by mail, with the link to choose one, until they have come in', async () => {
    const { adminId } = await createAdmin(via(operator, client()), {
      email: 'invited@example.org',
      role: 'owner',
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
      createAdmin(via(guestCtx, client()), {
        email: 'eve@example.org',
        role: 'owner',
        firstName: 'E',
        lastName: 'V',
      }),
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
    const { rows } = await readList(asFirst, askedFor('log', `q=${firstActor.userId}`))
    expect(rows.map(({ values }) => values.kind)).toEqual(
      expect.arrayContaining(['admin-created', 'admin-signed-in']),
    )
  })
})

describe('the roles of administrators', () => {
  const signedIn = async (email: string, role: AdminRole = 'owner') => {
    await create(email, role)
    // The cast: whoever enters this realm is an administrator.
    return (await actorAt((await enter(email, 'admin')).cookies, 'admin')) as AdminActor
  }
  const as = (actor: AdminActor) => via({ ...guestCtx, actor }, client())

  it('are read at each request, so a new one counts at once', async () => {
    await create('fourth@example.org', 'editor')
    const { cookies } = await enter('fourth@example.org', 'admin')
    const before = (await actorAt(cookies, 'admin')) as AdminActor
    expect(before.role).toBe('editor')
    await changeAdminRole(as(await signedIn('fifth@example.org')), {
      adminId: before.adminId,
      role: 'support',
    })
    expect(await actorAt(cookies, 'admin')).toMatchObject({ role: 'support' })
  })

  it('are not changed by who has them', async () => {
    const own = await signedIn('own@example.org')
    await expect(changeAdminRole(as(own), { adminId: own.adminId, role: 'editor' })).rejects.toMatchObject({
      key: 'admin.own-role',
    })
  })

  it.each(adminRoles)('%s owes a second factor after seven days', async role => {
    const email = `${role}@grace.example`
    await create(email, role)
    const { cookies } = await enter(email, 'admin')
    const at = async (days: number) => {
      const now = () => new Date(guestCtx.now().getTime() + days * 86_400_000)
      await db
        .updateTable('sessions')
        .set({ expires_at: new Date(Date.now() + 30 * 86_400_000) })
        .execute()
      const ctx = via({ ...guestCtx, now }, client(cookies))
      return (await makeActor(ctx, { realm: 'admin', publicUrl: testSite })).actor.kind
    }
    expect([await at(6.9), await at(7.1)]).toEqual(['admin', 'enrolling'])
  })

  it('end with the removal, and with them the sessions', async () => {
    await create('gone@example.org', 'support')
    const { cookies } = await enter('gone@example.org', 'admin')
    const { adminId } = (await actorAt(cookies, 'admin')) as AdminActor
    const boss = await signedIn('sixth@example.org')
    await removeAdmin(as(boss), { adminId })
    expect(await actorAt(cookies, 'admin')).toEqual({ kind: 'guest' })
    await expect(readAdmin(as(boss), { adminId })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(removeAdmin(as(boss), { adminId })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it.each([
    ['demote', (ctx: Context, adminId: number) => changeAdminRole(ctx, { adminId, role: 'editor' })],
    ['remove', (ctx: Context, adminId: number) => removeAdmin(ctx, { adminId })],
    ['deactivate', (ctx: Context, adminId: number) => setAdminRights(ctx, { adminId, isActive: false })],
  ] as const)('the last two owners who %s each other at once leave one', async (how, take) => {
    const [one, two] = [await signedIn(`one@${how}.example`), await signedIn(`two@${how}.example`)]
    const both = [one.adminId, two.adminId]
    await db.updateTable('admin_users').set({ is_active: false }).where('id', 'not in', both).execute()
    const tries = await Promise.allSettled([take(as(one), two.adminId), take(as(two), one.adminId)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const owners = db.selectFrom('admin_users').select('id').where('role', '=', 'owner')
    const left = await owners.where('is_active', '=', true).where('id', 'in', both).execute()
    expect(left).toHaveLength(1)
  })

  it('the last owner is not removed, whoever else is left', async () => {
    const last = await signedIn('last@example.org')
    await db.updateTable('admin_users').set({ is_active: false }).where('id', '!=', last.adminId).execute()
    await create('left@example.org', 'moderator')
    await expect(removeAdmin(as(last), { adminId: last.adminId })).rejects.toMatchObject({
      kind: 'conflict',
      key: 'admin.last-one',
    })
  })

  it('an owner who was demoted meanwhile changes nobody any more', async () => {
    const stale = await signedIn('stale@example.org')
    const boss = await signedIn('boss@example.org')
    await changeAdminRole(as(boss), { adminId: stale.adminId, role: 'editor' })
    await expect(removeAdmin(as(stale), { adminId: boss.adminId })).rejects.toMatchObject({
      key: 'admin.permission-missing',
    })
  })
})
