import { limits } from '../../../../config/limits.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { NotFound } from '../../../caller/errors.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { searchJobs } from '../../../job-search/search-jobs.ts'
import { listPublicJobs } from '../../../job-search/steps/list-public-jobs.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { withSearch } from '../../conversation/conversation-state.ts'
import { getEmployerTool } from '../../tools/get-employer.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { writeSearch } from '../search-words.ts'

type Employer = Awaited<ReturnType<typeof getEmployerTool.run>>

/** The employer of an ad. */
export async function houseOf(asked: Asked, jobId: number): Promise<Answer> {
  const [job] = await listPublicJobs(asked.ctx, [jobId])
  if (!job) throw new NotFound()
  return describe(asked, await getEmployerTool.run(asked.ctx, { id: job.employer.id }))
}

/** An employer by words of its name; null when there is none of that name. */
export async function employerNamed(asked: Asked, name: string): Promise<Answer | null> {
  try {
    return await describe(asked, await getEmployerTool.run(asked.ctx, { name: name.slice(0, 120) }))
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

export async function employerById(asked: Asked, id: number): Promise<Answer> {
  return describe(asked, await getEmployerTool.run(asked.ctx, { id }))
}

async function describe(asked: Asked, employer: Employer): Promise<Answer> {
  const { ctx, t, state } = asked
  const params = { ...noJobSearchParams, employer: [employer.id], pageSize: limits.assistantJobs }
  const { jobs, total } = await searchJobs(ctx, params)
  const ids = jobs.map(({ id }) => id)
  const said = [
    t('assistant.employer.is', headOf(employer)),
    t('assistant.employer.jobs', { count: total }),
  ].join(' ')
  const rows = rowsOf(asked, employer)
  const parts: AnswerPart[] = [text(said)]
  if (rows.length > 0) parts.push({ type: 'table', caption: employer.name, columns: [employer.name], rows })
  if (ids.length > 0) parts.push({ type: 'jobs', ids, total })
  parts.push({ type: 'sources', sources: [{ label: employer.name, page: pathOf(employer.url) }] })
  if (employer.others.length > 0)
    parts.push(
      ...choices(
        ...employer.others.slice(0, 3).map(({ name, city }) => ({
          label: [name, city].filter(Boolean).join(', '),
          text: t('assistant.employer.ask', { name }),
        })),
      ),
    )
  const next = ids.length > 0 ? { ...withSearch(state, writeSearch(params)), shown: ids } : state
  return { parts, state: next, outcome: 'employer', tools: ['get_employer', 'search_jobs'] }
}

function headOf({ name, type, city, country }: Employer) {
  return { name, type: type.label, place: [city, country].filter(Boolean).join(', ') || '–' }
}

function rowsOf({ t, ctx }: Asked, employer: Employer): { label: string; cells: string[] }[] {
  const list = new Intl.ListFormat(ctx.locale)
  const facts: [string, string | null][] = [
    ['ownership', employer.ownership?.label ?? null],
    ['size', employer.size?.label ?? null],
    ['beds', employer.beds === null ? null : formatCount(employer.beds, ctx.locale)],
    ['employees', employer.employees === null ? null : formatCount(employer.employees, ctx.locale)],
    ['founded', employer.foundedYear === null ? null : String(employer.foundedYear)],
    ['departments', list.format(employer.departments.slice(0, 8)) || null],
    ['benefits', list.format(employer.benefits.slice(0, 8)) || null],
  ]
  return facts.flatMap(([name, value]) =>
    value === null ? [] : [{ label: t(`assistant.employer.${name}`), cells: [value] }],
  )
}

/** The address on this site of an address with its host. */
function pathOf(url: string): string {
  return new URL(url).pathname
}
