import type { Context } from '../../caller/context.ts'
import { hasHadPublicJob, loadAdRules } from '../ad-rules/ad-rule.queries.ts'
import type { AdRuleName } from '../ad-rules/ad-rule.values.ts'
import { type JudgedAd, rulesMet } from '../ad-rules/rules-met.ts'

/** What the rules say of a new ad of an employer. The caller has asked its policy. */
export async function judgeNewAd(
  ctx: Context,
  { employerId, ad }: { employerId: number; ad: Omit<JudgedAd, 'isFirst'> },
): Promise<{ marks: AdRuleName[]; needsReview: boolean }> {
  const rules = await loadAdRules(ctx.db)
  if (rules.every(({ mode }) => mode === 'off')) return { marks: [], needsReview: false }
  const isFirst = !(await hasHadPublicJob(ctx.db, employerId))
  const marks = rulesMet({ ...ad, isFirst }, rules)
  const reviewed = rules.filter(({ mode }) => mode === 'review').map(({ rule }) => rule)
  return { marks, needsReview: marks.some(mark => reviewed.includes(mark)) }
}
