import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { requireOwnAlert } from './alert.policy.ts'
import { type AlertRow, loadAlert } from './alert.queries.ts'
import { alertKeyIn } from './alert-link.ts'

/** An alert of the person signed in by its id, or of whoever has the link of a mail. */
export type AlertKey = { id: string } | { token: string }

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws {NotFound} for what does not exist, is another person's or has a wrong link: all alike */
export async function loadOwnAlert(
  ctx: Context,
  key: AlertKey,
  options: { lock?: boolean } = {},
): Promise<AlertRow> {
  if ('token' in key) {
    const linkKey = alertKeyIn(ctx, key.token)
    const alert = linkKey === null ? null : await loadAlert(ctx.db, { linkKey }, options)
    if (!alert) throw new NotFound()
    return alert
  }
  const alert = isUuid.test(key.id) ? await loadAlert(ctx.db, { id: key.id }, options) : null
  requireOwnAlert(ctx.actor, alert)
  return alert as AlertRow // the policy lets nothing else through
}
