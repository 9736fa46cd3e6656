import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type IdeaStatus, openIdeaStatuses } from './idea.status.ts'
import type { Idea, IdeaEvent } from './idea.ts'
import type { IdeaSort } from './idea.values.ts'

const rows = (db: Database) =>
  db.selectFrom('ideas').select(eb => [
    'ideas.id',
    'title',
    'slug',
    'ideas.text',
    'ideas.locale',
    'status',
    'status_text as statusText',
    'ideas.person_id as personId',
    'ideas.author_name as authorName',
    'ideas.is_by_employer as isByEmployer',
    'ideas.written_at as writtenAt',
    'ideas.published_at as publishedAt',
    'changed_at as changedAt',
    'version',
    'merged_into as mergedInto',
    'merged_at as mergedAt',
    eb('ideas.hidden_by', 'is not', null).$castTo<boolean>().as('isHidden'),
    'vote_count as votes',
    sql<number>`(select count(*)::int from idea_comments where idea_comments.idea_id = ideas.id
        and idea_comments.published_at is not null and idea_comments.hidden_by is null)`.as('comments'),
  ])

const listed = sql<boolean>`published_at is not null and merged_into is null and ideas.hidden_by is null`

/** Votes weigh half after two weeks. */
const trend = sql`(select coalesce(sum(power(0.5, extract(epoch from now() - voted_at) / 1209600)), 0)
  from idea_votes where idea_votes.idea_id = ideas.id and is_confirmed)`

export type IdeaQuestion = {
  sort: IdeaSort
  statuses: readonly IdeaStatus[]
  /** Words, as people write them; null for all ideas. */
  words: string | null
  offset: number
  limit: number
}

export async function listIdeas(
  db: Database,
  { sort, statuses, words, offset, limit }: IdeaQuestion,
): Promise<{ ideas: Idea[]; total: number }> {
  const matches = words === null ? sql<boolean>`true` : sql<boolean>`words @@ ${anyOf(words)}`
  const { total } = await db
    .selectFrom('ideas')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(listed)
    .where('status', 'in', [...statuses])
    .where(matches)
    .executeTakeFirstOrThrow()
  const found = rows(db)
    .where(listed)
    .where('status', 'in', [...statuses])
    .where(matches)
  const ordered =
    words !== null
      ? found.orderBy(sql`ts_rank(words, ${anyOf(words)})`, 'desc')
      : sort === 'top'
        ? found.orderBy('vote_count', 'desc')
        : sort === 'trending'
          ? found.orderBy(trend, 'desc')
          : found
  const ideas = await ordered.orderBy('ideas.id', 'desc').offset(offset).limit(limit).execute()
  return { ideas: ideas as Idea[], total } // the table checks the values
}

/** Any of the words, so that an idea in other words is found, too. */
function anyOf(words: string): Expression<SqlBool> {
  return sql`replace(plainto_tsquery('german', ${words})::text, '&', '|')::tsquery`
}

/** Ideas that say nearly the same, the nearest first; one common word out of many is not enough. */
export async function listSimilarIdeas(db: Database, words: string, limit: number): Promise<Idea[]> {
  const found = await rows(db)
    .where(listed)
    .where(sql<boolean>`words @@ ${anyOf(words)}`)
    .where(sql<boolean>`ts_rank(words, ${anyOf(words)}) > 0.12`)
    .orderBy(sql`ts_rank(words, ${anyOf(words)})`, 'desc')
    .orderBy('vote_count', 'desc')
    .limit(limit)
    .execute()
  return found as Idea[]
}

export async function findIdea(db: Database, id: number): Promise<Idea | null> {
  const row = await rows(db).where('ideas.id', '=', id).executeTakeFirst()
  return (row as Idea | undefined) ?? null
}

/** Until the transaction ends. */
export async function lockIdea(db: Database, id: number): Promise<Idea | null> {
  const row = await rows(db).where('ideas.id', '=', id).forUpdate('ideas').executeTakeFirst()
  return (row as Idea | undefined) ?? null
}

export async function listIdeasOf(db: Database, personId: number): Promise<Idea[]> {
  const ideas = await rows(db).where('ideas.person_id', '=', personId).orderBy('ideas.id', 'desc').execute()
  return ideas as Idea[]
}

export async function listMergedInto(db: Database, id: number): Promise<Idea[]> {
  const ideas = await rows(db).where('merged_into', '=', id).orderBy('ideas.id').execute()
  return ideas as Idea[]
}

export async function countOpenIdeasOf(db: Database, personId: number): Promise<number> {
  const { open } = await db
    .selectFrom('ideas')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('person_id', '=', personId)
    .where('merged_into', 'is', null)
    .where('status', 'in', [...openIdeaStatuses])
    .executeTakeFirstOrThrow()
  return open
}

export async function insertIdea(
  db: Database,
  idea: {
    title: string
    slug: string
    text: string
    locale: Locale
    personId: number
    authorName: string | null
    isByEmployer: boolean
    now: Date
    isPublished: boolean
  },
): Promise<number> {
  const { id } = await db
    .insertInto('ideas')
    .values({
      title: idea.title,
      slug: idea.slug,
      text: idea.text,
      locale: idea.locale,
      person_id: idea.personId,
      author_name: idea.authorName,
      is_by_employer: idea.isByEmployer,
      written_at: idea.now,
      published_at: idea.isPublished ? idea.now : null,
      changed_at: idea.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveStatus(
  db: Database,
  change: { ideaId: number; status: IdeaStatus; text: string | null; by: string | null; now: Date },
): Promise<{ eventId: number }> {
  const { ideaId, status, text, by, now } = change
  await db
    .updateTable('ideas')
    .set({ status, status_text: text, changed_at: now, version: sql`version + 1` })
    .where('id', '=', ideaId)
    .execute()
  const { id } = await db
    .insertInto('idea_events')
    .values({ idea_id: ideaId, status, text, changed_by: by, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { eventId: id }
}

export async function listEvents(db: Database, ideaId: number): Promise<IdeaEvent[]> {
  const events = await db
    .selectFrom('idea_events')
    .select(['status', 'text', 'changed_at as changedAt'])
    .where('idea_id', '=', ideaId)
    .orderBy('id')
    .execute()
  return events as IdeaEvent[]
}

/** It no longer says who wrote it; the idea and its comments stay. */
export async function makeIdeaNameless(db: Database, ideaId: number, personId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ideas')
    .set({ author_name: null, is_by_employer: false })
    .where('id', '=', ideaId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  await db
    .updateTable('idea_comments')
    .set({ author_name: null, is_by_employer: false })
    .where('idea_id', '=', ideaId)
    .where('person_id', '=', personId)
    .execute()
  return numUpdatedRows > 0n
}
