import { beforeEach, describe, expect, it } from 'vitest'
import { listOwnEntitlements } from '../src/domain/billing/list-own-entitlements.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { type EntitlementKind, priceListSchema } from '../src/domain/caller/price-list.schema.ts'
import type { Shop } from '../src/domain/caller/shop.ts'
import { savePagePlus } from '../src/domain/employers/page-plus/save-page-plus.ts'
import { readEmployer } from '../src/domain/employers/read-employer.ts'
import { prunePaymentEvents } from '../src/domain/orders/prune-payment-events.ts'
import { tellOfEntitlements } from '../src/domain/orders/tell-of-entitlements.ts'
import { askForContact } from '../src/domain/talent-pool/ask-for-contact.ts'
import { readPerson } from '../src/domain/talent-pool/read-person.ts'
import { makeEmployer } from './factories/employer.ts'
import { feedOf, manyAds, monday } from './feeds/feed-trial.ts'
import { ownFeedTrial } from './feeds/own-feed-trial.ts'
import { makePerson } from './support/account.ts'
import { testContext } from './support/context.ts'
import { testDatabase } from './support/database.ts'
import { testSeller } from './support/shop.ts'
import { makeSearchingEmployer, makeTalent } from './support/talents.ts'

const db = await testDatabase()
const base = testContext(db)

function selling(kind: EntitlementKind): Shop {
  const words = { de: 'Mehr', en: 'More' }
  const product = { id: 'more', name: words, text: words, kind, quantity: 20, days: 365 }
  const prices = [{ EUR: 9_900, CHF: 10_900 }]
  return {
    prices: priceListSchema.parse({ seller: testSeller, products: [{ ...product, prices }] }),
    payments: null,
  }
}

async function grant(
  employerId: number,
  kind: EntitlementKind,
  { quantity = 1, days = 365 }: { quantity?: number; days?: number } = {},
) {
  const from = new Date('2026-01-01T08:00:00Z')
  const until = new Date(base.now().getTime() + days * 86_400_000)
  await db
    .insertInto('entitlements')
    .values({ employer_id: employerId, kind, quantity, valid_from: from, valid_until: until })
    .execute()
}

describe('questions to people of the talent pool', () => {
  it('are free up to five a month, then taken from what was bought, and end with clear words', async () => {
    const { asEmployer, employerId, jobId } = await makeSearchingEmployer(base)
    const shop = selling('talent-contact')
    const ask = async (ctx: Context) => {
      const { publicId } = await makeTalent(base)
      await askForContact(ctx, { employerId, publicId, jobId, message: 'Guten Tag' })
    }
    const sold = { ...asEmployer, shop }
    for (let count = 0; count < 5; count++) await ask(sold)
    await expect(ask(sold)).rejects.toMatchObject({ key: 'talent.problem.none-left', params: { count: 5 } })
    await grant(employerId, 'talent-contact', { quantity: 2 })
    const { publicId } = await makeTalent(base)
    expect((await readPerson(sold, { employerId, publicId, jobId: null })).quota).toEqual({
      free: 0,
      bought: 2,
    })
    await ask(sold)
    await ask(sold)
    await expect(ask(sold)).rejects.toMatchObject({ kind: 'conflict' })
    const { uses } = await listOwnEntitlements(asEmployer, { employerId })
    expect(uses.map(({ kind }) => kind)).toEqual(['talent-contact', 'talent-contact'])
    // In the next month the free ones begin anew; where none are sold, all are free.
    await ask({ ...sold, now: () => new Date('2026-12-01T08:00:00Z') })
    await ask(asEmployer)
    expect((await readPerson(asEmployer, { employerId, publicId, jobId: null })).quota).toBeNull()
  })
})

describe('the ads of an employer’s feeds', () => {
  it('are free up to fifty, stay whatever ends, and are all taken over with what was bought', async () => {
    const trial = await ownFeedTrial(db, selling('large-feeds'))
    await trial.reset()
    await trial.begun(feedOf(manyAds(120)))
    expect((await trial.jobs()).length).toBe(50)
    const run = await trial.lastRun()
    expect(run).toMatchObject({ status: 'succeeded', created: 50, failed: 70 })
    expect(run?.reasons).toEqual([{ reason: { code: 'beyond-free-ads', params: { count: 50 } }, count: 70 }])
    await grant(trial.employerId, 'large-feeds')
    const hours = (count: number) => new Date(monday.getTime() + count * 3_600_000)
    await trial.readAgain(feedOf(manyAds(120)), hours(1))
    expect((await trial.jobs()).length).toBe(120)
    await db.updateTable('entitlements').set({ valid_until: monday }).execute()
    await trial.readAgain(feedOf(manyAds(121)), hours(2))
    expect((await trial.statuses()).filter(status => status.endsWith('published'))).toHaveLength(120)
  })
})

describe('the page of an employer', () => {
  let employerId = 0
  let owner: Context
  beforeEach(async () => {
    employerId = await makeEmployer(db)
    const person = await makePerson(db, { role: 'employer' })
    owner = { ...base, actor: { ...person, memberships: [{ employerId, role: 'owner' }] } }
  })
  const film = 'https://films.example/haus'

  it('shows film and colour while they are bought, and keeps them when they end', async () => {
    const sold = { ...owner, shop: selling('employer-page-plus') }
    const shown = async () => (await readEmployer(sold, employerId)).plus
    const wish = { employerId, videoUrl: film, tone: 'blue' } as const
    await expect(savePagePlus(sold, wish)).rejects.toMatchObject({ kind: 'conflict' })
    await grant(employerId, 'employer-page-plus')
    await savePagePlus(sold, wish)
    expect(await shown()).toEqual({ videoUrl: film, tone: 'blue' })
    await db.deleteFrom('entitlements').where('employer_id', '=', employerId).execute()
    expect(await shown()).toEqual({ videoUrl: null, tone: null })
    await grant(employerId, 'employer-page-plus')
    expect(await shown()).toEqual({ videoUrl: film, tone: 'blue' })
  })

  it('shows them to everybody where they are not sold', async () => {
    await savePagePlus(owner, { employerId, videoUrl: film })
    expect((await readEmployer(owner, employerId)).plus.videoUrl).toBe(film)
  })
})

describe('owners', () => {
  it('are told once before something ends, and once when little is left of a pack', async () => {
    const employerId = await makeEmployer(db)
    const person = await makePerson(db, { role: 'employer', email: 'inhaberin@haus.example' })
    await db
      .insertInto('user_employer_links')
      .values({ user_id: person.userId, employer_id: employerId, role: 'owner', status: 'active' })
      .execute()
    await grant(employerId, 'featured-ad', { quantity: 10, days: 300 })
    await grant(employerId, 'employer-page-plus', { days: 10 })
    await grant(employerId, 'large-feeds', { days: 100 })
    await db
      .updateTable('entitlements')
      .set({ used: 9 })
      .where('employer_id', '=', employerId)
      .where('quantity', '=', 10)
      .execute()
    await tellOfEntitlements(base)
    await tellOfEntitlements(base)
    const mails = await db
      .selectFrom('messages')
      .select('props')
      .where('template', '=', 'entitlement-ending')
      .where('recipient', '=', 'inhaberin@haus.example')
      .orderBy('id')
      .execute()
    expect(mails.map(({ props }) => props)).toMatchObject([
      { reason: 'rest', kind: 'featured-ad', left: 1 },
      { reason: 'end', kind: 'employer-page-plus', left: 1 },
    ])
  })
})

it('events of payments are forgotten long after no provider sends them again', async () => {
  const event = { provider: 'test', kind: 'payment.paid', payment_id: 'x' }
  const at = (day: string) => new Date(`${day}T08:00:00Z`)
  await db
    .insertInto('payment_events')
    .values([
      { ...event, id: 'old', received_at: at('2026-07-01') },
      { ...event, id: 'young', received_at: at('2026-11-01') },
    ])
    .execute()
  expect(await prunePaymentEvents(base)).toBe(1)
  expect(await db.selectFrom('payment_events').select('id').execute()).toEqual([{ id: 'young' }])
})
