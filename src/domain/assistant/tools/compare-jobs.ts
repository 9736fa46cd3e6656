import { z } from 'zod'
import { formatDate } from '../../../i18n/format.ts'
import { translator } from '../../../i18n/translate.ts'
import { facetLabel, jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import type { Context } from '../../caller/context.ts'
import { rowIdSchema } from '../../caller/row-id.schema.ts'
import { readJob } from '../../jobs/read-job.ts'
import { type JobDetailFacts, jobDetailFacts } from './steps/job-detail-facts.ts'
import type { Named } from './steps/job-facts.ts'
import type { Tool } from './tool.ts'

const mostCompared = 4

const input = z.strictObject({ jobIds: z.array(rowIdSchema).min(2).max(mostCompared) })
type Input = z.infer<typeof input>

type Result = {
  jobs: JobDetailFacts[]
  /** One cell for each of `jobs`, in words; where an ad is silent, that it is. */
  rows: { label: string; cells: string[] }[]
  asOf: string
}

export const compareJobsTool: Tool<Input, Result> = {
  name: 'compare_jobs',
  description: 'Two to four ads side by side, fact by fact.',
  input,
  isReadOnly: true,
  run: async (ctx, { jobIds }) => {
    const read = await Promise.all([...new Set(jobIds)].map(id => readJob(ctx, id)))
    const jobs = read.map(job => jobDetailFacts(ctx, job))
    return { jobs, rows: rowsOf(ctx, jobs), asOf: ctx.now().toISOString() }
  },
}

type Reader = (job: JobDetailFacts) => string | null

function rowsOf({ locale }: Pick<Context, 'locale'>, jobs: readonly JobDetailFacts[]): Result['rows'] {
  const t = translator(locale)
  // Values begin with capitals, which "and" between them would not.
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const all = (values: readonly Named[]) => list.format(values.map(({ label }) => label)) || null
  const rows: [label: string, read: Reader][] = [
    [facetLabel('employer', locale), job => job.employer.name],
    [facetLabel('place', locale), job => list.format(job.places.map(({ name }) => name)) || null],
    [facetLabel('profession', locale), job => job.profession?.label ?? null],
    [facetLabel('specialty', locale), job => job.specialty?.label ?? null],
    [facetLabel('employmentType', locale), job => all(job.employmentTypes)],
    [t('assistant-tools.workload'), job => workloadText(job, t)],
    [facetLabel('contract', locale), job => job.contract?.label ?? null],
    [facetLabel('shift', locale), job => all(job.shifts)],
    [t('assistant-tools.pay'), job => job.pay?.inWords ?? null],
    [facetLabel('experience', locale), job => job.experience?.label ?? null],
    [t('assistant-tools.start'), job => startText(job, locale)],
    [facetLabel('language', locale), job => languagesText(job, locale)],
    [t('assistant-tools.confirmed'), job => job.confirmedAt && formatDate(new Date(job.confirmedAt), locale)],
  ]
  return rows
    .map(([label, read]) => ({ label, cells: jobs.map(read) }))
    .filter(({ cells }) => cells.some(cell => cell !== null))
    .map(({ label, cells }) => ({ label, cells: cells.map(cell => cell ?? t('assistant-tools.not-stated')) }))
}

function workloadText({ workloadPercent, hoursWeek }: JobDetailFacts, t: ReturnType<typeof translator>) {
  const { min, max } = workloadPercent ?? {}
  const percent = min === undefined ? null : min === max ? `${min} %` : `${min}–${max} %`
  const hours = hoursWeek === null ? null : t('assistant-tools.hours', { hours: hoursWeek })
  return [percent, hours].filter(part => part !== null).join(', ') || null
}

function startText(
  { startDate, startText: words }: JobDetailFacts,
  locale: Context['locale'],
): string | null {
  return startDate === null ? words : formatDate(new Date(startDate), locale)
}

function languagesText({ requiredLanguages }: JobDetailFacts, locale: Context['locale']): string | null {
  const named = requiredLanguages.map(({ language, level }) =>
    [jobValueLabel('language', language, locale), level?.toUpperCase()].filter(Boolean).join(' '),
  )
  return new Intl.ListFormat(locale, { type: 'unit' }).format(named) || null
}
