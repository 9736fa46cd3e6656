import type { AnswerPart } from '../../../../domain/assistant/answer-part.schema.ts'
import type { PublicJobRow } from '../../../../domain/assistant/conversation/show-jobs.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { comparisonQuery } from '../../../../domain/comparison/comparison.schema.ts'
import { jobSearchQuery, readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import type { OwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href, withoutPrefix, withPrefix } from '../../../addresses.ts'
import { pathInside, wayBackQuery } from '../../../way-back.ts'
import { criteriaLabels } from '../alerts/criteria-labels.server.ts'
import { withQuery } from '../filters/list-view.ts'
import { jobCardView, stated } from '../job-card.server.ts'
import type { ChipView, DraftView, LinkView, PartView, TextBlock } from './emma-view.ts'

type Fields = (AnswerPart & { type: 'filters' })['filters']

/** What the ids of all parts on a page stand for now. */
export type Known = { jobs: ReadonlyMap<number, PublicJobRow>; marks: OwnMarks }

type Place = Known & { conversation: string; filters: Fields | null; path: string }

/** One part as it is shown: ads as they are at this moment, in the language of the page. */
export async function partView(ctx: Context, part: AnswerPart, place: Place): Promise<PartView | null> {
  switch (part.type) {
    case 'text':
      return { type: 'text', blocks: textBlocks(part.text) }
    case 'filters':
      return { type: 'filters', ...(await filtersView(ctx, part.filters)) }
    case 'jobs':
      return jobsView(ctx, part, place)
    case 'table':
      return tableView(ctx, part, place)
    case 'draft':
      return draftView(ctx, part, place)
    case 'choices':
      return part.choices.length > 0 ? part : null
    case 'sources':
      return { type: 'sources', sources: part.sources.map(source => sourceView(ctx, source)) }
    case 'handover':
      return { type: 'handover', ...handoverView(ctx, part, place) }
    default:
      return part satisfies never
  }
}

/** Every ad that the parts name. */
export function idsIn(parts: readonly AnswerPart[]): number[] {
  return parts.flatMap(part => {
    if (part.type === 'jobs') return part.ids
    if (part.type === 'table') return part.jobIds ?? []
    if (part.type === 'draft') return [idOf(part.fields)].filter(id => id > 0)
    return part.type === 'handover' && part.id !== undefined ? [part.id] : []
  })
}

/** Paragraphs and lists, as the texts of answers are written. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap(paragraph => {
    const blocks: TextBlock[] = []
    for (const line of paragraph.split('\n').map(each => each.trim())) {
      const item = /^- (.*)$/.exec(line)?.[1]
      const last = blocks.at(-1)
      if (item === undefined) {
        if (last && 'text' in last) last.text += ` ${line}`
        else if (line) blocks.push({ text: line })
      } else if (last && 'items' in last) last.items.push(item)
      else blocks.push({ items: [item] })
    }
    return blocks
  })
}

async function filtersView(ctx: Context, filters: Fields): Promise<{ chips: ChipView[]; to: string }> {
  const query = queryOf(filters)
  const { params } = readJobSearchParams(query)
  const labels = await criteriaLabels(ctx, params)
  const chips = labels.map(({ key, label }) => ({ key, label }))
  return { chips, to: withQuery(href('jobs', ctx.locale), jobSearchQuery(params)) }
}

/** Alerts name their search as one query, as their form takes it. */
function queryOf(fields: Fields): URLSearchParams {
  if (typeof fields.criteria === 'string') return new URLSearchParams(fields.criteria)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return query
}

function jobsView(ctx: Context, { ids, total }: AnswerPart & { type: 'jobs' }, place: Place): PartView {
  const t = translator(ctx.locale)
  const open = ids.flatMap(id => {
    const job = place.jobs.get(id)
    return job && !job.hasEnded ? [job] : []
  })
  const gone = ids.length - open.length
  const cards = open.map(job => ({
    card: stated(jobCardView(ctx, job, place.marks)),
    applyTo: place.marks.applications.has(job.id)
      ? null
      : href('apply', ctx.locale, { key: `${job.id}-${job.slug}` }),
  }))
  return {
    type: 'jobs',
    cards,
    gone: gone > 0 ? t('emma-words.jobs-gone', { count: gone }) : null,
    more: total > ids.length && place.filters ? moreOf(ctx, total, place.filters) : null,
  }
}

function moreOf(ctx: Context, total: number, filters: Fields): LinkView {
  const { params } = readJobSearchParams(queryOf(filters))
  const text = translator(ctx.locale)('emma-words.jobs-all', {
    count: total,
    total: formatCount(total, ctx.locale),
  })
  return { text, to: withQuery(href('jobs', ctx.locale), jobSearchQuery({ ...params, page: 1 })) }
}

function tableView(ctx: Context, table: AnswerPart & { type: 'table' }, { jobs }: Place): PartView {
  const toJob = (index: number) => {
    const job = jobs.get(table.jobIds?.[index] ?? 0)
    return job ? href('job', ctx.locale, { key: `${job.id}-${job.slug}` }) : null
  }
  return {
    type: 'table',
    caption: table.caption,
    columns: table.columns.map((text, index) => ({ text, to: toJob(index) })),
    rows: table.rows,
    more: comparisonOf(ctx, table.jobIds ?? []),
  }
}

function comparisonOf({ locale }: Context, jobIds: readonly number[]): LinkView | null {
  if (jobIds.length < 2) return null
  const to = `${href('comparison', locale)}?${comparisonQuery({ jobIds: [...jobIds] })}`
  return { text: translator(locale)('comparison-words.link-table'), to }
}

async function draftView(
  ctx: Context,
  { kind, fields }: AnswerPart & { type: 'draft' },
  place: Place,
): Promise<PartView | null> {
  if (kind === 'alert') {
    const { chips, to } = await filtersView(ctx, fields)
    const [, query = ''] = to.split('?')
    const draft = {
      kind,
      chips: chips.map(({ label }) => label),
      to: withQuery(href('new-alert', ctx.locale), query),
    }
    return { type: 'draft', draft }
  }
  const row = place.jobs.get(idOf(fields))
  if (!row) return null
  const job = { id: row.id, title: row.title, to: href('job', ctx.locale, { key: `${row.id}-${row.slug}` }) }
  const draft: DraftView =
    kind === 'saved-job'
      ? { kind, job: { ...job, isSaved: place.marks.savedJobs.has(row.id) } }
      : { kind, job, message: String(fields.message ?? ''), isElsewhere: fields.isElsewhere === true }
  return { type: 'draft', draft }
}

function idOf({ jobId, id }: Fields): number {
  return Number(jobId ?? id ?? 0)
}

function sourceView(
  ctx: Context,
  { label, page, checkedOn }: (AnswerPart & { type: 'sources' })['sources'][number],
): { label: string; to: string | null; checked: string | null } {
  const t = translator(ctx.locale)
  const to = pathInside(page ?? null)
  return {
    label,
    to: to && withPrefix(withoutPrefix(to), ctx.locale),
    checked: checkedOn
      ? t('emma-words.checked', { date: formatDate(new Date(`${checkedOn}T12:00:00Z`), ctx.locale) })
      : null,
  }
}

function handoverView(
  ctx: Context,
  { to, id }: AnswerPart & { type: 'handover' },
  { conversation, path, jobs }: Place,
): { text: string; link: LinkView } {
  const t = translator(ctx.locale)
  const words = (target: string) => ({
    text: t(`emma-words.handover.${to}`),
    link: { text: t(`emma-words.handover.${to}-link`), to: target },
  })
  if (to === 'support') return words(`${href('contact', ctx.locale)}?conversation=${conversation}`)
  if (to === 'sign-in') return words(href('login', ctx.locale) + wayBackQuery(path))
  const job = jobs.get(id ?? 0)
  if (to === 'job' && job) return words(href('job', ctx.locale, { key: `${job.id}-${job.slug}` }))
  return words(href(to === 'job' ? 'jobs' : 'seeker-profile', ctx.locale))
}
