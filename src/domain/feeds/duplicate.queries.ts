import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Whether an employer's public ads come from more than one place: several feeds, or a feed and people. */
export async function hasSeveralOrigins(db: Database, employerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select(sql<number>`count(distinct coalesce(feed_id, 0))`.as('origins'))
    .where('employer_id', '=', employerId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return row.origins > 1
}

/**
 * Links each public ad of an employer that stands there from elsewhere too with the best of its kind: the one made by hand, else
 * the one with pay, else the one with the longest text. The same are ads with one title, department and places, or with one
 * address to apply, as long as each source has just one such ad: two posts alike in one source are two posts.
 */
export async function linkDuplicatesOf(db: Database, employerId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with ads as (
      select id, coalesce(feed_id, 0) as origin, apply_url,
        (select string_agg(coalesce(place_id::text, lower(name)), ',' order by place_id, name)
          from job_places where job_id = jobs.id) as places,
        lower(title) || '|' || lower(coalesce(department, '')) as name,
        row_number() over (order by (source = 'own') desc,
          (pay_min is not null or pay_max is not null or pay_tariff is not null) desc,
          length(description_html) desc, id) as rank
      from jobs where employer_id = ${employerId} and status = 'published'
    ), keyed as (
      select id, origin, rank, key from ads, lateral (values ('u ' || apply_url), ('n ' || name || '|' || places)) as keys (key)
      where key is not null
    ), same as (
      select key, min(rank) as best from keyed
      group by key having count(*) > 1 and count(*) = count(distinct origin)
    ), linked as (
      select keyed.id, min(same.best) as best from keyed join same using (key) where keyed.rank > same.best group by keyed.id
    ), wanted as (
      select ads.id, best.id as duplicate_of from ads
      left join linked on linked.id = ads.id
      left join ads as best on best.rank = linked.best and not exists (select from linked as other where other.id = best.id)
    )
    update jobs set duplicate_of = wanted.duplicate_of from wanted
    where jobs.id = wanted.id and jobs.duplicate_of is distinct from wanted.duplicate_of`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Ads that are no longer public stand for no other. */
export async function freeDuplicatesOf(db: Database, employerId: number): Promise<void> {
  await sql`
    update jobs set duplicate_of = null from jobs as best
    where jobs.employer_id = ${employerId} and jobs.duplicate_of is not null and best.id = jobs.duplicate_of and best.status <> 'published'`.execute(
    db,
  )
}
