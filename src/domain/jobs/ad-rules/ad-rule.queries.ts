import type { Database } from '../../../db/client.ts'
import { type AdRule, type AdRuleName, adRuleNames } from './ad-rule.values.ts'

/** All of them, in the order of the page; those that nobody has set are off. */
export async function loadAdRules(db: Database): Promise<AdRule[]> {
  const rows = await db.selectFrom('ad_rules').select(['rule', 'mode', 'words']).execute()
  const known = new Map(rows.map(row => [row.rule, row as AdRule])) // the table checks the values
  return adRuleNames.map(rule => known.get(rule) ?? { rule, mode: 'off', words: [] })
}

export async function saveAdRule(
  db: Database,
  { rule, mode, words, by, now }: AdRule & { by: string | null; now: Date },
): Promise<void> {
  const set = { mode, words, changed_by: by, changed_at: now }
  await db
    .insertInto('ad_rules')
    .values({ rule, ...set })
    .onConflict(conflict => conflict.column('rule').doUpdateSet(set))
    .execute()
}

export async function hasHadPublicJob(db: Database, employerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type MarkedJob = {
  id: number
  title: string
  employer: string
  status: string
  marks: AdRuleName[]
  createdAt: Date
}

/** What the rules have met, the latest first. */
export async function listMarkedJobs(db: Database, limit: number): Promise<MarkedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'employers.name as employer',
      'jobs.status',
      'review_marks as marks',
      'jobs.created_at as createdAt',
    ])
    .where(eb => eb(eb.fn<number>('cardinality', ['review_marks']), '>', 0))
    .where('jobs.status', '<>', 'deleted')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
  return rows as MarkedJob[]
}
