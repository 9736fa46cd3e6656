import type { Context } from '../../caller/context.ts'
import { hasHadPublicJob, loadAdRules } from '../ad-rules/ad-rule.queries.ts'
import type { AdRuleName } from '../ad-rules/ad-rule.values.ts'
import { type JudgedAd, rulesMet } from '../ad-rules/rules-met.ts'

type Judgement = { marks: AdRuleName[]; needsReview: boolean }
/** Says of one new ad after the other what it meets. */
export type AdJudge = (ad: Omit<JudgedAd, 'isFirst'>) => Judgement

/** What the rules say of a new ad of an employer. The caller has asked its policy. */
export async function judgeNewAd(
  ctx: Context,
  { employerId, ad }: { employerId: number; ad: Omit<JudgedAd, 'isFirst'> },
): Promise<Judgement> {
  const judge = await openAdJudge(ctx, employerId)
  return judge === null ? { marks: [], needsReview: false } : judge(ad)
}

/** The rules as they are now, for many new ads of an employer; null while all are off. The caller has asked its policy. */
export async function openAdJudge(ctx: Context, employerId: number): Promise<AdJudge | null> {
  const rules = await loadAdRules(ctx.db)
  if (rules.every(({ mode }) => mode === 'off')) return null
  const isFirst = !(await hasHadPublicJob(ctx.db, employerId))
  const reviewed = new Set(rules.filter(({ mode }) => mode === 'review').map(({ rule }) => rule))
  const met = rulesMet(rules)
  return ad => {
    const marks = met({ ...ad, isFirst })
    return { marks, needsReview: marks.some(mark => reviewed.has(mark)) }
  }
}
