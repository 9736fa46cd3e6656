import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { fillers } from '../../../../tests/support/fill-lists.ts'
import { translator } from '../../../i18n/translate.ts'
import { choiceKey } from '../../audit/list-words.ts'
import type { AdminRole } from '../../caller/admin-role.values.ts'
import type { Context } from '../../caller/context.ts'
import { bulkActions, bulkRefusals, oppositeOf } from '../bulk/bulk-move.values.ts'
import { exportList } from './export-list.ts'
import { readListQuestion } from './list.schema.ts'
import { type ListName, listNames, listShapes } from './list.values.ts'
import { readList } from './read-list.ts'
import { listViews, removeView, saveView } from './saved-views.ts'

const db = await testDatabase()
const base = accountContext(db)
const chief = await makePerson(db, { role: null, name: 'Chefin', email: 'chefin@example.org' })
const other = await makePerson(db, { role: null })
const adminRows = [chief, other].map(({ userId }, at) => ({
  auth_user_id: userId,
  email: `${at}@desk.example`,
  first_name: 'A',
  last_name: 'B',
}))
const [adminId = 0, otherId = 0] = (
  await db.insertInto('admin_users').values(adminRows).returning('id').execute()
).map(({ id }) => id)
const as = (role: AdminRole, id = adminId): Context => ({
  ...base,
  actor: { kind: 'admin', userId: chief.userId, adminId: id, sessionId: 'x', role },
})
const owner = as('owner')
const employerId = await makeEmployer(db, { name: 'Ärztehaus Süd', city: 'Köln' })
const read = (list: ListName, query = '', ctx = owner) =>
  readList(ctx, { list, question: readListQuestion(list, new URLSearchParams(query)) })
const names = async (list: ListName, query: string) =>
  (await read(list, query)).rows.map(({ values }) => values[list === 'jobs' ? 'title' : 'name'])

/** 45 rows, some of them of the same moment and name. */
async function fill(list: 'feeds' | 'tickets'): Promise<void> {
  const numbers = Array.from({ length: 45 }, (_, number) => number)
  const at = (number: number) => new Date(Date.parse('2026-02-01') + Math.floor(number / 7))
  await db.deleteFrom('feeds').execute()
  await db.deleteFrom('support_requests').execute()
  if (list === 'feeds')
    await db
      .insertInto('feeds')
      .values(
        numbers.map(number => ({
          employer_id: employerId,
          name: `Import ${number}`,
          created_at: at(number),
          failures: number % 3,
          url: number % 2 === 0 ? `https://feeds.example/${number}.xml` : null,
        })),
      )
      .execute()
  else
    await db
      .insertInto('support_requests')
      .values(numbers.map(number => aTicket(number, at(number))))
      .execute()
}

function aTicket(number: number, now: Date, status = 'new') {
  return {
    number: `2026-${String(number).padStart(6, '0')}`,
    topic: 'fault',
    status,
    email: `gast${number}@haus.example`,
    locale: 'de',
    link_key: `key ${number}`,
    written_at: now,
    changed_at: now,
    confirmed_at: status === 'unconfirmed' ? null : now,
  }
}

describe('every list', () => {
  const everything = listNames.flatMap(list =>
    listShapes[list].sorts.flatMap(sort =>
      ['asc', 'desc'].map(direction => [list, sort, direction] as const),
    ),
  )

  const filled = new Set<ListName>()

  it.each(everything)('%s by %s %s shows each row once, page by page', async (list, sort, direction) => {
    await db.deleteFrom('jobs').execute()
    for (let number = 0; number < 45; number++) {
      const created_at = new Date(Date.parse('2026-02-01') + Math.floor(number / 7))
      await makeJob(db, { employer_id: employerId, title: `Stelle ${number % 9}`, created_at })
    }
    if (list === 'feeds' || list === 'tickets') await fill(list)
    if (!filled.has(list)) await fillers[list]?.(db)
    filled.add(list)
    for (let number = 0; number < 45; number++)
      if (
        (list === 'people' || list === 'employers') &&
        (await db.selectFrom('users').select('id').execute()).length < 47
      ) {
        await makePerson(db, { name: `Person ${number % 9}` })
        await makeEmployer(db, { name: `Haus ${number}` })
      }
    const seen: string[] = []
    let after: string | null = null
    let total = 0
    do {
      const query = new URLSearchParams({ sort, direction, ...(after !== null && { after }) })
      const page = await read(list, query.toString())
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
      total = page.count
    } while (after !== null)
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
    expect(total).toBeGreaterThan(40)
  })

  it.each(
    listNames.flatMap(list =>
      Object.entries(listShapes[list].filters).flatMap(([name, values]) =>
        (values === 'day' ? ['2026-02-01'] : values).map(value => [list, name, value] as const),
      ),
    ),
  )('%s can be filtered: %s %s', async (list, name, value) => {
    expect((await read(list, `${name}=${value}`)).count).toBeGreaterThanOrEqual(0)
  })

  it('name in both languages whatever they can be asked and whatever they show', () => {
    const keys = listNames.flatMap(list => [
      ...Object.keys(listShapes[list].columns).map(column => `column.${list}.${column}`),
      ...Object.keys(listShapes[list].filters).map(filter => `filter.${list}.${filter}`),
      `title.${list}`,
      `intro.${list}`,
      `search.${list}`,
      `bulk.affects.${list}_other`,
      ...bulkActions[list].flatMap(action => [`bulk.title.${action}`, `bulk.action.${action}`]),
    ])
    const others = [
      ...bulkRefusals.map(refusal => `bulk.refused.${refusal}`),
      ...Object.keys(oppositeOf).map(action => `bulk.last.${action}_other`),
    ]
    const choices = listNames.flatMap(list =>
      Object.entries(listShapes[list].filters).flatMap(([filter, values]) =>
        values === 'day' ? [] : values.map(value => choiceKey(list, filter, value)),
      ),
    )
    const missing = (['de', 'en'] as const).flatMap(locale =>
      [...[...keys, ...others].map(key => `desk-words.${key}`), ...choices].filter(
        key => translator(locale)(key) === key,
      ),
    )
    expect(missing).toEqual([])
  })

  it('ignores what no list can be asked', async () => {
    const odd = 'sort=password&direction=x&role=king&column=x&id=y&after=%5B1%5D&after=["x","y"]'
    expect((await read('people', odd)).count).toBe((await read('people')).count)
    expect(
      (await read('people', `after=${encodeURIComponent('["2026-99-99 00:00:00+00","1"]')}`)).rows.length,
    ).toBeGreaterThan(0)
  })
})

describe('feeds and messages', () => {
  it('are listed by their state, and those that nobody reads are left out', async () => {
    await fill('feeds')
    await db
      .insertInto('feeds')
      .values({ employer_id: employerId, name: 'Programm', format: 'push' })
      .execute()
    const counts = async (query: string) => (await read('feeds', query)).count
    expect(await Promise.all(['', 'state=failing', 'state=running', 'way=file'].map(counts))).toEqual([
      45, 30, 15, 22,
    ])
    const [first] = (await read('feeds', 'q=feeds.example&sort=name')).rows
    expect(first?.values).toMatchObject({ name: 'Import 0', employer: 'Ärztehaus Süd', way: 'link' })
    await fill('tickets')
    await db
      .insertInto('support_requests')
      .values(aTicket(900, base.now(), 'unconfirmed'))
      .execute()
    expect((await read('tickets', 'status=new&topic=fault')).count).toBe(45)
    expect((await read('tickets')).count).toBe(45)
  })
})

it('messages are found by their number, by the address of a guest and by who has an account', async () => {
  await fill('tickets')
  const asker = await makePerson(db, { name: 'Cem Arslan', email: 'cem@konto.example' })
  const written = { ...aTicket(901, base.now()), user_id: asker.userId, email: null }
  await db.insertInto('support_requests').values(written).execute()
  for (const [query, count] of [
    ['q=2026-000901', 1],
    ['q=arslan', 1],
    ['q=cem@konto.example', 1],
    ['q=arslan&status=closed', 0],
    ['q=gast7@haus.example', 1],
    ['q=haus.example', 45],
    ['q=niemand', 0],
  ] as const)
    expect({ query, count: (await read('tickets', query)).count }).toEqual({ query, count })
})

describe('words, filters and columns', () => {
  it('find people by parts of their names, and by role', async () => {
    await makePerson(db, { name: 'Ülkü Demir', role: 'employer', email: 'demir@haus.example' })
    expect(await names('people', 'q=uelkue')).toEqual(['Ülkü Demir'])
    expect(await names('people', 'q=demir&role=employer')).toEqual(['Ülkü Demir'])
    expect(await names('people', 'q=demir&role=job_seeker')).toEqual([])
    expect(await names('people', 'q=!')).toEqual([])
  })

  it('find employers that somebody asks for', async () => {
    await db
      .insertInto('user_employer_links')
      .values({ user_id: other.userId, employer_id: employerId, status: 'requested' })
      .execute()
    expect(await names('employers', 'link=requested')).toEqual(['Ärztehaus Süd'])
    expect(await names('employers', 'q=aerztehaus&hiring=idle')).toEqual([])
    expect(await names('employers', 'q=koeln&hiring=hiring')).toEqual(['Ärztehaus Süd'])
  })

  it('are chosen, the first column always among them', () => {
    const columns = (query: string) => readListQuestion('jobs', new URLSearchParams(query)).columns
    expect(columns('column=status&column=reference')).toEqual(['title', 'status', 'reference'])
    expect(columns('')).not.toContain('reference')
  })
})

it('a list of more than ten thousand says so instead of counting on', async () => {
  const row = {
    employer_id: employerId,
    title: 'Viele',
    title_original: 'Viele',
    slug: 'v',
    category: 'nursing',
  }
  const rows = Array.from({ length: 1_000 }, () => row)
  for (let part = 0; part < 11; part++) await db.insertInto('jobs').values(rows).execute()
  expect(await read('jobs', 'q=viele')).toMatchObject({ count: 10_000, isMore: true })
  await db.deleteFrom('jobs').execute()
})

describe('the file', () => {
  it('has every row and no formula, and the log knows who took it', async () => {
    await makePerson(db, { name: '=HYPERLINK("http://x")', email: 'formel@haus.example' })
    const question = readListQuestion('people', new URLSearchParams('column=email'))
    const file = await text(await exportList(owner, { list: 'people', question }))
    expect(file).toContain('formel@haus.example')
    expect(file).toContain(`"'=HYPERLINK`)
    expect(file.trim().split('\r\n')).toHaveLength((await read('people')).count + 1)
    const log = await db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(log).toMatchObject([{ kind: 'admin-list-exported', details: { list: 'people', hasWords: false } }])
  })

  it('is for those who may read the list', async () => {
    const question = readListQuestion('people', new URLSearchParams())
    await expect(exportList(as('billing'), { list: 'people', question })).rejects.toMatchObject({
      key: 'admin.permission-missing',
    })
  })
})

describe('saved views', () => {
  it('are kept by name, each administrator’s own', async () => {
    await saveView(owner, { list: 'jobs', name: 'Angehalten', query: 'status=paused&after=x' })
    await saveView(owner, { list: 'jobs', name: 'Angehalten', query: 'status=paused&sort=title' })
    const [view] = await listViews(owner, { list: 'jobs' })
    expect(view).toMatchObject({ name: 'Angehalten', query: 'status=paused&sort=title' })
    expect(await listViews(as('owner', otherId), { list: 'jobs' })).toEqual([])
    const theft = removeView(as('owner', otherId), { viewId: view?.id ?? 0 })
    await expect(theft).rejects.toMatchObject({ kind: 'not-found' })
    await removeView(owner, { viewId: view?.id ?? 0 })
    expect(await listViews(owner, { list: 'jobs' })).toEqual([])
  })
})
