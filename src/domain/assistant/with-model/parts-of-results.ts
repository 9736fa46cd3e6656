import { z } from 'zod'
import type { AnswerPart } from '../answer-part.schema.ts'
import { type ConversationState, withSearch } from '../conversation/conversation-state.ts'
import { paramsOfFilters, searchFilters } from '../tools/search-filters.schema.ts'
import { writeSearch } from '../turn/search-words.ts'
import type { Rounds, ToolResult } from './steps/tool-rounds.ts'

const job = z.object({ id: z.int(), title: z.string() })
const found = z.object({ filters: searchFilters, total: z.int(), jobs: z.array(job) })
const recommended = z.object({ state: z.literal('ready'), jobs: z.array(job) })
const compared = z.object({
  jobs: z.array(job),
  rows: z.array(z.object({ label: z.string(), cells: z.array(z.string()) })),
})
const alert = z.object({
  isPossible: z.literal(true),
  name: z.string(),
  frequency: z.string(),
  criteria: z.string(),
})
const saved = z.object({ jobId: z.int(), title: z.string(), isSaved: z.literal(false) })
const message = z.object({
  jobId: z.int(),
  title: z.string(),
  applyAt: z.enum(['here', 'elsewhere']),
  message: z.string().min(1),
})

/** What is shown below the words of a model, and what the conversation knows afterwards: all of it from results, nothing from words. */
export function partsOfResults(
  { results, chosen }: Pick<Rounds, 'results' | 'chosen'>,
  { state, tableCaption }: { state: ConversationState; tableCaption: string },
): { parts: AnswerPart[]; state: ConversationState } {
  const search = last(results, 'search_jobs', found)
  const single = last(results, 'get_job', job)
  const fitting = last(results, 'recommend', recommended)
  const listed = (search ?? fitting)?.jobs.map(({ id }) => id) ?? (single ? [single.id] : [])
  const ids = chosen ?? listed
  const total = chosen === null && search ? search.total : ids.length
  const table = last(results, 'compare_jobs', compared)
  const searched = search && writeSearch(paramsOfFilters(search.filters).params)
  const next = searched ? withSearch(state, searched) : state
  return {
    parts: [
      ...(search ? [{ type: 'filters' as const, filters: defined(search.filters) }] : []),
      ...(table ? [tableOf(table, tableCaption)] : []),
      ...(ids.length > 0 && !table ? [{ type: 'jobs' as const, ids, total }] : []),
      ...draftsOf(results),
    ],
    state: {
      ...next,
      shown: ids.length > 0 ? ids : next.shown,
      focus: ids.length === 1 ? (ids[0] ?? null) : next.focus,
      asked: null,
    },
  }
}

function tableOf({ jobs, rows }: z.infer<typeof compared>, caption: string): AnswerPart {
  return {
    type: 'table',
    caption,
    columns: jobs.map(({ title }) => title),
    rows,
    jobIds: jobs.map(({ id }) => id),
  }
}

function draftsOf(results: readonly ToolResult[]): AnswerPart[] {
  const wanted = last(results, 'draft_alert', alert)
  const toSave = last(results, 'save_job', saved)
  const toSend = last(results, 'draft_application_message', message)
  const parts: AnswerPart[] = []
  if (wanted) {
    const { name, frequency, criteria } = wanted
    parts.push({ type: 'draft', kind: 'alert', fields: { name, frequency, criteria } })
  }
  if (toSave) {
    const { jobId, title } = toSave
    parts.push({ type: 'draft', kind: 'saved-job', fields: { jobId, title } })
  }
  if (toSend) {
    const { jobId, title, message: words, applyAt } = toSend
    const isElsewhere = applyAt === 'elsewhere'
    const fields = { jobId, title, message: words, isElsewhere }
    parts.push({ type: 'draft', kind: 'application-message', fields })
    parts.push({ type: 'handover', to: 'job', id: jobId })
  }
  return parts
}

function last<Shape extends z.ZodType>(
  results: readonly ToolResult[],
  name: string,
  shape: Shape,
): z.infer<Shape> | null {
  const result = results.findLast(each => each.name === name)?.result
  const read = shape.safeParse(result)
  return read.success ? read.data : null
}

type Filters = Extract<AnswerPart, { type: 'filters' }>['filters']

function defined(filters: z.infer<typeof searchFilters>): Filters {
  // The cast: what is left out of filters is undefined, and nothing else.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters
}
