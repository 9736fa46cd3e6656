import type { Database } from '../../../db/client.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import type { Turn } from './conversation.queries.ts'
import { type ConversationState, readState } from './conversation-state.ts'
import type { Rating } from './rating.queries.ts'

export async function listTurns(db: Database, conversationId: string): Promise<Turn[]> {
  const rows = await db
    .selectFrom('assistant_turns as t')
    .leftJoin('assistant_ratings as r', join =>
      join.onRef('r.conversation_id', '=', 't.conversation_id').onRef('r.turn', '=', 't.number'),
    )
    .select(['t.number', 't.question', 't.parts', 't.answered_by', 't.outcome', 't.created_at'])
    .select(['r.rating', 'r.reason'])
    .where('t.conversation_id', '=', conversationId)
    .orderBy('t.number')
    .execute()
  return rows.map(row => ({
    number: row.number,
    question: row.question,
    // The casts: only `insertTurn` writes these columns, and check constraints limit two of them.
    parts: row.parts as AnswerPart[],
    answeredBy: row.answered_by as Turn['answeredBy'],
    rating: row.rating as Rating | null,
    outcome: row.outcome,
    hasReason: row.reason !== null,
    createdAt: row.created_at,
  }))
}

type NewTurn = Pick<Turn, 'question' | 'parts' | 'answeredBy' | 'outcome'> & {
  before: ConversationState
  now: Date
}

/** The caller has locked the conversation. @returns the number of the turn */
export async function insertTurn(db: Database, conversationId: string, turn: NewTurn): Promise<number> {
  const number = ((await lastTurn(db, conversationId))?.number ?? 0) + 1
  await db
    .insertInto('assistant_turns')
    .values({
      conversation_id: conversationId,
      number,
      question: turn.question,
      parts: JSON.stringify(turn.parts),
      answered_by: turn.answeredBy,
      outcome: turn.outcome,
      state_before: JSON.stringify(turn.before),
      created_at: turn.now,
    })
    .execute()
  return number
}

export async function lastTurn(
  db: Database,
  conversationId: string,
): Promise<{ number: number; before: ConversationState } | null> {
  const row = await db
    .selectFrom('assistant_turns')
    .select(['number', 'state_before'])
    .where('conversation_id', '=', conversationId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { number: row.number, before: readState(row.state_before) } : null
}

/** @returns whether there was one */
export async function removeTurn(db: Database, conversationId: string, number: number): Promise<boolean> {
  const result = await db
    .deleteFrom('assistant_turns')
    .where('conversation_id', '=', conversationId)
    .where('number', '=', number)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export type TurnRecord = {
  at: Date
  answeredBy: Turn['answeredBy']
  outcome: string
  tools: readonly string[]
  /** Null where no model was asked. */
  use: { promptVersion: string; inputTokens: number; outputTokens: number } | null
  milliseconds: number
}

export async function insertTurnRecord(db: Database, record: TurnRecord): Promise<void> {
  await db
    .insertInto('assistant_turn_records')
    .values({
      at: record.at,
      answered_by: record.answeredBy,
      outcome: record.outcome,
      tools: [...record.tools],
      prompt_version: record.use?.promptVersion ?? null,
      input_tokens: record.use?.inputTokens ?? null,
      output_tokens: record.use?.outputTokens ?? null,
      milliseconds: Math.round(record.milliseconds),
    })
    .execute()
}

export async function deleteTurnRecordsBefore(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('assistant_turn_records').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
