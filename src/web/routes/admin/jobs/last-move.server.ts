import type { Context } from '../../../../domain/caller/context.ts'
import { readLastBulkMove } from '../../../../domain/desk/bulk/move-jobs.ts'
import { translator } from '../../../../i18n/translate.ts'

/** What the administrator has just done to many ads, as long as it can be taken back. */
export async function lastMoveView(ctx: Context): Promise<{ id: string; text: string } | null> {
  const last = await readLastBulkMove(ctx)
  if (!last) return null
  const { id, action, jobIds } = last
  return { id, text: translator(ctx.locale)(`desk-words.bulk.last.${action}`, { count: jobIds.length }) }
}
