import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeEmployer } from '../../tests/factories/employer.ts'
import { testDatabaseUrl } from '../../tests/support/database.ts'
import { connect } from './client.ts'
import { prepared } from './prepared.ts'

// One connection, so that the next statement comes to the one that has prepared it.
const db = connect(await testDatabaseUrl(), 1)
afterAll(() => db.destroy())

const addTo = (column: string) =>
  prepared<{ more: number }, { sum: number }>(['more'], (given, { more }) =>
    given
      .selectFrom(sql<{ least: number }>`(select 40 as least)`.as('numbers'))
      .select(({ eb, ref }) => eb(ref('numbers.least'), '+', sql<number>`${more}::integer`).as('sum'))
      .where(sql.lit(column), '=', column),
  )

const prepareds = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.length

test('a statement is prepared once for a connection and takes other values each time', async () => {
  const add = addTo('a')
  expect(await add(db, { more: 2 })).toEqual([{ sum: 42 }])
  expect(await add(db, { more: 3 })).toEqual([{ sum: 43 }])
  expect(await prepareds()).toBe(1)
})

test('inside a transaction it sees what the transaction wrote', async () => {
  const count = prepared<{ least: number }, { count: number }>(['least'], (given, { least }) =>
    given
      .selectFrom('employers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '>=', least),
  )
  const undone = new Error('undone')
  const change = db.transaction().execute(async inside => {
    await makeEmployer(inside)
    expect(await count(inside, { least: 0 })).toEqual([{ count: 1 }])
    throw undone
  })
  await expect(change).rejects.toBe(undone)
  expect(await count(db, { least: 0 })).toEqual([{ count: 0 }])
})

test('a statement whose preparation was lost, as behind a pooler, still answers', async () => {
  const add = addTo('b')
  expect(await add(db, { more: 2 })).toEqual([{ sum: 42 }])
  await sql`deallocate all`.execute(db)
  expect(await add(db, { more: 4 })).toEqual([{ sum: 44 }])
})

test('a statement still answers after a migration has changed the type of its columns', async () => {
  await sql`create table changing (at integer)`.execute(db)
  await sql`insert into changing values (7)`.execute(db)
  const read = prepared<{ least: number }, { at: unknown }>(['least'], (given, { least }) =>
    given
      .selectFrom(sql<{ at: unknown }>`changing`.as('kept'))
      .select('kept.at')
      .where(sql`kept.at::integer`, '>=', least),
  )
  expect(await read(db, { least: 1 })).toEqual([{ at: 7 }])
  await sql`alter table changing alter column at type text`.execute(db)
  expect(await read(db, { least: 1 })).toEqual([{ at: '7' }])
})

test('the mistake of a statement is not hidden by sending it twice', async () => {
  const divide = prepared<{ by: number }, { result: number }>(['by'], (given, { by }) =>
    given.selectNoFrom(sql<number>`1 / ${by}::integer`.as('result')),
  )
  await expect(divide(db, { by: 0 })).rejects.toMatchObject({ code: '22012' })
  expect(await divide(db, { by: 1 })).toEqual([{ result: 1 }])
})
