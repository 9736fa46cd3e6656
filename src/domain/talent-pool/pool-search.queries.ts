import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { PoolRow } from './public-profile.ts'
import { isNotHiddenFrom, type SearcherKeys } from './searching-employer.queries.ts'
import { type TalentFacet, type TalentFilter, talentFacets } from './talent-filter.schema.ts'
import { bandStarts, type ExperienceBand, experienceBands, fewestTold } from './talent-pool.values.ts'

type Point = { latDegrees: number; lonDegrees: number }

/** Who asks decides whom they may find: cards, counts and filters all come from this. */
export type PoolSearch = {
  keys: SearcherKeys
  now: Date
  filter: TalentFilter
  /** Places of work, one of which must lie within the person's wish; null for anywhere. */
  near: readonly Point[] | null
}

/** The rows `pool` that somebody may see at all. */
function visibleTo({ keys, now }: Pick<PoolSearch, 'keys' | 'now'>): RawBuilder<unknown> {
  return sql`pool.visibility = 'anonymous' and pool.paused_at is null and pool.hidden_by is null and pool.consent_until > ${now}
    and pool.changes = pool.derived_changes and cardinality(pool.professions) > 0
    and exists (select from users u where u.id = pool.user_id and u.email_verified)
    and not exists (select from profiles f where f.id = pool.user_id and f.delete_after is not null)
    and ${isNotHiddenFrom(keys)}`
}

/** Without the filter `but`, whose options are counted as if nothing of it was chosen. */
function found(search: PoolSearch, but?: TalentFacet): RawBuilder<unknown> {
  const { filter, near } = search
  const conditions = talentFacets.flatMap(facet =>
    facet === but || filter[facet].length === 0 ? [] : [conditionOf(facet, filter)],
  )
  if (near) conditions.push(isNear(near))
  return sql`from talent_pool pool where ${visibleTo(search)} ${sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )}`
}

const columns: Record<Exclude<TalentFacet, 'experience' | 'state' | 'availability'>, RawBuilder<unknown>> = {
  profession: sql`pool.professions`,
  specialty: sql`pool.specialties`,
  employmentType: sql`pool.employment_types`,
  licence: sql`pool.licence_kinds`,
}

function conditionOf(facet: TalentFacet, filter: TalentFilter): RawBuilder<unknown> {
  if (facet === 'state') return sql`pool.state_code = any(${sql.val(filter.state)}::text[])`
  if (facet === 'availability') return sql`pool.availability = any(${sql.val(filter.availability)}::text[])`
  if (facet === 'experience')
    return sql`(${sql.join(
      filter.experience.map(band => sql`pool.experience_years ${yearsOf(band)}`),
      sql` or `,
    )})`
  return sql`${columns[facet]} && ${sql.val([...filter[facet]])}::text[]`
}

function yearsOf(band: ExperienceBand): RawBuilder<unknown> {
  const next = experienceBands[experienceBands.indexOf(band) + 1]
  if (next === undefined) return sql`>= ${bandStarts[band]}`
  return sql`between ${bandStarts[band]} and ${bandStarts[next] - 1}`
}

/** Great-circle distance to one of the circles in which the person would work. */
function isNear(points: readonly Point[]): RawBuilder<unknown> {
  const near = points.map(
    ({ latDegrees, lonDegrees }) => sql`exists (
      select from unnest(pool.lat_degrees, pool.lon_degrees, pool.radius_km) as wish (lat, lon, km)
      where 12742 * asin(sqrt(least(1, power(sin(radians(wish.lat - ${latDegrees}) / 2), 2)
        + cos(radians(wish.lat)) * cos(radians(${latDegrees})) * power(sin(radians(wish.lon - ${lonDegrees}) / 2), 2)))) <= wish.km)`,
  )
  return near.length === 0 ? sql`false` : sql`(${sql.join(near, sql` or `)})`
}

export async function countPeople(db: Database, search: PoolSearch): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people ${found(search)}`.execute(db)
  return rows[0]?.people ?? 0
}

export type FacetCount = { facet: TalentFacet; value: string; people: number }

/** How many people each option would find. */
export async function countFacets(db: Database, search: PoolSearch): Promise<FacetCount[]> {
  const counts = talentFacets.map(facet => {
    const value = optionOf(facet)
    return sql`(select ${facet}::text as facet, counted.value, count(*)::int as people
      from (select ${value} as value ${found(search, facet)}) counted where counted.value is not null group by counted.value)`
  })
  const { rows } = await sql<FacetCount>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}

function optionOf(facet: TalentFacet): RawBuilder<unknown> {
  if (facet === 'state') return sql`pool.state_code`
  if (facet === 'availability') return sql`pool.availability`
  if (facet !== 'experience') return sql`unnest(${columns[facet]})`
  const bands = [...experienceBands]
    .reverse()
    .map(band => sql`when pool.experience_years >= ${bandStarts[band]} then ${band}`)
  return sql`case ${sql.join(bands, sql` `)} end`
}

export type FoundPerson = PoolRow & { userId: string }

/**
 * What a page shows. A town is named only where at least five visible people of the same first profession and specialty share it; else the
 * state says enough. Counted over the whole pool, so that a filter changes nothing.
 */
const shownColumns = sql`pool.user_id as "userId", pool.public_id as "publicId", pool.professions, pool.specialties,
  case when (select count(*) from (
    select from talent_pool other where other.visibility = 'anonymous' and other.paused_at is null
      and other.place_id = pool.place_id and other.professions[1] = pool.professions[1]
      and other.specialties[1] is not distinct from pool.specialties[1] limit ${fewestTold}) alike) >= ${fewestTold}
    then pool.place_id end as "placeId",
  pool.state_code as "stateCode", pool.country, pool.experience_years as "experienceYears", pool.workload_from as "workloadFrom",
  pool.workload_to as "workloadTo", pool.employment_types as "employmentTypes", pool.shift_models as "shiftModels",
  pool.licence_kinds as "licenceKinds", pool.languages, pool.availability, pool.available_from as "availableFrom",
  pool.notice_weeks as "noticeWeeks", pool.last_active_at as "lastActiveAt"`

/** Those who were here last come first. */
export async function listPeople(
  db: Database,
  search: PoolSearch,
  page: { limit: number; offset: number },
): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select ${shownColumns} ${found(search)}
    order by date_trunc('week', pool.last_active_at) desc, pool.public_id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows
}

/** All who are found, up to `limit`, for sorting them by an ad. */
export async function listFoundIds(db: Database, search: PoolSearch, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select pool.user_id as "userId" ${found(search)}
    order by date_trunc('week', pool.last_active_at) desc, pool.public_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** In the order of `userIds`. */
export async function listPeopleById(
  db: Database,
  search: Pick<PoolSearch, 'keys' | 'now'>,
  userIds: readonly string[],
): Promise<FoundPerson[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<FoundPerson>`
    select ${shownColumns} from talent_pool pool
    where ${visibleTo(search)} and pool.user_id = any(${sql.val([...userIds])}::uuid[])`.execute(db)
  const byId = new Map(rows.map(row => [row.userId, row]))
  return userIds.flatMap(id => byId.get(id) ?? [])
}

/** Null for who is off, paused, hidden from the caller, or never was. */
export async function findPerson(
  db: Database,
  search: Pick<PoolSearch, 'keys' | 'now'>,
  publicId: string,
): Promise<FoundPerson | null> {
  const { rows } = await sql<FoundPerson>`
    select ${shownColumns} from talent_pool pool
    where ${visibleTo(search)} and pool.public_id = ${publicId}`.execute(db)
  return rows[0] ?? null
}

/** The person's own row as others would see it, visible or not. */
export async function findShownRow(db: Database, userId: string): Promise<FoundPerson | null> {
  const { rows } = await sql<FoundPerson>`
    select ${shownColumns} from talent_pool pool where pool.user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Whom a saved search finds and has not found before, of those who joined until then. They are no news from now on. @returns how many */
export async function noteNewPeople(
  db: Database,
  search: PoolSearch,
  { searchId, joinedUntil }: { searchId: string; joinedUntil: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into talent_search_people (search_id, user_id)
    select ${searchId}::uuid, pool.user_id ${found(search)} and pool.joined_at <= ${joinedUntil}
    on conflict do nothing returning 1`.execute(db)
  return rows.length
}
