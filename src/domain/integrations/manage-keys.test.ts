import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Context } from '../caller/context.ts'
import { identifyKey } from './identify-key.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './manage-keys.ts'
import { pruneIntegrations } from './prune-integrations.ts'

const db = await testDatabase()
const base = accountContext(db)
const hourMs = 3_600_000
const later = (ctx: Context, hours: number): Context => {
  const now = new Date(ctx.now().getTime() + hours * hourMs)
  return { ...ctx, now: () => now }
}

async function house() {
  const { asOwner, employerId } = await openHiring(base)
  const make = (ctx = asOwner, lifetimeDays: '90' | 'never' = 'never') =>
    createKey(ctx, { employerId, name: 'Bewerbermanagement', scopes: ['jobs:read'], lifetimeDays })
  return { asOwner, employerId, make }
}

describe('keys for the API', () => {
  it('open the realm for their employer with their rights, and are kept nowhere as they are', async () => {
    const { asOwner, employerId, make } = await house()
    const { secret } = await make()
    expect(secret).toMatch(/^kittel_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/)
    const actor = await identifyKey(base, secret)
    expect(actor).toMatchObject({ kind: 'key', employerId, scopes: ['jobs:read'] })
    const rows = await db.selectFrom('api_keys').selectAll().where('employer_id', '=', employerId).execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(16))
    expect(JSON.stringify(await listKeys(asOwner, employerId))).not.toContain(rows[0]?.key_hash)
    const log = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('kind', '=', 'api-key-created')
      .execute()
    expect(log.length).toBe(1)
    expect(JSON.stringify(log)).not.toContain(secret.slice(16))
  })

  it('end at their time, and what is no key opens nothing', async () => {
    const { make, asOwner } = await house()
    const { secret } = await make(asOwner, '90')
    await identifyKey(later(base, 90 * 24 - 1), secret)
    for (const wrong of [secret.slice(0, -1), `${secret.slice(0, -1)}-`, '', 'kittel_abcdefgh_']) {
      await expect(identifyKey(base, wrong)).rejects.toMatchObject({ kind: 'sign-in-required' })
    }
    await expect(identifyKey(later(base, 90 * 24 + 1), secret)).rejects.toMatchObject({
      kind: 'sign-in-required',
    })
  })

  it('are replaced without haste: the old one goes on for a day beside the new one', async () => {
    const { asOwner, employerId, make } = await house()
    const { secret: old } = await make()
    const [{ id: keyId = 0 } = {}] = await listKeys(asOwner, employerId)
    const { secret: fresh } = await rotateKey(asOwner, { employerId, keyId })
    expect(fresh).not.toBe(old)
    await identifyKey(later(base, 23), old)
    await expect(identifyKey(later(base, 25), old)).rejects.toMatchObject({ kind: 'sign-in-required' })
    expect(await identifyKey(later(base, 25), fresh)).toMatchObject({ scopes: ['jobs:read'] })
  })

  it('stop at once when they are revoked', async () => {
    const { asOwner, employerId, make } = await house()
    const { secret } = await make()
    const [{ id: keyId = 0 } = {}] = await listKeys(asOwner, employerId)
    await revokeKey(asOwner, { employerId, keyId })
    await expect(identifyKey(base, secret)).rejects.toMatchObject({ kind: 'sign-in-required' })
    expect(await listKeys(asOwner, employerId)).toEqual([])
  })

  it('are at most 20, also when two owners make one in the same moment', async () => {
    const { make } = await house()
    const made = await Promise.allSettled(Array.from({ length: 22 }, () => make()))
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(20)
    await expect(make()).rejects.toMatchObject({ key: 'integrations.problem.too-many-keys' })
  })

  it('note when they were used last, once a minute', async () => {
    const { asOwner, employerId, make } = await house()
    const { secret } = await make()
    const lastUse = async () => (await listKeys(asOwner, employerId))[0]?.lastUsedAt?.getTime()
    await identifyKey(base, secret)
    const first = base.now().getTime()
    expect(await lastUse()).toBe(first)
    await identifyKey(later(base, 30 / 3600), secret)
    expect(await lastUse()).toBe(first)
    await identifyKey(later(base, 61 / 3600), secret)
    expect(await lastUse()).toBe(first + 61_000)
  })

  it('are the owners’ matter: not the recruiters’, not other employers’', async () => {
    const { employerId, make, asOwner } = await house()
    await make()
    const [{ id: keyId = 0 } = {}] = await listKeys(asOwner, employerId)
    const recruiter = await makePerson(db, { role: 'employer' })
    const asRecruiter = as(base, { ...recruiter, memberships: [{ employerId, role: 'recruiter' }] })
    const other = await house()
    const seeker = as(base, await makePerson(db))
    for (const [ctx, kind] of [
      [asRecruiter, 'not-allowed'],
      [other.asOwner, 'not-found'],
      [seeker, 'not-found'],
      [base, 'sign-in-required'],
    ] as const) {
      await expect(make(ctx)).rejects.toMatchObject({ kind })
      await expect(listKeys(ctx, employerId)).rejects.toMatchObject({ kind })
      await expect(rotateKey(ctx, { employerId, keyId })).rejects.toMatchObject({ kind })
      await expect(revokeKey(ctx, { employerId, keyId })).rejects.toMatchObject({ kind })
    }
    await expect(revokeKey(other.asOwner, { employerId: other.employerId, keyId })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('are forgotten when they have been worthless for 90 days', async () => {
    const { asOwner, employerId, make } = await house()
    await make(asOwner, '90')
    const days = async (count: number) => {
      await pruneIntegrations({ ...later(base, count * 24), actor: { kind: 'system' } })
      return (await listKeys(asOwner, employerId)).length
    }
    expect(await days(179)).toBe(1)
    expect(await days(181)).toBe(0)
  })
})
