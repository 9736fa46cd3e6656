import type { Context } from '../caller/context.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import type { MatchProfile } from '../matching/match-profile.ts'
import { listAppliedJobs } from './marked-job.queries.ts'
import type { DismissalChoice, NamedRule } from './recommendation.values.ts'
import { countRules } from './rule.queries.ts'
import { type Guess, guessJobs } from './steps/guess-jobs.ts'
import { loadOwnProfile } from './steps/own-profile.ts'
import { type FittingJob, recommendJobs } from './steps/recommend-jobs.ts'
import { choicesOf } from './steps/rule-of-dismissal.ts'

/** What a profile does not say yet, most useful first. */
export type ProfileGap = 'profession' | 'place' | 'specialty' | 'shifts' | 'pay'

export type Recommendation = FittingJob & {
  /** Reasons against it that may be given, with the rule that each would make. */
  choices: { choice: DismissalChoice; rule: NamedRule | null }[]
}

export type Recommendations =
  | { state: 'opted-out' }
  | { state: 'empty'; gaps: ProfileGap[]; guesses: Guess[] }
  | { state: 'ready'; jobs: Recommendation[]; hasRules: boolean }

const mostGaps = 3
const mostGuesses = 3

/**
 * At most `limit` jobs that fit the person's profile and that they have not applied to, best first. Made from the profile and the person's
 * own rules alone.
 */
export async function readRecommendations(
  ctx: Context,
  { limit }: { limit: number },
): Promise<Recommendations> {
  const { userId } = requireJobSeeker(ctx.actor)
  const own = await loadOwnProfile(ctx, userId)
  if (own.state === 'opted-out') return own
  if (own.state === 'empty') {
    const guesses = await guessJobs(ctx, userId, mostGuesses)
    return { state: 'empty', gaps: gapsOf(own.profile).slice(0, mostGaps), guesses }
  }
  const leftOut = await listAppliedJobs(ctx.db, userId)
  const jobs = await recommendJobs(ctx, own.profile, { limit, leftOut })
  return {
    state: 'ready',
    jobs: jobs.map(fitting => ({ ...fitting, choices: choicesOf(fitting.job) })),
    hasRules: (await countRules(ctx.db, userId)) > 0,
  }
}

function gapsOf(profile: MatchProfile | null): ProfileGap[] {
  const isSaid: Record<ProfileGap, boolean> = {
    profession: Boolean(profile?.professions.length),
    place: Boolean(profile?.places.length),
    specialty: Boolean(profile?.specialties.length),
    shifts: Boolean(profile && profile.shifts.length + profile.refusals.length),
    pay: profile?.payMinEurMonth != null,
  }
  // The cast: the type lists every key.
  return (Object.keys(isSaid) as ProfileGap[]).filter(gap => !isSaid[gap])
}
