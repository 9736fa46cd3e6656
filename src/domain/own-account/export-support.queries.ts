import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** The person's conversations with those who run the board, also those written as a guest with the same address. */
export async function exportSupport(db: Database, userId: string) {
  return db
    .selectFrom('support_requests')
    .select(eb => [
      'id',
      'number',
      'topic',
      'status',
      'page',
      'transcript',
      'rating',
      'rating_text as ratingText',
      'support_requests.written_at as writtenAt',
      jsonArrayFrom(
        eb
          .selectFrom('support_messages')
          .select(['author', 'text', 'written_at as writtenAt'])
          .whereRef('request_id', '=', 'support_requests.id')
          // Notes are the team's own, and what is held back may be somebody else's.
          .where('author', '<>', 'note')
          .where('held_because', 'is', null)
          .orderBy('support_messages.id'),
      ).as('messages'),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb('email', 'in', selectFrom('users').select('email').where('id', '=', userId)),
      ]),
    )
    .orderBy('support_requests.id')
    .execute()
}
