import { limits } from '../../../../config/limits.ts'
import { guidePage } from '../../../../guide/guide-page.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { NotFound } from '../../../caller/errors.ts'
import { listEmployers } from '../../../employers/list-employers.ts'
import { noJobSearchParams } from '../../../job-search/job.schema.ts'
import { searchJobs } from '../../../job-search/search-jobs.ts'
import { listPublicJobs } from '../../../job-search/steps/list-public-jobs.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { withSearch } from '../../conversation/conversation-state.ts'
import { getEmployerTool } from '../../tools/get-employer.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { writeSearch } from '../search-words.ts'
import { findJobs } from './find-jobs.ts'
import { offered } from './talk.ts'

type Employer = Awaited<ReturnType<typeof getEmployerTool.run>>

/** The employer of an ad. Who asks for it goes on with the search that showed the ad. */
export async function houseOf(asked: Asked, jobId: number): Promise<Answer> {
  const [job] = await listPublicJobs(asked.ctx, [jobId])
  if (!job) throw new NotFound()
  const answer = await describe(asked, await getEmployerTool.run(asked.ctx, { id: job.employer.id }))
  const { search } = asked.state
  return search === null ? answer : { ...answer, state: { ...answer.state, search } }
}

/** The employer whose page is open. @throws {NotFound} */
export async function employerAt(asked: Asked, id: number): Promise<Answer> {
  return describe(asked, await getEmployerTool.run(asked.ctx, { id }))
}

/** An employer by words of its name, or its ads for some work; null when there is none of that name. */
export async function employerNamed(asked: Asked, name: string, work = ''): Promise<Answer | null> {
  const employer = await employerOf(asked, name)
  if (!employer) return work === '' ? null : elsewhere(asked, name, work)
  if (work === '') return describe(asked, employer)
  return findJobs(asked, { params: { ...noJobSearchParams, q: work, employer: [employer.id] } })
}

async function employerOf({ ctx }: Asked, name: string): Promise<Employer | null> {
  try {
    return await getEmployerTool.run(ctx, { name: name.slice(0, 120) })
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/** None of that name is here, but others look for the same work. */
async function elsewhere(asked: Asked, name: string, work: string): Promise<Answer> {
  const answer = await findJobs(asked, { params: { ...noJobSearchParams, q: work } })
  const [said, ...rest] = answer.parts
  if (said?.type !== 'text') return answer
  const none = asked.t('assistant.employer.none', { name })
  return { ...answer, parts: [text([none, said.text].join(' ')), ...rest] }
}

/** None of the name that was asked for. */
export function noSuchEmployer({ t, state }: Asked, name: string): Answer {
  return {
    parts: [text(t('assistant.employer.none', { name })), ...offered({ t }, ['employers', 'nursing'])],
    state,
    outcome: 'employer-none',
    tools: ['get_employer'],
  }
}

const mostListed = 5

/** Employers with open jobs, in a place or anywhere, those with most jobs first. */
export async function employersIn(asked: Asked, place: string): Promise<Answer> {
  const { ctx, t, state } = asked
  const { employers, total, params } = await listEmployers(ctx, {
    place,
    hiring: true,
    sort: 'open-positions',
    pageSize: mostListed,
  })
  const key = total === 0 ? 'none-there' : place === '' ? 'all' : 'there'
  const parts: AnswerPart[] = [text(t(`assistant.employer.${key}`, { count: total, place: params.place }))]
  if (total > 0)
    parts.push({
      type: 'table',
      caption: t('assistant.employer.list'),
      columns: [t('assistant.professions.jobs')],
      rows: employers.map(({ name, openPositions }) => ({ label: name, cells: [String(openPositions)] })),
    })
  parts.push(
    { type: 'sources', sources: [guidePage('employers', ctx.locale)] },
    ...choices(
      ...employers
        .slice(0, 3)
        .map(({ name }) => ({ label: name, text: t('assistant.employer.ask', { name }) })),
    ),
  )
  return { parts, state, outcome: 'employers', tools: ['get_employer'] }
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
