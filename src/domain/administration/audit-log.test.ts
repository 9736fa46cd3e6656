import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { berlinDay, calendarDayAfter } from '../../basics/berlin.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { exportLog } from '../desk/lists/export-log.ts'
import { readListQuestion } from '../desk/lists/list.schema.ts'
import { readList } from '../desk/lists/read-list.ts'
import { deleteDueAccounts } from '../own-account/delete-account.ts'

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
const question = (query: string) => readListQuestion('log', new URLSearchParams(query))
const read = async (query: string) =>
  (await readList(ctx, { list: 'log', question: question(query) })).rows.map(({ values }) => values)
const kinds = async (query: string) => (await read(query)).map(({ kind }) => kind)

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
    expect(await kinds('q=JANA@log.example')).toEqual(['talent-pool-locked', 'profile-changed'])
    expect(await kinds('q=ada@log.example')).toEqual(['talent-pool-locked'])
    expect(await kinds('kind=profile-changed')).toHaveLength(2)
    expect(await kinds(`from=${today}&to=${today}`)).toHaveLength(3)
    expect(await kinds(`from=${calendarDayAfter(today, 1)}`)).toEqual([])
    expect(await kinds(`to=${calendarDayAfter(today, -1)}`)).toEqual([])
    expect(await kinds('q=nobody@log.example')).toEqual([])
    expect(await kinds('q=log.example')).toHaveLength(3)
    expect(question('kind=x&from=today&to=').filters).toEqual({})
  })

  it('is given out for one person, in both forms, and says so in itself', async () => {
    const file = async (q: string, as: 'csv' | 'json') =>
      text(await exportLog(ctx, { question: question(`q=${q}`), as }))
    expect(JSON.parse(await file('jana@log.example', 'json'))).toMatchObject([
      { kind: 'talent-pool-locked', account: person.userId, by: 'Ada Berg', details: { reason: 'Werbung' } },
      { kind: 'profile-changed' },
    ])
    const csv = await file('jana@log.example', 'csv')
    expect(csv).toContain('Werbung')
    expect(csv).not.toContain('timo@log.example')
    const [last] = await read('')
    expect(last).toMatchObject({ kind: 'audit-log-exported', details: { as: 'csv', of: person.userId } })
    expect(JSON.parse(await file('nobody@log.example', 'json'))).toEqual([])
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
    const entries = await read(`q=${person.userId}`)
    const gone = { account: person.userId, person: null, address: null, device: null }
    expect(entries).toMatchObject([
      { ...gone, kind: 'talent-pool-locked', by: 'Ada Berg' },
      { ...gone, kind: 'profile-changed' },
    ])
    expect(JSON.stringify(entries)).not.toContain('jana')
  })
})
