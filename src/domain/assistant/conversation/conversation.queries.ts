import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import { type ConversationState, readState } from './conversation-state.ts'
import type { Rating } from './rating.queries.ts'

export type Conversation = {
  id: string
  owner: string | null
  locale: Locale
  state: ConversationState
  isKept: boolean
  createdAt: Date
  updatedAt: Date
}

export type Turn = {
  number: number
  question: string
  parts: AnswerPart[]
  answeredBy: 'engine' | 'model'
  /** What the turn was taken for. */
  outcome: string
  rating: Rating | null
  /** Whether it was said why. */
  hasReason: boolean
  createdAt: Date
}

const conversationColumns = [
  'id',
  'owner',
  'locale',
  'state',
  'is_kept as isKept',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

export async function loadConversation(
  db: Database,
  id: string,
  { lock = false } = {},
): Promise<Conversation | null> {
  const query = db.selectFrom('assistant_conversations').select(conversationColumns).where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row ? asConversation(row) : null
}

export async function insertConversation(
  db: Database,
  { owner, locale, state, now }: Pick<Conversation, 'owner' | 'locale' | 'state'> & { now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('assistant_conversations')
    .values({
      owner,
      user_id: owner?.startsWith('user:') ? owner.slice('user:'.length) : null,
      locale,
      state: JSON.stringify(state),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateConversation(
  db: Database,
  id: string,
  { locale, state, now }: Pick<Conversation, 'locale' | 'state'> & { now: Date },
): Promise<void> {
  await db
    .updateTable('assistant_conversations')
    .set({ locale, state: JSON.stringify(state), updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function setKept(db: Database, id: string, isKept: boolean): Promise<void> {
  await db.updateTable('assistant_conversations').set({ is_kept: isKept }).where('id', '=', id).execute()
}

export async function removeConversation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('assistant_conversations').where('id', '=', id).execute()
}

/** Kept ones, latest first, each with its first question. */
export async function listKept(
  db: Database,
  userId: string,
): Promise<{ id: string; question: string | null; updatedAt: Date }[]> {
  return db
    .selectFrom('assistant_conversations as c')
    .leftJoin('assistant_turns as t', join =>
      join
        .onRef('t.conversation_id', '=', 'c.id')
        .on(
          't.number',
          '=',
          sql<number>`(select min(number) from assistant_turns where conversation_id = c.id)`,
        ),
    )
    .select(['c.id', 't.question', 'c.updated_at as updatedAt'])
    .where('c.user_id', '=', userId)
    .where('c.is_kept', '=', true)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id')
    .execute()
}

export async function deleteConversationsBefore(db: Database, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('assistant_conversations')
    .where('updated_at', '<', before)
    .where('is_kept', '=', false)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** What a guest talked about becomes a person's. */
export async function moveConversations(db: Database, from: string, userId: string): Promise<void> {
  await db
    .updateTable('assistant_conversations')
    .set({ owner: `user:${userId}`, user_id: userId })
    .where('owner', '=', from)
    .execute()
}

function asConversation(row: {
  id: string
  owner: string | null
  locale: string
  state: unknown
  isKept: boolean
  createdAt: Date
  updatedAt: Date
}): Conversation {
  // The cast: a check constraint limits the column to the two.
  return { ...row, locale: row.locale as Locale, state: readState(row.state) }
}
