import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Columns that feeds no longer update for these jobs. */
const kept = ['apply_way', 'apply_url', 'apply_email']

export type FeedAd = { employerId: number; externalId: string }

/** Skips jobs already set: every update would wake the change consumers. */
export async function updateApplyHere(db: Database, ads: readonly FeedAd[]): Promise<void> {
  await sql`
    update jobs set apply_way = 'here', apply_url = null, apply_email = null,
      edited_columns = array(select distinct unnest(jobs.edited_columns || ${kept}::text[]) order by 1)
    from unnest(${ads.map(ad => ad.employerId)}::integer[], ${ads.map(ad => ad.externalId)}::text[]) as meant (employer_id, external_id)
    where jobs.employer_id = meant.employer_id and jobs.external_id = meant.external_id and jobs.apply_way <> 'here'`.execute(
    db,
  )
}
