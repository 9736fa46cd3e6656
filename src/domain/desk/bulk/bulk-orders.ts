import { cancelOrder } from '../../orders/cancel-order.ts'
import { orderLife } from '../../orders/order.status.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkRefusal } from './bulk-move.values.ts'
import { type MovableOrder, selectOrders } from './bulk-records.queries.ts'

/** What nobody has paid. An order against an invoice needs a reason of its own, and money is given back one by one. */
export const bulkOrders: BulkKind = {
  permission: () => 'billing.manage',
  load: async (ctx, { ids }) =>
    (await selectOrders(ctx.db, ids.map(Number))).map(order => ({
      id: String(order.id),
      name: `#${order.id}`,
      refusal: refusalOf(order),
    })),
  change: async (ctx, { id }) => {
    const [order] = await selectOrders(ctx.db, [Number(id)])
    return order && cancelOrder(ctx, { key: order.key })
  },
}

function refusalOf({ status, isOnAccount, isPaying }: MovableOrder): BulkRefusal | null {
  if (!orderLife.may(status, 'cancelled', 'team')) return 'status'
  if (isOnAccount) return 'on-account'
  return isPaying ? 'paying' : null
}
