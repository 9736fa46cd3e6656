import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { payBesideTariff } from '../../vocabulary/pay/gross/pay-beside-tariff.ts'

const adsNamed = 20

/** Jobs with one risky wording: their count and the first few, each with the number that identifies its page. */
export type RiskyWording = { key: string; count: number; ads: { number: number; title: string }[] }

/** A feed's public jobs by wording hint; `number` is the job id. */
export async function listWordingsOfJobs(db: Database, feedId: number): Promise<RiskyWording[]> {
  const { rows } = await sql<Row>`
    select * from (
      select key, id as number, title,
        count(*) over (partition by key) as count,
        row_number() over (partition by key order by id desc) as rank
      from jobs
      left join job_tariffs on job_tariffs.job_id = jobs.id
      cross join unnest(hints || ${againstTable}) as key
      where feed_id = ${feedId} and status = 'published'
    ) as named
    where rank <= ${adsNamed}
    order by key, rank`.execute(db)
  return byKey(rows)
}

/** The hint about a job whose amounts contradict the table of the agreement that it names, in an array; see `payAgainstTariff`. */
const againstTable = sql`case
  when coalesce(pay_month_max_eur, pay_month_min_eur)
    < month_min_eur * coalesce(workload_min_percent, 100) / 100.0 * ${payBesideTariff.below}::float8 then array['pay-below-tariff']
  when coalesce(pay_month_min_eur, pay_month_max_eur) > month_max_eur * ${payBesideTariff.above}::float8 then array['pay-above-tariff']
  else '{}'::text[] end`

/** The items stored by a dry run, by wording hint; `number` is the position in the run. */
export async function listWordingsOfRun(db: Database, runId: number): Promise<RiskyWording[]> {
  const { rows } = await sql<Row>`
    select * from (
      select key, position as number, coalesce(title, '–') as title,
        count(*) over (partition by key) as count,
        row_number() over (partition by key order by position) as rank
      from feed_run_items, jsonb_array_elements_text(preview -> 'hints') as key
      where run_id = ${runId} and kind in ('new', 'changed') and preview @? '$.hints[*]'
    ) as named
    where rank <= ${adsNamed}
    order by key, rank`.execute(db)
  return byKey(rows)
}

type Row = { key: string; number: number; title: string; count: number }

function byKey(rows: readonly Row[]): RiskyWording[] {
  const wordings = new Map<string, RiskyWording>()
  for (const { key, number, title, count } of rows) {
    const wording = wordings.get(key) ?? { key, count, ads: [] }
    wording.ads.push({ number, title })
    wordings.set(key, wording)
  }
  return [...wordings.values()]
}
