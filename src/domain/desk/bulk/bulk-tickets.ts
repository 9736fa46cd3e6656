import { closeSupport, reopenSupport } from '../../support/desk/tend-conversation.ts'
import { supportLife } from '../../support/support-request.status.ts'
import type { BulkKind } from './bulk-kind.ts'
import { selectTickets } from './bulk-records.queries.ts'

export const bulkTickets: BulkKind = {
  permission: () => 'support.answer',
  load: async (ctx, { action, ids }) =>
    (await selectTickets(ctx.db, ids.map(Number))).map(({ id, number, status }) => ({
      id: String(id),
      name: `#${number}`,
      refusal: supportLife.may(status, action === 'close' ? 'closed' : 'open', 'team') ? null : 'status',
    })),
  change: async (ctx, { action, id }) => {
    const requestId = Number(id)
    const [ticket] = await selectTickets(ctx.db, [requestId])
    const seen = { requestId, version: ticket?.version ?? 0 }
    return action === 'close' ? closeSupport(ctx, seen) : reopenSupport(ctx, seen)
  },
}
