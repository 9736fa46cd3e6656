import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'

type Mark = { ideaId: number; personId: number; isConfirmed: boolean; now: Date }

/** One each; a vote that waited for the address and is given again by its owner counts. */
export async function insertVote(db: Database, { ideaId, personId, isConfirmed, now }: Mark): Promise<void> {
  await db
    .insertInto('idea_votes')
    .values({ idea_id: ideaId, person_id: personId, is_confirmed: isConfirmed, voted_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['idea_id', 'person_id'])
        .doUpdateSet({ is_confirmed: sql`idea_votes.is_confirmed or excluded.is_confirmed` }),
    )
    .execute()
}

export async function insertFollower(
  db: Database,
  { ideaId, personId, isConfirmed, linkKey, now }: Mark & { linkKey: string },
): Promise<void> {
  await db
    .insertInto('idea_followers')
    .values({
      idea_id: ideaId,
      person_id: personId,
      is_confirmed: isConfirmed,
      link_key: linkKey,
      followed_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['idea_id', 'person_id'])
        .doUpdateSet({ is_confirmed: sql`idea_followers.is_confirmed or excluded.is_confirmed` }),
    )
    .execute()
}

/** Also from ideas that were merged into it, or the mark would come back when they are parted. */
export async function deleteMark(
  db: Database,
  table: 'idea_votes' | 'idea_followers',
  { ideaId, personId }: { ideaId: number; personId: number },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where person_id = ${personId}
    and idea_id in (select id from ideas where id = ${ideaId} or merged_into = ${ideaId})`.execute(db)
}

export type OwnMarks = { voted: number[]; followed: number[] }

/** Those of the ideas that the person has voted for, and follows. */
export async function listMarks(
  db: Database,
  personId: number,
  ideaIds: readonly number[],
): Promise<OwnMarks> {
  const of = async (table: 'idea_votes' | 'idea_followers') => {
    const rows = await db
      .selectFrom(table)
      .select('idea_id')
      .where('person_id', '=', personId)
      .where('is_confirmed', '=', true)
      .where('idea_id', 'in', ideaIds.length === 0 ? [0] : [...ideaIds])
      .execute()
    return rows.map(row => row.idea_id)
  }
  return { voted: await of('idea_votes'), followed: await of('idea_followers') }
}

export type MarkedIdea = {
  id: number
  title: string
  slug: string
  isVoted: boolean
  isFollowed: boolean
  isConfirmed: boolean
}

/** Ideas that the person has voted for or follows; of merged ones the other. */
export async function listMarkedIdeas(db: Database, personId: number): Promise<MarkedIdea[]> {
  const { rows } = await sql<MarkedIdea>`
    select ideas.id, title, slug, bool_or(kind = 'vote') as "isVoted", bool_or(kind = 'follow') as "isFollowed",
      bool_and(is_confirmed) as "isConfirmed"
    from (
      select idea_id, is_confirmed, 'vote' as kind from idea_votes where person_id = ${personId}
      union all
      select idea_id, is_confirmed, 'follow' from idea_followers where person_id = ${personId}
    ) marks join ideas on ideas.id = idea_id
    where merged_into is null and hidden_by is null and published_at is not null
    group by ideas.id order by ideas.id desc`.execute(db)
  return rows
}

export async function findFollowerByKey(
  db: Database,
  linkKey: string,
): Promise<{ ideaId: number; personId: number } | null> {
  const row = await db
    .selectFrom('idea_followers')
    .innerJoin('ideas', 'ideas.id', 'idea_id')
    .select(eb => [
      eb.fn.coalesce('merged_into', 'idea_id').$castTo<number>().as('ideaId'),
      'idea_followers.person_id as personId',
    ])
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return row ?? null
}

export type ToldFollower = {
  personId: number
  userId: string | null
  email: string
  locale: Locale
  linkKey: string
}

export async function listFollowersToTell(db: Database, ideaId: number): Promise<ToldFollower[]> {
  const { rows } = await sql<ToldFollower>`
    select idea_people.id as "personId", users.id as "userId", coalesce(users.email, idea_people.email) as email,
      coalesce(profiles.locale, idea_people.locale) as locale, idea_followers.link_key as "linkKey"
    from idea_followers join idea_people on idea_people.id = person_id
    left join users on users.id = idea_people.user_id left join profiles on profiles.id = users.id
    where idea_id = ${ideaId} and is_confirmed and (users.id is null or users.locked_at is null)
    order by idea_people.id`.execute(db)
  return rows
}
