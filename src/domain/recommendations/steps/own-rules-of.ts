import { daysBefore } from '../../../basics/time.ts'
import { jobValues } from '../../../vocabulary/jobs/job.values.ts'
import { isFactRefusal } from '../../../vocabulary/jobs/refusals.ts'
import { placeById } from '../../../vocabulary/places/places.ts'
import type { Context } from '../../caller/context.ts'
import type { MatchProfile, MatchRule } from '../../matching/match-profile.ts'
import { listHiddenJobs } from '../dismissal.queries.ts'
import { likenessDays, type RuleFact } from '../recommendation.values.ts'
import { listRules } from '../rule.queries.ts'

/** A profile with what its person has said about ads: their rules, and the ads that they have hidden. */
export async function withOwnRules(
  ctx: Context,
  userId: string,
  profile: MatchProfile,
): Promise<MatchProfile> {
  const rules = await listRules(ctx.db, userId)
  const hidden = await listHiddenJobs(ctx.db, userId, daysBefore(ctx.now(), likenessDays))
  return withRules(profile, rules, hidden)
}

/** Refused duties join those of the profile, so that both are shown and judged alike. */
function withRules(
  profile: MatchProfile,
  rules: readonly RuleFact[],
  hiddenJobs: readonly number[],
): MatchProfile {
  const refused = rules.filter(({ kind }) => kind === 'refusal').map(({ value }) => value)
  const isRefused = (refusal: string) => refused.includes(refusal)
  const known = jobValues.without.filter(isFactRefusal).filter(isRefused)
  return {
    ...profile,
    refusals: [...new Set([...profile.refusals, ...known])],
    rules: [
      ...profile.rules,
      ...rules.flatMap(matchRule),
      ...hiddenJobs.map(value => ({ kind: 'job' as const, value })),
    ],
  }
}

function matchRule({ kind, value }: RuleFact): MatchRule[] {
  switch (kind) {
    case 'refusal':
      return []
    case 'pay':
      return [{ kind, value: Number(value) }]
    case 'town': {
      const town = placeById(Number(value))
      if (!town) return []
      const { latDegrees, lonDegrees } = town
      return [{ kind, value, latDegrees, lonDegrees }]
    }
    default:
      return [{ kind, value }]
  }
}
