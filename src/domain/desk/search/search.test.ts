import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { AdminRole } from '../../caller/admin-role.values.ts'
import type { Context } from '../../caller/context.ts'
import { findRecords } from './find-records.ts'
import { readQuestion } from './read-question.ts'

const db = await testDatabase()
const base = accountContext(db)
const { userId } = await makePerson(db, { role: null, name: 'Chefin', email: 'chefin@example.org' })
const as = (role: AdminRole): Context => ({
  ...base,
  actor: { kind: 'admin', userId, adminId: 1, sessionId: 'x', role },
})
const employerId = await makeEmployer(db, { name: 'Klinikum Zwiebelsberg' })
const jobId = await makeJob(db, {
  employer_id: employerId,
  title: 'Hebamme im Kreißsaal',
  reference: 'ZB-77',
})
const person = await makePerson(db, { name: 'Käthe Möller-Schmidt', email: 'k.moeller@praxis-sued.example' })
const find = async (text: string, role: AdminRole = 'owner') =>
  (await findRecords(as(role), { text, after: null })).flatMap(({ kind, records }) =>
    records.map(({ name }) => `${kind} ${name}`),
  )

describe('the question', () => {
  it.each([
    ['person: müller', 'person', 'müller'],
    ['Arbeitgeber:Charité', 'employer', 'Charité'],
    ['https: nichts', null, 'https: nichts'],
    ['müller', null, 'müller'],
  ])('%s is about %s', (text, kind, words) => {
    expect(readQuestion(text)).toMatchObject({ kind, words })
  })

  it('takes quotes and operators for what they are: no words', () => {
    expect(readQuestion(`o'neill & !x | (y`).tsquery).toBe(`'neill':*`)
    expect(readQuestion('a').tsquery).toBeNull()
    expect(readQuestion('99999999999').number).toBeNull()
  })
})

describe('the search', () => {
  it.each([
    ['moell', 'person Käthe Möller-Schmidt'],
    ['möll', 'person Käthe Möller-Schmidt'],
    ['schmidt käthe', 'person Käthe Möller-Schmidt'],
    ['k.moeller@praxis-sued.example', 'person Käthe Möller-Schmidt'],
    ['praxis-sued', 'person Käthe Möller-Schmidt'],
    ['zwiebel', 'employer Klinikum Zwiebelsberg'],
    ['ZB-77', 'job Hebamme im Kreißsaal'],
  ])('finds by %s', async (text, expected) => {
    expect(await find(text)).toEqual([expected])
  })

  it('finds by number and by UUID', async () => {
    expect(await find(`job: ${jobId}`)).toEqual(['job Hebamme im Kreißsaal'])
    expect(await find(`person: ${person.userId}`)).toEqual(['person Käthe Möller-Schmidt'])
  })

  it('finds a conversation by the number that people read', async () => {
    const request = {
      number: '2026-000123',
      topic: 'other',
      status: 'open',
      email: 'frage@example.org',
      locale: 'de',
      link_key: 'schluessel',
      written_at: base.now(),
      changed_at: base.now(),
      confirmed_at: base.now(),
    }
    await db.insertInto('support_requests').values(request).execute()
    for (const text of ['ticket: 2026-000123', '#2026-000123', 'frage@example.org'])
      expect(await find(text)).toEqual(['ticket #2026-000123'])
  })

  it('looks only where the role may look', async () => {
    expect(await find('möller', 'editor')).toEqual([])
    expect(await find('person: möller', 'operator')).toEqual([])
    expect(await find('zwiebel', 'operator')).toEqual(['employer Klinikum Zwiebelsberg'])
  })

  it.each([
    [70, 'rare, so from the index on words'],
    [2_100, 'common, so back in time'],
  ])('goes through all of %i hits, page by page, none twice: %s', async count => {
    const word = `haus${count}x`
    const rows = Array.from({ length: count }, (_, number) => ({
      name: `${word} Nummer ${number}`,
      slug: `${word}-${number}`,
      type: 'hospital',
      // Three at a time: pages end in the middle of the same moment.
      created_at: new Date(Date.parse('2026-01-01') + Math.floor(number / 3)),
    }))
    await db.insertInto('employers').values(rows).execute()
    // What is common is known from statistics.
    await sql`analyze employers`.execute(db)
    const seen: string[] = []
    let after: { at: string; id: string } | null = null
    do {
      const [page] = await findRecords(as('owner'), { text: `employer: ${word}`, after })
      seen.push(...(page?.records.map(({ id }) => id) ?? []))
      after = page?.next ?? null
    } while (after)
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
  })
})
