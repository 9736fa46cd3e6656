import type { Database } from '../../../db/client.ts'
import type { Locale } from '../../../i18n/locale.ts'

export type Rating = 'helpful' | 'not-helpful'

export type NewRating = {
  turn: number
  at: Date
  rating: Rating
  reason: string | null
  locale: Locale
  answeredBy: 'engine' | 'model'
  outcome: string
  /** Null unless the person agreed to send them. */
  words: { question: string; answer: string } | null
}

/** A turn has one; the last that was given counts. */
export async function saveRating(db: Database, conversationId: string, given: NewRating): Promise<void> {
  const { turn, answeredBy, words, ...rest } = given
  const values = {
    ...rest,
    answered_by: answeredBy,
    question: words?.question ?? null,
    answer: words?.answer ?? null,
  }
  await db
    .insertInto('assistant_ratings')
    .values({ conversation_id: conversationId, turn, ...values })
    .onConflict(conflict => conflict.columns(['conversation_id', 'turn']).doUpdateSet(values))
    .execute()
}

export async function removeRating(db: Database, conversationId: string, turn: number): Promise<void> {
  await db
    .deleteFrom('assistant_ratings')
    .where('conversation_id', '=', conversationId)
    .where('turn', '=', turn)
    .execute()
}

/** The question was asked differently: what was said of its answer stays, as long as the conversation. */
export async function leaveRating(db: Database, conversationId: string, turn: number): Promise<void> {
  await db
    .updateTable('assistant_ratings')
    .set({ turn: null })
    .where('conversation_id', '=', conversationId)
    .where('turn', '=', turn)
    .execute()
}

/** Of conversations that end because nobody went on with them by `before`. */
export async function detachRatingsOfEnded(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('assistant_ratings')
    .set({ conversation_id: null, turn: null })
    .where('conversation_id', 'in', ended =>
      ended
        .selectFrom('assistant_conversations')
        .select('assistant_conversations.id')
        .where('updated_at', '<', before)
        .where('is_kept', '=', false),
    )
    .execute()
}

export async function deleteRatingsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('assistant_ratings').where('at', '<', before).execute()
}

export type RatingRow = Omit<NewRating, 'turn' | 'locale' | 'words'> & {
  id: number
  question: string | null
  answer: string | null
}

/** What people said about answers, latest first. */
export async function listReasons(
  db: Database,
  { since, most }: { since: Date; most: number },
): Promise<RatingRow[]> {
  const rows = await db
    .selectFrom('assistant_ratings')
    .select(['id', 'at', 'rating', 'reason', 'answered_by', 'outcome', 'question', 'answer'])
    .where('at', '>=', since)
    .where('reason', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ answered_by, rating, ...row }) => ({
    ...row,
    // The casts: check constraints limit both columns to these.
    rating: rating as Rating,
    answeredBy: answered_by as NewRating['answeredBy'],
  }))
}

export async function countRatings(db: Database, since: Date): Promise<Record<Rating, number>> {
  const rows = await db
    .selectFrom('assistant_ratings')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('at', '>=', since)
    .groupBy('rating')
    .execute()
  const of = (rating: Rating) => Number(rows.find(row => row.rating === rating)?.count ?? 0)
  return { helpful: of('helpful'), 'not-helpful': of('not-helpful') }
}
