import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** What the language model has cost together: turns of the assistant, answered by it or not, and CVs. */
export async function countModelTokensSince(db: Database, since: Date): Promise<number> {
  const spent = sql<number>`coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0)), 0)::float8`
  const turns = db.selectFrom('assistant_turn_records').select(spent.as('tokens')).where('at', '>=', since)
  const cvs = db.selectFrom('cv_model_records').select(spent.as('tokens')).where('at', '>=', since)
  const rows = await turns.unionAll(cvs).execute()
  return rows.reduce((sum, { tokens }) => sum + tokens, 0)
}
