import { expressionBuilder, type OrderByItemBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../db/client.ts'
import type { DB } from '../../../db/tables.ts'
import { emptyJobSeeker, jobSeekerOf, selectJobSeekers } from '../job-seeker.queries.ts'
import type { PositionFields, ProfileRows, SeekerLicence } from './profile-rows.ts'

/** What matching reads of a profile: nothing that somebody typed but titles. */
export type MatchableRows = Pick<ProfileRows, 'seeker'> & {
  positions: readonly Omit<PositionFields, 'employer' | 'city' | 'duties'>[]
  licences: readonly Pick<SeekerLicence, 'kind' | 'profession' | 'specialty' | 'country' | 'state'>[]
}

/** Everything in one statement; what nobody has saved yet is empty. */
export async function findProfile(db: Database, userId: string): Promise<ProfileRows> {
  const row = await selectJobSeekers(db)
    .select([
      jsonArrayFrom(positionsOf()).as('positions'),
      jsonArrayFrom(educationsOf()).as('educations'),
      jsonArrayFrom(licencesOf()).as('licences'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return { seeker: emptyJobSeeker, positions: [], educations: [], licences: [] }
  const { positions, educations, licences, ...seeker } = row
  return {
    seeker: jobSeekerOf(seeker),
    positions,
    educations,
    // The cast: check constraints limit kind and state.
    licences: licences as SeekerLicence[],
  }
}

const ofSeeker = () => expressionBuilder<DB, 'job_seekers'>()

/** The current ones first, then the latest. */
function positionsOf() {
  return ofSeeker()
    .selectFrom('seeker_positions')
    .select([
      'id',
      'title',
      'employer',
      'city',
      'profession',
      'specialty',
      'from_month as fromMonth',
      'to_month as toMonth',
      'is_current as isCurrent',
      'duties',
    ])
    .whereRef('seeker_positions.user_id', '=', 'job_seekers.user_id')
    .orderBy('is_current', 'desc')
    .orderBy(eb => eb.fn.coalesce('to_month', 'from_month'), latestFirst)
    .orderBy('from_month', latestFirst)
    .orderBy('created_at')
    .orderBy('id')
}

function educationsOf() {
  return ofSeeker()
    .selectFrom('seeker_educations')
    .select(['id', 'name', 'institution', 'from_month as fromMonth', 'to_month as toMonth'])
    .whereRef('seeker_educations.user_id', '=', 'job_seekers.user_id')
    .orderBy(eb => eb.fn.coalesce('to_month', 'from_month'), latestFirst)
    .orderBy('created_at')
    .orderBy('id')
}

function licencesOf() {
  return ofSeeker()
    .selectFrom('seeker_licences')
    .select([
      'id',
      'kind',
      'name',
      'profession',
      'specialty',
      'country',
      'state',
      'obtained_on as obtainedOn',
      'proof_file_id as proofFileId',
    ])
    .whereRef('seeker_licences.user_id', '=', 'job_seekers.user_id')
    .orderBy('obtained_on', latestFirst)
    .orderBy('created_at')
    .orderBy('id')
}

const latestFirst = (order: OrderByItemBuilder) => order.desc().nullsLast()

/** In one statement, by person; those without a row are missing. */
export async function findMatchableRows(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, MatchableRows>> {
  if (userIds.length === 0) return new Map()
  const rows = await selectJobSeekers(db)
    .select(eb => [
      'user_id as userId',
      jsonArrayFrom(
        eb
          .selectFrom('seeker_positions')
          .select([
            'title',
            'profession',
            'specialty',
            'from_month as fromMonth',
            'to_month as toMonth',
            'is_current as isCurrent',
          ])
          .whereRef('seeker_positions.user_id', '=', 'job_seekers.user_id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('positions'),
      jsonArrayFrom(
        eb
          .selectFrom('seeker_licences')
          .select(['kind', 'profession', 'specialty', 'country', 'state'])
          .whereRef('seeker_licences.user_id', '=', 'job_seekers.user_id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('licences'),
    ])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ userId, positions, licences, ...seeker }) => [
      userId,
      // The cast: check constraints limit kind and state.
      { seeker: jobSeekerOf(seeker), positions, licences: licences as MatchableRows['licences'] },
    ]),
  )
}
