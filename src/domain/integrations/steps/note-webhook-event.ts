import type { Context } from '../../caller/context.ts'
import { findReference, listListeners } from '../webhook.queries.ts'
import type { WebhookEvent } from '../webhook.values.ts'
import { deleteHeldDeliveries, hasDeliveries, insertDeliveries } from '../webhook-delivery.queries.ts'

type Happened = {
  employerId: number
  jobId: number
  event: WebhookEvent
  /** For events of an application; otherwise the event is the job's. */
  applicationId?: string
  /** Current status of the job or application; null when it was deleted. */
  status: string | null
  previousStatus?: string
  by?: 'employer' | 'applicant'
  /** Delay before delivery; until then {@link withdrawWebhookEvent} can cancel it. */
  holdSeconds?: number | undefined
}

/**
 * Records a webhook event in the transaction of the change: rolled back with it, delivered soon after the commit. Payloads hold ids and
 * statuses only, no personal data: receivers fetch the rest with an API key whose scope and last use are known. The caller has checked its
 * policy.
 */
export async function noteWebhookEvent(ctx: Context, happened: Happened): Promise<void> {
  const { employerId, event, jobId, applicationId, status, previousStatus, by, holdSeconds = 0 } = happened
  const listeners = await listListeners(ctx.db, employerId, event)
  if (listeners.length === 0) return
  const url = applicationId === undefined ? ctx.links.apiJob(jobId) : ctx.links.apiApplication(applicationId)
  const now = ctx.now()
  const body = {
    type: event,
    timestamp: now.toISOString(),
    data: {
      ...(applicationId === undefined ? {} : { applicationId }),
      jobId,
      reference: await findReference(ctx.db, jobId),
      status,
      ...(previousStatus === undefined ? {} : { previousStatus }),
      ...(by === undefined ? {} : { by }),
      url: status === null || status === 'deleted' ? null : url,
    },
  }
  const sendAfter = new Date(now.getTime() + holdSeconds * 1000)
  await insertDeliveries(ctx.db, listeners, { event, body, now, sendAfter })
  // A task each: a task shared by several transactions would make them wait for each other.
  await ctx.tasks.enqueue('deliver-webhooks', {}, holdSeconds > 0 ? { startAfter: sendAfter } : {})
}

/**
 * Cancels a delayed event of an application since `since`; false when it has been delivered or is about to be. The caller has checked its
 * policy.
 */
export async function withdrawWebhookEvent(
  ctx: Context,
  of: { employerId: number; applicationId: string; event: WebhookEvent; since: Date },
): Promise<boolean> {
  await deleteHeldDeliveries(ctx.db, { ...of, now: ctx.now() })
  return !(await hasDeliveries(ctx.db, of))
}
