import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type TurnFigures = {
  turns: number
  /** In the words of a model. */
  byModel: number
  /** A model was asked, and the rules answered in its place. */
  modelRefused: number
  /** She said that she did not understand, or does not know. */
  notUnderstood: number
  /** That 95 % of the turns took at most; null without turns. */
  p95Ms: number | null
}

export async function readTurnFigures(db: Database, since: Date): Promise<TurnFigures> {
  return db
    .selectFrom('assistant_turn_records')
    .select([
      sql<number>`count(*)::int`.as('turns'),
      sql<number>`(count(*) filter (where answered_by = 'model'))::int`.as('byModel'),
      sql<number>`(count(*) filter (where answered_by = 'engine' and prompt_version is not null))::int`.as(
        'modelRefused',
      ),
      sql<number>`(count(*) filter (where outcome in ('unclear', 'unknown')))::int`.as('notUnderstood'),
      sql<number | null>`percentile_disc(0.95) within group (order by milliseconds)`.as('p95Ms'),
    ])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
}
