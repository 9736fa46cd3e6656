import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { explainMatch } from '../../../alerts/explain-match.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { resolveSearchPlace } from '../../../job-search/resolve-place.ts'
import { loadJobDocuments } from '../../../job-search/steps/match-searches.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { getJobTool } from '../../tools/get-job.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { offered } from './talk.ts'

/** Why an ad stands where it does: the order of the list, and what of the search the ad meets. */
export async function explainOrder(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, search, state } = asked
  const { title } = await getJobTool.run(ctx, { jobId })
  const params = search ?? noJobSearchParams
  const sort = params.sort === 'fit' ? 'relevance' : params.sort
  const [document] = await loadJobDocuments(ctx, [jobId])
  const place = resolveSearchPlace(params.place, params.radius)
  const judged = document ? explainMatch(params, place, document) : []
  const rows = judged.map(({ name, values, state: found }) => ({
    label: values
      .map(value => (name === 'q' || name === 'place' ? value : jobValueLabel(name, value, ctx.locale)))
      .join(', '),
    cells: [t(`assistant.state.${found}`)],
  }))
  const parts: AnswerPart[] = [text(t(`assistant.order.${sort}`, { title }))]
  if (rows.length > 0)
    parts.push({
      type: 'table',
      caption: t('assistant.order.caption'),
      columns: [title],
      rows,
      jobIds: [jobId],
    })
  parts.push(...offered(asked, ['newest', 'best-paid', 'back-to-list']))
  return { parts, state, outcome: 'why', tools: ['get_job'] }
}
