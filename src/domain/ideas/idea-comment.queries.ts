import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { IdeaComment } from './idea.ts'

const rows = (db: Database) =>
  db
    .selectFrom('idea_comments')
    .select([
      'id',
      'idea_id as ideaId',
      'person_id as personId',
      'author_name as authorName',
      'is_by_employer as isByEmployer',
      'is_official as isOfficial',
      'text',
      'written_at as writtenAt',
    ])

/** With those of the ideas that were merged into it, the oldest first. */
export async function listComments(db: Database, ideaId: number, limit: number): Promise<IdeaComment[]> {
  return rows(db)
    .where(
      sql<boolean>`idea_id in (select ideas.id from ideas where ideas.id = ${ideaId} or (merged_into = ${ideaId} and ideas.hidden_by is null))`,
    )
    .where('published_at', 'is not', null)
    .where('hidden_by', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type OwnComment = {
  id: number
  ideaId: number
  title: string
  slug: string
  text: string
  isPublished: boolean
}

export async function listCommentsOf(db: Database, personId: number): Promise<OwnComment[]> {
  return db
    .selectFrom('idea_comments')
    .innerJoin('ideas', 'ideas.id', 'idea_id')
    .select(eb => [
      'idea_comments.id',
      'ideas.id as ideaId',
      'title',
      'slug',
      'idea_comments.text',
      eb('idea_comments.published_at', 'is not', null).$castTo<boolean>().as('isPublished'),
    ])
    .where('idea_comments.person_id', '=', personId)
    .orderBy('idea_comments.id', 'desc')
    .execute()
}

export async function insertComment(
  db: Database,
  comment: {
    ideaId: number
    personId: number | null
    authorName: string | null
    isByEmployer: boolean
    isOfficial: boolean
    officialBy: string | null
    text: string
    locale: Locale
    now: Date
    isPublished: boolean
  },
): Promise<number> {
  const { id } = await db
    .insertInto('idea_comments')
    .values({
      idea_id: comment.ideaId,
      person_id: comment.personId,
      author_name: comment.authorName,
      is_by_employer: comment.isByEmployer,
      is_official: comment.isOfficial,
      official_by: comment.officialBy,
      text: comment.text,
      locale: comment.locale,
      written_at: comment.now,
      published_at: comment.isPublished ? comment.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteComment(db: Database, id: number, personId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idea_comments')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
