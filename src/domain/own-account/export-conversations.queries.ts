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
          .select([
            'assistant_turns.question',
            'assistant_turns.parts as answer',
            'assistant_turns.rating',
            'assistant_turns.rating_reason as ratingReason',
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
