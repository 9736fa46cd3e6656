import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/**
 * Unlinks an employer's jobs that were duplicates of one that is no longer public.
 * @returns whether its public jobs have several origins: more than one feed, or a feed and people
 */
export async function freeDuplicatesOf(db: Database, employerId: number): Promise<boolean> {
  const { rows } = await sql<{ isFromSeveral: boolean }>`
    with freed as (
      update jobs set duplicate_of = null from jobs as best
      where jobs.employer_id = ${employerId} and jobs.duplicate_of is not null and best.id = jobs.duplicate_of
        and best.status <> 'published'
    )
    select count(distinct coalesce(feed_id, 0)) > 1 as "isFromSeveral" from jobs
    where employer_id = ${employerId} and status = 'published'`.execute(db)
  return rows[0]?.isFromSeveral ?? false
}

/** The jobs' employers, except those whose feed is being read: its run links duplicates when it ends. */
export async function findEmployersOf(db: Database, jobIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employer_id as id from jobs where id = any(${jobIds}::int[]) and not exists (
      select from feeds join feed_runs on feed_runs.feed_id = feeds.id
      where feeds.employer_id = jobs.employer_id and feed_runs.status = 'running' and feed_runs.kind <> 'dry')`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** Employers whose public jobs have several origins. */
export async function findEmployersWithSeveralOrigins(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select employer_id as id from jobs where status = 'published'
    group by employer_id having count(distinct coalesce(feed_id, 0)) > 1`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Links each public job of an employer that also came from another source to the best of its duplicates: a highlighted one, else one made
 * by hand, else one with pay, else the one with the longest text. Jobs are duplicates when each source has just one of them (two alike in
 * one source are two openings) and they share
 * - title and places, unless they name different departments;
 * - a number (the feed's id, or the reference) of at least four characters, and title or places: short numbers are ambiguous, as are those
 *   of two systems that both count from 1000;
 * - an application URL that contains a number; without one it may be the page of all jobs, so that profession and places must match too.
 */
export async function linkDuplicatesOf(db: Database, employerId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with ads as (
      select id, coalesce(feed_id, 0) as origin, profession, nullif(lower(department), '') as department,
        lower(regexp_replace(title, '\\s*\\([a-z]([/|*, ]+[a-z])+\\)', '', 'gi')) as title,
        regexp_replace(regexp_replace(regexp_replace(apply_url, '[?&]utm_\\w+=[^&#]*', '', 'g'), '/?(#.*)?$', ''),
          '^([^?&]*)&', '\\1?') as url,
        (select array_agg(distinct lower(number)) from unnest(array[external_id, reference]) as number
          where length(number) >= 4 and number not like 'derived-%') as numbers,
        (select string_agg(coalesce(place_id::text, lower(name)), ',' order by place_id, name)
          from job_places where job_id = jobs.id) as places,
        row_number() over (order by (featured_until > now()) desc nulls last, (source = 'own') desc,
          (pay_min is not null or pay_max is not null or pay_tariff is not null) desc,
          length(description_html) desc, id) as rank
      from jobs where employer_id = ${employerId} and status = 'published'
    ), keyed as (
      select id, origin, rank, department, key from ads, lateral (
        select case when substring(url from '^https?://[^/?]+(.*)$') ~ '\\d' then 'u ' || url
          else 'u ' || url || '|' || profession || '|' || places end as key
        union all select 'n ' || title || '|' || places || '|' || department
        union all select 't ' || title || '|' || places
        union all select 'i ' || number || '|' || title from unnest(numbers) as number
        union all select 'i ' || number || '|' || places from unnest(numbers) as number
      ) as keys where key is not null
    ), same as (
      select key, min(rank) as best from keyed group by key
      having count(*) > 1 and count(*) = count(distinct origin)
        and (key not like 't %' or count(distinct department) <= 1)
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
