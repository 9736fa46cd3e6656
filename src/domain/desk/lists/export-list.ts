import type { Readable } from 'node:stream'
import { formatMoment } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { spreadsheetCsv } from '../../caller/spreadsheet-csv.ts'
import { type ListRow, type ListValue, listCondition, selectListPage } from './list.queries.ts'
import type { ListQuestion } from './list.schema.ts'
import { type ListName, listShapes } from './list.values.ts'
import { requireList } from './read-list.ts'

const batchSize = 500

/**
 * All rows of a list as asked, streamed as CSV for spreadsheets, safe from formula injection. The log says who has taken which list away.
 * @throws as `requirePermission`
 */
export async function exportList(
  ctx: Context,
  { list, question }: { list: ListName; question: ListQuestion },
): Promise<Readable> {
  requireList(ctx, list)
  // The words are somebody's name, perhaps: the log says only that there were some.
  const details = { list, filters: Object.values(question.filters).join(' '), hasWords: question.q !== '' }
  await noteEvent(ctx, 'admin-list-exported', { details })
  const t = translator(ctx.locale)
  const header = question.columns.map(column => t(`desk-words.column.${list}.${column}`))
  const cells = async function* () {
    for await (const { values } of allRows(ctx, list, question))
      yield question.columns.map(column =>
        listText(ctx.locale, { list, column, value: values[column] ?? null }),
      )
  }
  return spreadsheetCsv(header, cells())
}

async function* allRows(ctx: Context, list: ListName, question: ListQuestion): AsyncGenerator<ListRow> {
  const condition = await listCondition(ctx.db, list, question)
  for (let after: ListQuestion['after'] = null; ; ) {
    const page = { question: { ...question, after }, condition, limit: batchSize }
    const rows = await selectListPage(ctx.db, list, page)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = { value: last.position, id: last.id }
  }
}

/** The key of the text of a value that is one of several; messages have theirs where they are answered. */
export function choiceKey(list: ListName, column: string, value: string): string {
  return list === 'tickets' ? `support.${column}.${value}` : `desk-words.value.${list}.${column}.${value}`
}

/** A value as people read it. */
export function listText(
  locale: Locale,
  { list, column, value }: { list: ListName; column: string; value: ListValue },
): string {
  if (value === null) return ''
  const kind = listShapes[list].columns[column]
  if (kind === 'choice') return translator(locale)(choiceKey(list, column, String(value)))
  return value instanceof Date ? formatMoment(value, locale) : String(value)
}
