import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { listOwners } from '../../mail/steps/list-owners.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { stopWebhook, type WebhookRow } from '../webhook.queries.ts'

/**
 * Disables an endpoint that has failed for days or answered 410 Gone, and notifies the owners by mail; in the transaction of the caller,
 * which has checked its policy.
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
