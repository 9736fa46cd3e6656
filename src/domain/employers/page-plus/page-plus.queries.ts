import type { Database } from '../../../db/client.ts'
import type { PageTone } from './page-plus.schema.ts'

export type PagePlus = { videoUrl: string | null; tone: PageTone | null }

export async function loadPagePlus(db: Database, employerId: number): Promise<PagePlus | null> {
  const row = await db
    .selectFrom('employer_page_plus')
    .select(['video_url as videoUrl', 'tone'])
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  // The cast: a check constraint limits the column to these.
  return row ? { ...row, tone: row.tone as PageTone | null } : null
}

export async function keepPagePlus(
  db: Database,
  { employerId, videoUrl, tone, by, now }: PagePlus & { employerId: number; by: string; now: Date },
): Promise<void> {
  const values = { video_url: videoUrl, tone, changed_by: by, changed_at: now }
  await db
    .insertInto('employer_page_plus')
    .values({ employer_id: employerId, ...values })
    .onConflict(conflict => conflict.column('employer_id').doUpdateSet(values))
    .execute()
}
