import type { Database } from '../../db/client.ts'
import type { NamedRule, RuleFact, RuleKind } from './recommendation.values.ts'

export type RuleRow = NamedRule & { id: number; createdAt: Date }

/** @returns the id of the new rule; null when the person has it already. */
export async function insertRule(
  db: Database,
  userId: string,
  { kind, value }: RuleFact,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('recommendation_rules')
    .values({ user_id: userId, kind, value, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row ? Number(row.id) : null
}

/** Latest first. */
export async function listRules(db: Database, userId: string): Promise<RuleRow[]> {
  const rows = await db
    .selectFrom('recommendation_rules as rules')
    .leftJoin('employers', join =>
      join
        .on('rules.kind', '=', 'employer')
        .on(eb => eb(eb.cast<string>('employers.id', 'text'), '=', eb.ref('rules.value'))),
    )
    .select(['rules.id', 'kind', 'value', 'employers.name as employer', 'rules.created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('rules.id', 'desc')
    .execute()
  // The cast: a check constraint limits the column to these.
  return rows.map(row => ({ ...row, id: Number(row.id), kind: row.kind as RuleKind }))
}

export async function countRules(db: Database, userId: string): Promise<number> {
  const { rules } = await db
    .selectFrom('recommendation_rules')
    .select(eb => eb.fn.countAll<number>().as('rules'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(rules)
}

/** @returns what it said; null when the person has no such rule. */
export async function deleteRule(db: Database, userId: string, id: number): Promise<NamedRule | null> {
  const rule = (await listRules(db, userId)).find(row => row.id === id)
  if (!rule) return null
  await db.deleteFrom('recommendation_rules').where('user_id', '=', userId).where('id', '=', id).execute()
  const { kind, value, employer } = rule
  return { kind, value, employer }
}

export async function hasEmployer(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('employers').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
