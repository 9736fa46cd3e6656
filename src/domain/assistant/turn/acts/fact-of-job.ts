import { facetLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { compareJobsTool } from '../../tools/compare-jobs.ts'
import type { AskedOfAd } from '../../understanding/fact-asked.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { offered } from './talk.ts'

/** The one thing that was asked of an ad, as the ad states it. */
export async function factOfJob(asked: Asked, id: number, fact: AskedOfAd): Promise<Answer | null> {
  const { ctx, t, state } = asked
  const { jobs, rows } = await compareJobsTool.run(ctx, { jobIds: [id] })
  const [job] = jobs
  if (!job || job.hasEnded) return null
  const labels = labelsOf(asked, fact)
  const stated = rows.filter(({ label }) => labels.includes(label))
  const values = stated.map(({ label, cells }) => `${label}: ${cells[0] ?? ''}`)
  const said =
    values.length > 0
      ? t('assistant.job.fact', { title: job.title, said: values.join('; ') })
      : t('assistant.job.fact-unknown', { title: job.title, label: labels[0] ?? '' })
  const parts: AnswerPart[] = [
    text(said),
    ...tableOf(job.title, id, stated),
    { type: 'jobs', ids: [id], total: 1 },
    ...offered(asked, ['facts', 'pay', 'save']),
  ]
  return { parts, state, outcome: `fact-${fact}`, tools: ['get_job'] }
}

function tableOf(title: string, id: number, rows: { label: string; cells: string[] }[]): AnswerPart[] {
  return rows.length === 0 ? [] : [{ type: 'table', caption: title, columns: [title], rows, jobIds: [id] }]
}

function labelsOf({ ctx, t }: Asked, fact: AskedOfAd): string[] {
  if (fact === 'start') return [t('assistant-tools.start')]
  if (fact === 'workload') return [facetLabel('employmentType', ctx.locale), t('assistant-tools.workload')]
  return [facetLabel(fact, ctx.locale)]
}
