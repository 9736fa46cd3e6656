import { Readable } from 'node:stream'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { spreadsheetCsv } from '../caller/spreadsheet-csv.ts'
import type { AuditFilter } from './audit-filter.ts'
import { type AuditEntry, type AuditSelection, selectAuditEvents } from './audit-log.queries.ts'
import { selectionOf } from './steps/audit-selection.ts'

const entriesAtOnce = 500

/**
 * The log, narrowed down, as a file: of one person for a request for information, or whole for an auditor. That it was taken stands in the
 * log itself, with whose it was as an id.
 * @throws SignInRequired, NotAllowed
 */
export async function exportAuditLog(
  ctx: Context,
  { as, ...filter }: AuditFilter & { as: 'csv' | 'json' },
): Promise<Readable> {
  requirePermission(ctx, 'audit.read')
  const selection = await selectionOf(ctx, filter)
  const { userId, kind } = selection
  const details = { as, ...(userId && { of: userId }), ...(kind && { kind }) }
  await noteEvent(ctx, 'audit-log-exported', { details })
  if (as === 'json') return Readable.from(jsonOf(ctx, selection))
  const head = ['id', 'at', 'kind', 'account', 'person', 'by', 'address', 'browser', 'employer', 'details']
  return spreadsheetCsv(head, rowsOf(ctx, selection))
}

async function* rowsOf(ctx: Context, selection: AuditSelection): AsyncGenerator<string[]> {
  for await (const entry of entriesOf(ctx, selection))
    yield [
      String(entry.id),
      entry.at.toISOString(),
      entry.kind,
      entry.userId ?? '',
      entry.userName ?? '',
      entry.actorName ?? '',
      entry.address ?? '',
      entry.userAgent ?? '',
      entry.employerName ?? '',
      JSON.stringify(entry.details),
    ]
}

async function* jsonOf(ctx: Context, selection: AuditSelection): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entriesOf(ctx, selection)) {
    yield before + JSON.stringify(entry)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* entriesOf(ctx: Context, selection: AuditSelection): AsyncGenerator<AuditEntry> {
  for (let beforeId: number | null = null; ; ) {
    const entries: AuditEntry[] = await selectAuditEvents(ctx.db, {
      ...selection,
      beforeId,
      limit: entriesAtOnce,
    })
    yield* entries
    const last = entries.at(-1)
    if (!last || entries.length < entriesAtOnce) return
    beforeId = last.id
  }
}
