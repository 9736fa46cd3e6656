import { z } from 'zod'
import { requireJobSeeker } from '../../job-seekers/job-seeker.policy.ts'
import { matchSentence } from '../../matching/describe-match.ts'
import { type ProfileGap, readRecommendations } from '../../recommendations/read-recommendations.ts'
import { type JobFacts, jobFacts } from './steps/job-facts.ts'
import { mostJobs, type Tool } from './tool.ts'

const usualJobs = 5

const input = z.strictObject({ size: z.int().min(1).max(mostJobs).default(usualJobs) })
type Input = z.infer<typeof input>

type Result = { asOf: string } & (
  | { state: 'ready'; jobs: (JobFacts & { why: string })[] }
  /** The profile does not say which work is wanted; `gaps` is what it should say first. */
  | { state: 'empty'; gaps: ProfileGap[]; jobs: (JobFacts & { likeTitle: string })[] }
  | { state: 'opted-out' }
)

export const recommendTool: Tool<Input, Result> = {
  name: 'recommend',
  description:
    'Ads that fit the profile of the signed-in job seeker, best first, each with what of it is met.',
  input,
  isReadOnly: true,
  run: async (ctx, { size }) => {
    requireJobSeeker(ctx.actor)
    const asOf = ctx.now().toISOString()
    const read = await readRecommendations(ctx, { limit: size })
    switch (read.state) {
      case 'opted-out':
        return { asOf, state: 'opted-out' }
      case 'empty': {
        const jobs = read.guesses.map(({ job, likeTitle }) => ({ ...jobFacts(ctx, job), likeTitle }))
        return { asOf, state: 'empty', gaps: read.gaps, jobs }
      }
      case 'ready': {
        const { jobs } = read
        const why = jobs.map(({ job, match }) => ({
          ...jobFacts(ctx, job),
          why: matchSentence(ctx.locale, match),
        }))
        return { asOf, state: 'ready', jobs: why }
      }
    }
  },
}
