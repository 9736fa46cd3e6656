import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { listOwners } from '../../mail/steps/list-owners.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { stopWebhook, type WebhookRow } from '../webhook.queries.ts'

/**
 * Stops an endpoint that has taken nothing for days, or has said that it is gone for good, and tells the owners by mail; in the
 * caller's transaction, who has asked its policy.
 */
export async function stopAndTell(
  ctx: Context,
  webhook: WebhookRow,
  reason: 'failing' | 'gone',
): Promise<void> {
  if (!(await stopWebhook(ctx.db, webhook.id))) return
  const { employer, owners } = await listOwners(ctx, webhook.employerId)
  for (const { userId, name, email, locale } of owners) {
    await queueMail(ctx, {
      to: email,
      template: 'webhook-stopped',
      props: {
        name,
        employer,
        host: new URL(webhook.url).host,
        reason,
        days: limits.webhookFailingDays,
        url: ctx.links.webhook(webhook, locale),
      },
      locale,
      userId,
    })
  }
}
