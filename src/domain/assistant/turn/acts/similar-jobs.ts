import { limits } from '../../../../config/limits.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { NotFound } from '../../../caller/errors.ts'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { listSimilarJobs } from '../../../job-search/list-similar-jobs.ts'
import { listPublicJobs } from '../../../job-search/steps/list-public-jobs.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { findJobs } from './find-jobs.ts'
import { offered } from './talk.ts'

/** Ads like another one. */
export async function similarTo(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  const jobs = await listSimilarJobs(ctx, job, limits.assistantJobs)
  const ids = jobs.map(({ id }) => id)
  if (ids.length === 0) return noneSimilar(asked)
  return {
    parts: [
      text(t('assistant.job.similar', { title: job.title })),
      { type: 'jobs', ids, total: ids.length },
      ...offered(asked, ['compare', 'no-nights']),
    ],
    state: { ...state, shown: ids },
    outcome: 'similar',
    tools: ['search_jobs'],
  }
}

/** A search for ads like another one, that a wish narrows: its profession, or its field, around its first place. */
export async function similarWith(
  asked: Asked,
  jobId: number,
  wish: Partial<JobSearchParams>,
): Promise<Answer> {
  const { ctx } = asked
  const [job] = await listPublicJobs(ctx, [jobId])
  if (!job) throw new NotFound()
  const label = job.profession === null ? '' : jobValueLabel('profession', job.profession, ctx.locale)
  const q = label.split(' / ', 1)[0] ?? ''
  const place = job.places[0]?.name ?? ''
  const category = q === '' ? [job.category] : []
  const answer = await findJobs(asked, {
    params: { ...noJobSearchParams, q, category, place, ...wish },
    outcome: 'similar',
  })
  return withoutItself(asked, answer, jobId)
}

/** The ad itself may be found as well; the count stays that of the search, which the person can open. */
function withoutItself(asked: Asked, answer: Answer, jobId: number): Answer {
  const { shown } = answer.state
  if (!shown.includes(jobId)) return answer
  const others = shown.filter(id => id !== jobId)
  if (others.length === 0) return noneSimilar(asked)
  const parts = answer.parts.map(part => (part.type === 'jobs' ? { ...part, ids: others } : part))
  return { ...answer, parts, state: { ...answer.state, shown: others } }
}

function noneSimilar(asked: Asked): Answer {
  return {
    parts: [text(asked.t('assistant.job.no-similar')), ...offered(asked, ['nursing', 'alert'])],
    state: asked.state,
    outcome: 'similar-none',
    tools: ['search_jobs'],
  }
}
