import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { berlinDay, calendarDayAfter } from '../../basics/berlin.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { deleteDueAccounts } from '../own-account/delete-account.ts'
import { auditFilterSchema } from './audit-filter.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { readAuditLog } from './read-audit-log.ts'

const db = await testDatabase()
const base = accountContext(db)
const admin = await makePerson(db, { role: null, email: 'ada@log.example' })
const { id: adminId } = await db
  .insertInto('admin_users')
  .values({ auth_user_id: admin.userId, email: 'ada@log.example', first_name: 'Ada', last_name: 'Berg' })
  .returning('id')
  .executeTakeFirstOrThrow()
const actor: Context['actor'] = {
  kind: 'admin',
  userId: admin.userId,
  sessionId: 's',
  adminId,
  role: 'owner',
}
const ctx: Context = { ...base, actor }
const person = await makePerson(db, { email: 'jana@log.example' })
const other = await makePerson(db, { email: 'timo@log.example' })
await noteEvent({ ...base, actor: person }, 'profile-changed')
await noteEvent({ ...base, actor: other }, 'profile-changed')
await noteEvent(ctx, 'talent-pool-locked', { userId: person.userId, details: { reason: 'Werbung' } })
const today = berlinDay(base.now())
const whole = { kind: null, person: null, from: null, to: null, beforeId: null }
const kinds = (found: Awaited<ReturnType<typeof readAuditLog>>) => found.entries.map(({ kind }) => kind)

describe('the audit log', () => {
  it('is neither changed nor emptied, not even by the account that owns the table', async () => {
    const tries = [
      sql`update audit_events set kind = 'signed-in'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
    ]
    for (const each of tries) await expect(each.execute(db)).rejects.toMatchObject({ code: '42501' })
    const { rows } = await sql<{ may: boolean }>`
      select exists (select from information_schema.role_table_grants
        where table_name = 'audit_events' and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')
          and grantee = current_user) as may`.execute(db)
    expect(rows).toEqual([{ may: false }])
  })

  it('is narrowed down to what somebody did or had done to them, to a kind, and to days', async () => {
    expect(kinds(await readAuditLog(ctx, { ...whole, person: 'JANA@log.example' }))).toEqual([
      'talent-pool-locked',
      'profile-changed',
    ])
    expect(kinds(await readAuditLog(ctx, { ...whole, person: 'ada@log.example' }))).toEqual([
      'talent-pool-locked',
    ])
    expect(kinds(await readAuditLog(ctx, { ...whole, kind: 'profile-changed' }))).toHaveLength(2)
    expect(kinds(await readAuditLog(ctx, { ...whole, from: today, to: today }))).toHaveLength(3)
    expect(kinds(await readAuditLog(ctx, { ...whole, from: calendarDayAfter(today, 1) }))).toEqual([])
    expect(kinds(await readAuditLog(ctx, { ...whole, to: calendarDayAfter(today, -1) }))).toEqual([])
    expect(kinds(await readAuditLog(ctx, { ...whole, person: 'nobody@log.example' }))).toEqual([])
    expect(auditFilterSchema.parse({ kind: 'x', person: ' ', from: 'today', to: '' })).toEqual({
      kind: null,
      person: null,
      from: null,
      to: null,
    })
  })

  it('is given out for one person, in both forms, and says so in itself', async () => {
    const filter = { kind: null, person: 'jana@log.example', from: null, to: null }
    const json = JSON.parse(await text(await exportAuditLog(ctx, { ...filter, as: 'json' }))) as object[]
    expect(json).toHaveLength(2)
    const csv = await text(await exportAuditLog(ctx, { ...filter, as: 'csv' }))
    expect(csv).toContain('Werbung')
    expect(csv).not.toContain('timo@log.example')
    const [last] = (await readAuditLog(ctx, whole)).entries
    expect(last).toMatchObject({ kind: 'audit-log-exported', details: { as: 'csv', of: person.userId } })
    const none = await exportAuditLog(ctx, { ...filter, person: 'nobody@log.example', as: 'json' })
    expect(JSON.parse(await text(none))).toEqual([])
  })

  it('stays readable after both accounts are gone, and then says of nobody where they were', async () => {
    await db
      .updateTable('profiles')
      .set({ delete_after: base.now() })
      .where('id', '=', person.userId)
      .execute()
    expect(await deleteDueAccounts({ ...base, actor: system })).toBe(1)
    await db.deleteFrom('admin_users').where('id', '=', adminId).execute()
    await db.deleteFrom('users').where('id', '=', admin.userId).execute()
    const { entries } = await readAuditLog(ctx, { ...whole, person: person.userId })
    expect(entries).toMatchObject([
      {
        kind: 'talent-pool-locked',
        userName: null,
        userId: person.userId,
        actorName: 'Ada Berg',
        address: null,
      },
      { kind: 'profile-changed', userName: null, userId: person.userId, address: null, userAgent: null },
    ])
    expect(JSON.stringify(entries)).not.toContain('jana')
  })
})
