import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { bulkActions } from '../../../../domain/desk/bulk/bulk-move.values.ts'
import { bulkPermission, readLastBulkMove } from '../../../../domain/desk/bulk/move-in-bulk.ts'
import type { ListName } from '../../../../domain/desk/lists/list.values.ts'
import { translator } from '../../../../i18n/translate.ts'

/** What the administrator may do to many rows of a list, and what was done last, as long as it can be taken back. */
export async function bulkView(ctx: Context, list: ListName) {
  const t = translator(ctx.locale)
  const actions = bulkActions[list].filter(action =>
    hasPermission(ctx.actor, bulkPermission({ list, action })),
  )
  const last = actions.length === 0 ? null : await readLastBulkMove(ctx, { list })
  return {
    actions: actions.map(value => ({ value, label: t(`desk-words.bulk.action.${value}`) })),
    last: last && {
      id: last.id,
      text: t(`desk-words.bulk.last.${last.action}`, { count: last.ids.length }),
    },
  }
}
