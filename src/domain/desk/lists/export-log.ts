import { Readable } from 'node:stream'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { spreadsheetCsv } from '../../caller/spreadsheet-csv.ts'
import { allRows, narrowedTo } from './export-list.ts'
import type { ListRow, ListValue } from './list.queries.ts'
import type { ListQuestion } from './list.schema.ts'
import { accountsNamed } from './of-people-named.queries.ts'
import { requireList } from './read-list.ts'

/** The names of the file's fields, and the columns of the list that they are. */
const fields = {
  at: 'at',
  kind: 'kind',
  account: 'account',
  person: 'person',
  by: 'by',
  address: 'address',
  browser: 'device',
  employer: 'employer',
  details: 'details',
} as const

/**
 * The log as asked for, with all that it has and unchanged, as a file: of one person for a request for information, or whole for an auditor.
 * That it was taken stands in the log itself, with whose it was as an id.
 * @throws SignInRequired, NotAllowed
 */
export async function exportLog(
  ctx: Context,
  { question, as }: { question: ListQuestion; as: 'csv' | 'json' },
): Promise<Readable> {
  requireList(ctx, 'log')
  const { q } = question
  const people = q === '' ? [] : await accountsNamed(ctx.db, q)
  const of = Array.isArray(people) && people.length === 1 ? people[0] : undefined
  const details = { as, ...(of && { of }), ...narrowedTo('log', question) }
  await noteEvent(ctx, 'audit-log-exported', { details })
  const rows = allRows({ db: ctx.db, now: ctx.now() }, 'log', question)
  if (as === 'json') return Readable.from(jsonOf(rows))
  return spreadsheetCsv(['id', ...Object.keys(fields)], cellsOf(rows))
}

async function* cellsOf(rows: AsyncIterable<ListRow>): AsyncGenerator<string[]> {
  for await (const { id, values } of rows)
    yield [id, ...Object.values(fields).map(column => asText(values[column] ?? null))]
}

async function* jsonOf(rows: AsyncIterable<ListRow>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const { id, values } of rows) {
    const entry = Object.entries(fields).map(([name, column]) => [name, values[column] ?? null] as const)
    yield before + JSON.stringify({ id: Number(id), ...Object.fromEntries(entry) })
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function asText(value: ListValue): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
