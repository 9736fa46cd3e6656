import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { billableOf } from '../../../tests/support/invoices.ts'
import { berlinDay } from '../../basics/berlin.ts'
import { system } from '../caller/actor.ts'
import type { AdminRole } from '../caller/admin-role.values.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { holdDunning } from '../invoicing/dunning/hold-dunning.ts'
import { issueInvoice } from '../invoicing/steps/issue-invoice.ts'
import { readDayFigures } from './read-day-figures.ts'
import { readEndings, readQueues, readUndelivered } from './read-queues.ts'

const db = await testDatabase()
const base = accountContext(db)
const { userId } = await makePerson(db, { role: null })
const as = (role: AdminRole): Context => ({
  ...base,
  actor: { kind: 'admin', userId, adminId: 1, sessionId: 'x', role },
})
const employerId = await makeEmployer(db, { name: 'Klinik am Pult' })
const dayAgo = (days: number) => new Date(base.now().getTime() - days * 86_400_000)
const queue = async (key: string, role: AdminRole = 'owner') =>
  (await readQueues(as(role))).find(each => each.key === key)

describe('the queues', () => {
  it('say how much waits, and since when the oldest does', async () => {
    await makeJob(db, { employer_id: employerId, status: 'in-review', updated_at: dayAgo(1) })
    await makeJob(db, { employer_id: employerId, status: 'in-review', updated_at: dayAgo(3) })
    await makeJob(db, { employer_id: employerId, status: 'published', updated_at: dayAgo(9) })
    expect(await queue('review')).toMatchObject({ count: 2, isMore: false, at: dayAgo(3) })
  })

  it('are shown only to those who may work them off', async () => {
    expect(await queue('review', 'editor')).toBeUndefined()
    expect((await readQueues(as('billing'))).map(({ key }) => key)).toEqual([
      'bank-payments',
      'invoices-overdue',
      'entitlements-ending',
    ])
  })

  it('count payments that only a person can assign to an invoice', async () => {
    const payment = { booked_on: '2026-11-20', cents: 11_900, currency: 'EUR', words: 'Danke', numbers: [] }
    const imported = { ...payment, match: 'unknown', imported_at: dayAgo(2) }
    await db
      .insertInto('bank_payments')
      .values([
        { ...imported, key: 'one', status: 'open' },
        { ...imported, key: 'two', status: 'set-aside' },
      ])
      .execute()
    expect(await queue('bank-payments', 'billing')).toMatchObject({ count: 1, at: dayAgo(2) })
  })

  it('count invoices that nobody has paid in time, but none that somebody holds back', async () => {
    const issue = (now: Date) =>
      inTransaction({ ...base, actor: system, now: () => now }, inside => issueInvoice(inside, billableOf()))
    await issue(dayAgo(0))
    await issue(dayAgo(30))
    const { invoiceId } = await issue(dayAgo(40))
    await holdDunning(as('billing'), { invoiceId, reason: 'Die Klinik hat eine Rückfrage.' })
    const { count, at } = (await queue('invoices-overdue', 'billing')) ?? {}
    expect([count, at && berlinDay(at)]).toEqual([1, berlinDay(dayAgo(16))])
  })

  it('count up to ten thousand and say that there are more', async () => {
    const mail = { channel: 'mail', recipient: 'x@example.org', template: 'alert', locale: 'de', props: '{}' }
    const failed = Array.from({ length: 2_000 }, () => ({
      ...mail,
      status: 'failed',
      problem: '550 unknown',
    }))
    for (let part = 0; part < 6; part++) await db.insertInto('messages').values(failed).execute()
    expect(await queue('mails-failing')).toMatchObject({ count: 10_000, isMore: true })
    expect(await readUndelivered(as('operator'))).toMatchObject([{ template: 'alert', count: 12_000 }])
    expect(await readUndelivered(as('support'))).toBeNull()
  })

  it('name what runs out at employers, to whoever can do something about it', async () => {
    const ends = new Date(base.now().getTime() + 5 * 86_400_000)
    await db
      .insertInto('entitlements')
      .values({ employer_id: employerId, kind: 'featured-ad', quantity: 3, valid_until: ends })
      .execute()
    await db
      .insertInto('api_keys')
      .values({
        employer_id: employerId,
        name: 'ATS',
        prefix: 'kk_',
        key_hash: 'x',
        scopes: [],
        expires_at: ends,
      })
      .execute()
    expect((await readEndings(as('owner'))).map(({ kind }) => kind).sort()).toEqual(['entitlement', 'key'])
    expect((await readEndings(as('billing'))).map(({ employer }) => employer)).toEqual(['Klinik am Pult'])
    expect(await readEndings(as('editor'))).toEqual([])
  })
})

it('the figures of the day stand beside the average of the four weeks before', async () => {
  await db.deleteFrom('jobs').execute()
  for (const days of [0, 0, 1, 2, 27, 40]) {
    await makeJob(db, { employer_id: employerId, created_at: dayAgo(days) })
  }
  const jobs = (await readDayFigures(as('owner'))).find(({ figure }) => figure === 'jobs')
  expect(jobs).toMatchObject({ today: 2, average: 3 / 28 })
  expect(jobs?.rows).toHaveLength(29)
  expect(jobs?.rows.at(-1)?.value).toBe(2)
})
