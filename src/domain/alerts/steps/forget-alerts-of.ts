import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canRunAlerts } from '../alert.policy.ts'
import { deleteAlertsOfAddress } from '../old-alert.queries.ts'

/** For account deletion: deletes the alerts that belong to the address only. */
export async function forgetAlertsOf(ctx: Context, { email }: { email: string }): Promise<void> {
  if (!canRunAlerts(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, inside => deleteAlertsOfAddress(inside.db, email))
}
