import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Database } from '../../db/client.ts'
import { everything, onlyNecessary } from '../consent/consent.schema.ts'
import { countPageView } from './count-page-view.ts'

describe('page views', () => {
  let db: Database
  beforeAll(async () => {
    db = await testDatabase()
  })

  const views = () =>
    db
      .selectFrom('page_views')
      .select([sql<string>`day::text`.as('day'), 'page', 'locale', 'views'])
      .orderBy('locale')
      .execute()

  it('are not counted without consent to analytics', async () => {
    await countPageView(testContext(db), { page: 'jobs', consent: null })
    await countPageView(testContext(db), { page: 'jobs', consent: onlyNecessary })
    expect(await views()).toEqual([])
  })

  it('are counted by day in Berlin, page and language once someone has agreed', async () => {
    const lateEvening = new Date('2026-11-20T23:30:00Z')
    for (const locale of ['de', 'de', 'en'] as const) {
      await countPageView(testContext(db, { now: lateEvening, locale }), {
        page: 'jobs',
        consent: everything,
      })
    }
    expect(await views()).toEqual([
      { day: '2026-11-21', page: 'jobs', locale: 'de', views: 2 },
      { day: '2026-11-21', page: 'jobs', locale: 'en', views: 1 },
    ])
  })
})
