import { isUuid } from '../../basics/uuid.ts'
import type { Context } from '../caller/context.ts'
import { type AlertRow, loadAlert } from './alert.queries.ts'
import { alertKeyIn } from './steps/alert-link.ts'

/** The signed-in person's alert by id, or anyone's by the token of a mailed link. */
export type AlertKey = { id: string } | { token: string }

/** Unchecked: the caller passes the result, null included, to `requireAlert`. */
export async function loadOwnAlert(
  ctx: Context,
  key: AlertKey,
  options: { lock?: boolean } = {},
): Promise<{ alert: AlertRow | null; byLink: boolean }> {
  if ('token' in key) {
    const linkKey = alertKeyIn(ctx, key.token)
    return {
      alert: linkKey === null ? null : await loadAlert(ctx.db, { linkKey }, options),
      byLink: true,
    }
  }
  return {
    alert: isUuid(key.id) ? await loadAlert(ctx.db, { id: key.id }, options) : null,
    byLink: false,
  }
}
