import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type PageView = { day: string; page: string; locale: string }

export async function addPageView(db: Database, view: PageView): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ ...view, views: 1 })
    .onConflict(conflict =>
      conflict.columns(['day', 'page', 'locale']).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute()
}

export async function addVisitors(
  db: Database,
  { day, count }: { day: string; count: number },
): Promise<void> {
  await db
    .insertInto('visitor_days')
    .values({ day, visitors: count })
    .onConflict(conflict =>
      conflict.column('day').doUpdateSet({ visitors: sql`visitor_days.visitors + excluded.visitors` }),
    )
    .execute()
}

/** Each day, page and language at most once. */
export async function addPageViews(
  db: Database,
  rows: readonly (PageView & { views: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('page_views')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .columns(['day', 'page', 'locale'])
        .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute()
}
