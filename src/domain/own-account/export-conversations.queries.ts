import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** Conversations with the assistant, those that are kept and those of the last day. */
export async function exportConversations(db: Database, userId: string) {
  return db
    .selectFrom('assistant_conversations')
    .select(({ ref, selectFrom }) => [
      'assistant_conversations.created_at as createdAt',
      'assistant_conversations.is_kept as isKept',
      jsonArrayFrom(
        selectFrom('assistant_turns')
          .leftJoin('assistant_ratings', join =>
            join
              .onRef('assistant_ratings.conversation_id', '=', 'assistant_turns.conversation_id')
              .onRef('assistant_ratings.turn', '=', 'assistant_turns.number'),
          )
          .select([
            'assistant_turns.question',
            'assistant_turns.parts as answer',
            'assistant_ratings.rating',
            'assistant_ratings.reason as ratingReason',
            'assistant_turns.created_at as at',
          ])
          .where('assistant_turns.conversation_id', '=', ref('assistant_conversations.id'))
          .orderBy('assistant_turns.number'),
      ).as('turns'),
    ])
    .where('assistant_conversations.user_id', '=', userId)
    .orderBy('assistant_conversations.created_at')
    .execute()
}
