import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { aCase, anArticle, anIdea, anOrder } from '../../../../tests/support/fill-lists.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { exportList } from './export-list.ts'
import { readListQuestion } from './list.schema.ts'
import type { ListName } from './list.values.ts'
import { readList } from './read-list.ts'

const db = await testDatabase()
const base = accountContext(db)
const chief = await makePerson(db, { role: null, name: 'Ada Chefin', email: 'ada@desk.example' })
const row = { auth_user_id: chief.userId, email: 'ada@desk.example', first_name: 'Ada', last_name: 'Chefin' }
const { id: adminId } = await db
  .insertInto('admin_users')
  .values(row)
  .returning('id')
  .executeTakeFirstOrThrow()
const admin: Context = {
  ...base,
  actor: { kind: 'admin', userId: chief.userId, adminId, sessionId: 'x', role: 'owner' },
}
const question = (list: ListName, query: string) => readListQuestion(list, new URLSearchParams(query))
const read = async (list: ListName, query = '') => {
  const { rows } = await readList(admin, { list, question: question(list, query) })
  return rows.map(({ values }) => values)
}
const count = async (list: ListName, query: string) => (await read(list, query)).length
const file = async (list: ListName, query: string, locale: 'de' | 'en' = 'de') =>
  text(await exportList({ ...admin, locale }, { list, question: question(list, query) }))

describe('orders', () => {
  it('are found by their buyer, narrowed to a state, a way to pay and days, and written with their amounts', async () => {
    const employerId = await makeEmployer(db, { name: 'Waldklinik' })
    const placed = (values: object) => db.insertInto('orders').values(anOrder(values)).execute()
    await placed({ employer_id: employerId, created_at: new Date('2026-03-31T21:59:00Z') })
    await placed({ status: 'paid', due_days: 14, created_at: new Date('2026-03-31T22:01:00Z') })
    expect(await read('orders', 'way=online')).toMatchObject([
      { buyer: 'Waldklinik', status: 'awaiting-payment' },
    ])
    expect(await count('orders', 'status=paid&way=on-account')).toBe(1)
    expect(await count('orders', 'q=wald.example')).toBe(2)
    // Days begin and end in Berlin.
    expect(await count('orders', 'from=2026-03-31&to=2026-03-31')).toBe(1)
    expect(await count('orders', 'from=2026-04-01')).toBe(1)
    const german = await file('orders', 'way=online&column=product&column=total')
    expect(german).toMatch(/Hervorhebung.*119,00/)
    expect(await file('orders', 'way=online&column=product', 'en')).toContain('Featured ad')
  })
})

describe('reported things', () => {
  it('come by weight, and say who looks into them', async () => {
    const reported = (values: object) => db.insertInto('moderation_cases').values(aCase(values)).execute()
    await reported({ target_id: '1', label: 'Leicht', weight: 5 })
    await reported({ target_id: '2', label: 'Schwer', weight: 100, assigned_to: chief.userId })
    await reported({ target_id: '3', label: 'Vorbei', status: 'decided', target_kind: 'idea' })
    expect((await read('cases', 'sort=weight')).map(({ label }) => label)).toEqual([
      'Schwer',
      'Leicht',
      'Vorbei',
    ])
    expect(await read('cases', 'hands=somebody')).toMatchObject([{ label: 'Schwer', assigned: 'Ada Chefin' }])
    expect(await count('cases', 'hands=nobody&status=open')).toBe(1)
    expect(await count('cases', 'kind=idea&q=vor')).toBe(1)
  })
})

describe('ideas', () => {
  it('are there for the team once they are confirmed, also merged ones', async () => {
    const posted = async (values: object) =>
      (await db.insertInto('ideas').values(anIdea(values)).returning('id').executeTakeFirstOrThrow()).id
    const into = await posted({ title: 'Karte', vote_count: 3 })
    await posted({ title: 'Landkarte', merged_into: into, merged_at: base.now(), vote_count: 5 })
    await posted({ title: 'Unbestätigt', published_at: null })
    expect((await read('ideas', 'sort=votes')).map(({ title }) => title)).toEqual(['Landkarte', 'Karte'])
    expect(await read('ideas', 'shown=merged')).toMatchObject([{ title: 'Landkarte', shown: 'merged' }])
    expect(await count('ideas', 'shown=public')).toBe(1)
    expect(await count('ideas', 'q=unbestaetigt')).toBe(0)
  })
})

describe('articles', () => {
  it('are listed by what readers see of them now', async () => {
    const now = base.now()
    const hour = 3_600_000
    const written = (title: string, publish: number | null, archive: number | null = null) => ({
      ...anArticle({ title }),
      publish_at: publish === null ? null : new Date(now.getTime() + publish * hour),
      archive_at: archive === null ? null : new Date(now.getTime() + archive * hour),
    })
    await db
      .insertInto('blog_articles')
      .values([
        written('Entwurf', null),
        written('Geplant', 1, 5),
        written('Gezeigt', -1, 1),
        written('Archiviert', -2, -1),
        written('', null),
      ])
      .execute()
    for (const [state, title] of [
      ['scheduled', 'Geplant'],
      ['published', 'Gezeigt'],
      ['archived', 'Archiviert'],
    ] as const)
      expect(await read('articles', `state=${state}`)).toMatchObject([{ title, state, by: 'Ada Berg' }])
    expect(await count('articles', 'state=draft')).toBe(2)
    expect(await count('articles', 'languages=none')).toBe(1)
    const titles = (await read('articles', 'sort=title')).map(({ title }) => title)
    expect(titles).toEqual(['', 'Archiviert', 'Entwurf', 'Geplant', 'Gezeigt'])
  })
})

describe('administrators', () => {
  it('are found by name, role and whether they may come in', async () => {
    const other = {
      email: 'bo@desk.example',
      first_name: 'Bo',
      last_name: 'Fern',
      role: 'editor',
      is_active: false,
    }
    await db.insertInto('admin_users').values(other).execute()
    expect(await read('admins', 'q=fern')).toMatchObject([{ name: 'Bo Fern', role: 'editor', active: 'no' }])
    expect(await count('admins', 'role=owner&active=yes')).toBe(1)
  })
})

describe('the log', () => {
  it('is found by whose it is and who acted, also when many have the name, and says details in words', async () => {
    const person = await makePerson(db, { name: 'Jana Weiß', email: 'jana@desk.example' })
    const jane = await makePerson(db, { name: 'Jana Grau', email: 'jana@desk.example.org' })
    await noteEvent(admin, 'talent-pool-locked', { userId: person.userId, details: { reason: 'Werbung' } })
    await noteEvent({ ...base, actor: jane }, 'profile-changed')
    // A whole address means that person, nobody whose address begins alike.
    expect(await read('log', 'q=jana@desk.example')).toMatchObject([
      { kind: 'talent-pool-locked', by: 'Ada Chefin' },
    ])
    expect(await count('log', 'q=jana')).toBe(2)
    expect(await count('log', 'q=chefin&kind=talent-pool-locked')).toBe(1)
    expect(await file('log', 'q=jana@desk.example&column=details')).toContain('Grund: Werbung')
    expect(await file('log', 'q=jana@desk.example&column=details', 'en')).toContain('Reason: Werbung')
    for (let number = 0; number < 501; number++) await makePerson(db, { name: 'Jana Viele' })
    expect(await count('log', 'q=jana')).toBe(2)
    expect(await count('log', 'q=jana grau')).toBe(1)
    // Statistics tell that nearly everybody is called so: entries are then asked one by one.
    await sql`analyze users`.execute(db)
    expect(await readList(admin, { list: 'log', question: question('log', 'q=jana') })).toMatchObject({
      count: 2,
      isMore: false,
    })
    expect(await count('log', 'q=jana grau')).toBe(1)
  })

  it('says an employer by name, and its number only where no column has the name', async () => {
    const employerId = await makeEmployer(db, { name: 'Seeklinik' })
    await noteEvent(admin, 'employer-access-decided', { details: { accepted: true, employerId } })
    const entry = `kind=employer-access-decided&column=details`
    expect(await file('log', `${entry}&column=employer`)).toMatch(/Angenommen: ja\W+Seeklinik/)
    expect(await file('log', entry)).toContain(`Arbeitgeber Nr.: ${employerId}`)
  })
})
