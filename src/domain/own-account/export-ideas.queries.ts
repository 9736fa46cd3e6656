import type { Database } from '../../db/client.ts'

/** What the person has written on the ideas board, voted for and follows. */
export async function exportIdeas(db: Database, userId: string) {
  const person = db.selectFrom('idea_people').select('id').where('user_id', '=', userId)
  const ideas = await db
    .selectFrom('ideas')
    .select(['id', 'title', 'text', 'status', 'author_name as name', 'written_at as writtenAt'])
    .where('person_id', 'in', person)
    .orderBy('id')
    .execute()
  const comments = await db
    .selectFrom('idea_comments')
    .innerJoin('ideas', 'ideas.id', 'idea_id')
    .select(['title as idea', 'idea_comments.text', 'idea_comments.author_name as name'])
    .select('idea_comments.written_at as writtenAt')
    .where('idea_comments.person_id', 'in', person)
    .orderBy('idea_comments.id')
    .execute()
  const of = (table: 'idea_votes' | 'idea_followers', at: 'voted_at' | 'followed_at') =>
    db
      .selectFrom(table)
      .innerJoin('ideas', 'ideas.id', 'idea_id')
      .select(['ideas.id', 'title', `${at} as at`])
      .where(`${table}.person_id`, 'in', person)
      .where('origin_id', 'is', null)
      .orderBy('ideas.id')
      .execute()
  const votes = await of('idea_votes', 'voted_at')
  const follows = await of('idea_followers', 'followed_at')
  return ideas.length + comments.length + votes.length + follows.length === 0
    ? []
    : [{ ideas, comments, votes, follows }]
}
