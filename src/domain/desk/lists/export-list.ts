import type { Readable } from 'node:stream'
import { translator } from '../../../i18n/translate.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { spreadsheetCsv } from '../../caller/spreadsheet-csv.ts'
import { type ListRow, listCondition, type Reading, selectListPage } from './list.queries.ts'
import type { ListQuestion } from './list.schema.ts'
import type { ListName } from './list.values.ts'
import { listText } from './list-text.ts'
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
  const details = { ...narrowedTo(list, question), hasWords: question.q !== '' }
  await noteEvent(ctx, 'admin-list-exported', { details })
  const t = translator(ctx.locale)
  const header = question.columns.map(column => t(`desk-words.column.${list}.${column}`))
  const cells = async function* () {
    const { columns } = question
    for await (const row of allRows({ db: ctx.db, now: ctx.now() }, list, question))
      yield columns.map(column => listText(ctx.locale, { list, column, row, columns }))
  }
  return spreadsheetCsv(header, cells())
}

/** The list and its filters, as the log notes them. */
export function narrowedTo(list: ListName, { filters }: ListQuestion): { list: string; filters?: string } {
  const narrowed = new URLSearchParams(filters).toString()
  return { list, ...(narrowed !== '' && { filters: narrowed }) }
}

/** For exports that have asked who may. */
export async function* allRows(
  reading: Reading,
  list: ListName,
  question: ListQuestion,
): AsyncGenerator<ListRow> {
  const condition = await listCondition(reading, list, question)
  for (let after: ListQuestion['after'] = null; ; ) {
    const page = { question: { ...question, after }, condition, limit: batchSize }
    const rows = await selectListPage(reading, list, page)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = { value: last.position, id: last.id }
  }
}
