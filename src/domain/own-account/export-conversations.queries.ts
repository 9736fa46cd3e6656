import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../db/client.ts'

/** Conversations with the assistant, those that are kept and those of the last day. */
export async function exportConversations(db: Database, userId: string) {
  return db
    .selectFrom('assistant_conversations as conversation')
    .select(({ ref, selectFrom }) => [
      'conversation.created_at as createdAt',
      'conversation.is_kept as isKept',
      jsonArrayFrom(
        selectFrom('assistant_turns as turn')
          .select([
            'turn.question',
            'turn.parts as answer',
            'turn.rating',
            'turn.rating_reason as ratingReason',
            'turn.created_at as at',
          ])
          .where('turn.conversation_id', '=', ref('conversation.id'))
          .orderBy('turn.number'),
      ).as('turns'),
    ])
    .where('conversation.user_id', '=', userId)
    .orderBy('conversation.created_at')
    .execute()
}
