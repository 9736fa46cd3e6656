import type { Readable } from 'node:stream'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { spreadsheetCsv } from '../caller/spreadsheet-csv.ts'
import { type BoardDays, type BoardStatistics, readBoardStatistics } from './read-board-statistics.ts'

/**
 * The same figures as {@link readBoardStatistics} for a spreadsheet; who took them stands in the log.
 * @throws SignInRequired, NotAllowed
 */
export async function exportBoardStatistics(ctx: Context, { days }: { days: BoardDays }): Promise<Readable> {
  requirePermission(ctx, 'statistics.read')
  const found = await readBoardStatistics(ctx, { days })
  await noteEvent(ctx, 'statistics-exported', { details: { days } })
  return spreadsheetCsv(['part', 'name', 'now', 'before'], rowsOf(found))
}

async function* rowsOf({
  figures,
  pages,
  jobs,
  searches,
  charts,
  modelCostEur: cost,
}: BoardStatistics): AsyncGenerator<string[]> {
  for (const { name, now, before } of figures) yield ['figure', name, text(now), text(before)]
  if (cost) yield ['figure', 'emma-cost-eur', cost.now.toFixed(2), cost.before.toFixed(2)]
  for (const { page, now, before } of pages) yield ['page', page, text(now), text(before)]
  for (const { by, shares } of jobs)
    for (const { value, count } of shares) yield [`ads by ${by}`, value, text(count), '']
  for (const { by, texts } of searches)
    for (const asked of texts) yield [`searches by ${by}`, asked.text, text(asked[by]), '']
  for (const { name, days } of charts)
    for (const { day, value } of days) yield [`${name} by day`, day, text(value), '']
}

/** Too few people to be told. */
function text(count: number | null): string {
  return count === null ? '<5' : String(count)
}
