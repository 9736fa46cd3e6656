import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../tests/support/account.ts'
import { via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { secondFactorSite } from '../../../../tests/support/second-factor.ts'
import { createAdmin } from '../../administration/create-admin.ts'
import { readAdmin } from '../../administration/manage-admins.ts'
import type { AdminActor, EnrollingActor } from '../../caller/actor.ts'
import { system } from '../../caller/actor.ts'
import type { Cookies } from '../../caller/client.ts'
import { requireFeedOverseer } from '../../feeds/feed.policy.ts'
import { requireReviewer } from '../../jobs/job.policy.ts'
import { changePassword } from '../change-password.ts'
import { makeActor } from '../make-actor.ts'
import { signIn } from '../sign-in.ts'
import { signOut } from '../sign-out.ts'
import { enrolFactor } from './enrol-factor.ts'

const db = await testDatabase()
const { ctx, answer, client } = secondFactorSite(db)
const strict = 'Kittel$2026'
const at = (days: number) => ({ ...ctx, now: () => new Date(Date.now() + days * 86_400_000) })

async function admin(email: string): Promise<Cookies> {
  await createAdmin(via({ ...ctx, actor: system }, client()), {
    role: 'owner',
    firstName: 'Ada',
    lastName: 'Brandt',
    email,
    password: strict,
  })
  return (await signIn(via(ctx, client()), { email, password: strict, realm: 'admin' })).cookies
}
const actorOf = async (cookies: Cookies, days: number) =>
  (await makeActor(via(at(days), client(cookies)), { realm: 'admin', publicUrl: testSite })).actor

describe('an administrator without a second factor', () => {
  it('may put it off for seven days, counted from the first time it was asked for', async () => {
    const cookies = await admin('week@example.org')
    expect(await actorOf(cookies, 6.9)).toMatchObject({ kind: 'admin' })
    expect(await actorOf(cookies, 7.1)).toMatchObject({ kind: 'enrolling' })
    const again = { email: 'week@example.org', password: strict, realm: 'admin' as const }
    expect(await actorOf((await signIn(via(at(6), client()), again)).cookies, 7.1)).toMatchObject({
      kind: 'enrolling',
    })
  })

  it('after that reaches nothing of the administration nor of the account', async () => {
    const late = { ...at(8), actor: await actorOf(await admin('late@example.org'), 8) }
    const refused = { kind: 'sign-in-required', key: 'admin.factor-demanded' }
    await expect(readAdmin(late, { adminId: 1 })).rejects.toMatchObject(refused)
    const next = { current: strict, next: 'Kittel$2027' }
    await expect(changePassword(via(late, client()), next)).rejects.toMatchObject(refused)
    for (const require of [requireReviewer, requireFeedOverseer])
      expect(() => require(late.actor)).toThrow(expect.objectContaining(refused))
  })

  it('after that sets one up and goes on, or signs out', async () => {
    const cookies = await admin('sets@example.org')
    // The session itself is recent: only the first request for a second factor was a week ago.
    const week = new Date(Date.now() - 8 * 86_400_000)
    await db.updateTable('admin_users').set({ factor_asked_at: week }).execute()
    const actor = (await actorOf(cookies, 0)) as AdminActor | EnrollingActor
    expect(actor.kind).toBe('enrolling')
    const asked = { ...ctx, actor }
    const { id, totp } = await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Handy' })
    const passed = await answer(asked, { id, secret: totp?.secret ?? '' })
    expect(await actorOf(passed.cookies, 0)).toMatchObject({ kind: 'admin' })
    const other = await admin('leaves@example.org')
    await db.updateTable('admin_users').set({ factor_asked_at: week }).execute()
    const leaving = { ...ctx, actor: await actorOf(other, 0) }
    await signOut(via(leaving, client(other)), { realm: 'admin', scope: 'local' })
    expect(await actorOf(other, 0)).toEqual({ kind: 'guest' })
  })
})
