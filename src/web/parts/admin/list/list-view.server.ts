import { choiceKey } from '../../../../domain/audit/list-words.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { type ListQuestion, readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import { type ColumnKind, type ListName, listShapes } from '../../../../domain/desk/lists/list.values.ts'
import { listText } from '../../../../domain/desk/lists/list-text.ts'
import { readList } from '../../../../domain/desk/lists/read-list.ts'
import { listViews } from '../../../../domain/desk/lists/saved-views.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { recordLink } from '../record-link.server.ts'
import { bulkView } from './bulk-view.server.ts'

export type AdminListView = Awaited<ReturnType<typeof listView>>

/** Everything a list's page shows, as text: its rows, what can be asked of it, and where its links lead. */
export async function listView(ctx: Context, list: ListName, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const params = new URL(request.url).searchParams
  const question = readListQuestion(list, params)
  const page = await readList(ctx, { list, question })
  const views = await listViews(ctx, { list })
  const shown = formatCount(page.count, locale)
  return {
    list,
    title: t(`desk-words.title.${list}`),
    intro: t(`desk-words.intro.${list}`),
    count: page.isMore
      ? t('desk-words.count-more', { count: shown })
      : t('desk-words.count', { count: page.count }),
    ...formFacts(ctx, list, question),
    headings: question.columns.map(column => headingOf(ctx, { list, column, question, params })),
    rows: page.rows.map(row => ({
      id: row.id,
      to: recordLink(ctx, { list, id: row.id }),
      cells: question.columns.map((column, index) => {
        const text = listText(locale, { list, column, row, columns: question.columns })
        return {
          column,
          isProse: proseKinds.includes(listShapes[list].columns[column]) || text.length > longest,
          text: text === '' && index === 0 ? t('desk-words.untitled') : text,
        }
      }),
    })),
    next: page.next && `?${changed(params, { after: page.next })}`,
    first: question.after && `?${changed(params, {})}`,
    query: changed(params, {}).toString(),
    file: `${href('admin-list-file', locale, { list })}?${changed(params, {})}`,
    bulk: await bulkView(ctx, list),
    views: views.map(view => ({ ...view, to: `?${view.query}` })),
  }
}

/** What may be long, and is broken into lines. */
const proseKinds: (ColumnKind | undefined)[] = ['text', 'bilingual', 'details']

/** Letters of what stays in one line: a moment, a status, but not the name of everything that the log knows. */
const longest = 24

/** What stands in the filter form. */
function formFacts({ locale }: Context, list: ListName, question: ListQuestion) {
  const t = translator(locale)
  const shape = listShapes[list]
  const columnText = (column: string) => t(`desk-words.column.${list}.${column}`)
  return {
    search: { label: t(`desk-words.search.${list}`), value: question.q },
    filters: Object.entries(shape.filters).map(([name, values]) => ({
      name,
      label: t(`desk-words.filter.${list}.${name}`),
      value: question.filters[name] ?? '',
      // None for a day, which is picked.
      options:
        values === 'day' ? null : values.map(value => ({ value, label: t(choiceKey(list, name, value)) })),
    })),
    sort: question.sort,
    direction: question.direction,
    choices: Object.keys(shape.columns).map((column, index) => ({
      column,
      label: columnText(column),
      isShown: question.columns.includes(column),
      isFixed: index === 0,
    })),
  }
}

type HeadingInput = { list: ListName; column: string; question: ListQuestion; params: URLSearchParams }

/** A column that the list can be ordered by is a link: to its order, or to the other direction. */
function headingOf({ locale }: Context, { list, column, question, params }: HeadingInput) {
  const isSorted = question.sort === column
  const opposite = question.direction === 'asc' ? 'desc' : 'asc'
  return {
    column,
    label: translator(locale)(`desk-words.column.${list}.${column}`),
    sorted: isSorted ? question.direction : null,
    to: listShapes[list].sorts.includes(column)
      ? `?${changed(params, { sort: column, direction: isSorted ? opposite : null })}`
      : null,
  }
}

/** The address with other values; a page further on is none of the new list's, and what the router asks with is nobody's. */
function changed(params: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['after', 'index', 'ask', '_routes']) next.delete(name)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
