import type { Context } from '../caller/context.ts'
import { type AlertRow, loadAlert } from './alert.queries.ts'
import { alertKeyIn } from './steps/alert-link.ts'

/** An alert of the person signed in by its id, or of whoever has the link of a mail. */
export type AlertKey = { id: string } | { token: string }

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The alert that a key names, for `requireAlert` to judge; null when there is none. */
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
    alert: isUuid.test(key.id) ? await loadAlert(ctx.db, { id: key.id }, options) : null,
    byLink: false,
  }
}
