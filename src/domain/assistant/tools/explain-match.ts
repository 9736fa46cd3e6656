import { z } from 'zod'
import { translator } from '../../../i18n/translate.ts'
import { NotFound } from '../../caller/errors.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { listPublicJobs } from '../../job-search/steps/list-public-jobs.ts'
import { loadJobDocuments } from '../../job-search/steps/match-searches.ts'
import { requireJobSeeker } from '../../job-seekers/job-seeker.policy.ts'
import type { MatchState } from '../../matching/criterion.ts'
import { matchSentence } from '../../matching/describe-match.ts'
import { explain } from '../../matching/explain.ts'
import { loadOwnProfile } from '../../recommendations/steps/own-profile.ts'
import type { Tool } from './tool.ts'

const input = z.strictObject({ jobId: rowIdSchema })
type Input = z.infer<typeof input>

type Judged = { name: string; state: MatchState }

type Result = { jobId: number; title: string; asOf: string } & (
  | {
      state: 'ready'
      /** "5 von 6 Wünschen erfüllt, Dienstzeiten unbekannt" */
      sentence: string
      /** False when something stands against it that the person ruled out or may not do. */
      isFit: boolean
      /** What the person wishes. */
      wishes: Judged[]
      /** What must not fail. */
      musts: Judged[]
    }
  /** `empty`: the profile does not say which work is wanted. `ended`: the ad is no longer live. */
  | { state: 'opted-out' | 'empty' | 'ended' }
)

export const explainMatchTool: Tool<Input, Result> = {
  name: 'explain_match',
  description:
    'Which wishes of the signed-in job seeker an ad meets, which not, and about which it says nothing.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobId }) => {
    const { userId } = requireJobSeeker(ctx.actor)
    const [job] = await listPublicJobs(ctx, [jobId])
    if (!job) throw new NotFound()
    const base = { jobId, title: job.title, asOf: ctx.now().toISOString() }
    const own = await loadOwnProfile(ctx, userId)
    if (own.state !== 'ready') return { ...base, state: own.state }
    const [document] = job.hasEnded ? [] : await loadJobDocuments(ctx, [jobId])
    if (!document) return { ...base, state: 'ended' }
    const match = explain(own.profile, document)
    const t = translator(ctx.locale)
    return {
      ...base,
      state: 'ready',
      sentence: matchSentence(ctx.locale, match),
      isFit: match.isFit,
      wishes: match.criteria.map(({ key, state }) => ({ name: t(`matching.criterion.${key}`), state })),
      musts: match.gates.map(({ key, state }) => ({ name: t(`matching.gate.${key}`), state })),
    }
  },
}
