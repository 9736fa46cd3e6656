import type { Readable } from 'node:stream'
import { formatDate } from '../../i18n/format.ts'
import { translator } from '../../i18n/translate.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { spreadsheetCsv } from '../caller/spreadsheet-csv.ts'
import { requireManager } from './application.policy.ts'
import type { EmployerFilter } from './application.schema.ts'
import { applicationListPdf, applicationPdf } from './application-pdf.ts'
import { type EmployerApplicationRow, listForEmployer } from './employer-application.queries.ts'
import { readEmployerApplication } from './read-employer-application.ts'
import { shownName } from './shown-name.ts'

type ListInput = EmployerFilter & { employerId: number; format: 'csv' | 'pdf' }

const batchSize = 200

/**
 * All applications of a filter as a streamed file: CSV in UTF-8 for spreadsheets, safe from formula injection, or PDF for print. The export
 * is audited. @throws {NotFound} for another employer
 */
export async function exportApplications(ctx: Context, { format, ...filter }: ListInput): Promise<Readable> {
  requireManager(ctx.actor, filter.employerId)
  const details = { employerId: filter.employerId, format }
  await noteEvent(ctx, 'applications-exported', { details })
  const rows = allRows(ctx, filter)
  return format === 'csv' ? csvOf(rows, ctx) : applicationListPdf(rows, ctx)
}

/** One application with answers, conversation and history as a PDF, without internal notes. @throws {NotFound} */
export async function exportApplication(ctx: Context, { id }: { id: string }): Promise<Readable> {
  const application = await readEmployerApplication(ctx, { id })
  const details = { employerId: application.employerId, applicationId: application.id, format: 'pdf' }
  await noteEvent(ctx, 'applications-exported', { details })
  return applicationPdf(application, ctx)
}

/** In batches, so that memory use is bounded. */
async function* allRows(
  ctx: Context,
  filter: EmployerFilter & { employerId: number },
): AsyncGenerator<EmployerApplicationRow> {
  for (let offset = 0; ; offset += batchSize) {
    const rows = await listForEmployer(ctx.db, { ...filter, limit: batchSize, offset })
    yield* rows
    if (rows.length < batchSize) return
  }
}

const columns = ['received', 'name', 'email', 'job', 'status', 'since'] as const

function csvOf(rows: AsyncIterable<EmployerApplicationRow>, { locale }: Context): Readable {
  const t = translator(locale)
  const header = columns.map(column => t(`employer-applications.export.column-${column}`))
  const cells = async function* () {
    for await (const row of rows) {
      const { createdAt, email, jobTitle, status, statusChangedAt } = row
      const name = shownName(row, locale)
      const state = t(`employer-applications.status.${status}`)
      const since = formatDate(statusChangedAt, locale)
      yield [formatDate(createdAt, locale), name, email ?? '', jobTitle, state, since]
    }
  }
  return spreadsheetCsv(header, cells())
}
