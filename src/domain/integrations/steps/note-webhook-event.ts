import type { Context } from '../../caller/context.ts'
import { deliverWebhooksTask } from '../integrations.tasks.ts'
import { findReference, listListeners } from '../webhook.queries.ts'
import type { WebhookEvent } from '../webhook.values.ts'
import { deleteHeldDeliveries, hasDeliveries, insertDeliveries } from '../webhook-delivery.queries.ts'

type Happened = {
  employerId: number
  jobId: number
  event: WebhookEvent
  /** Of an application; without one the event is the job's. */
  applicationId?: string
  /** What the job or application is now; null when it is gone. */
  status: string | null
  previousStatus?: string
  by?: 'employer' | 'applicant'
  /** How long it waits before it leaves; until then {@link withdrawWebhookEvent} takes it back. */
  holdSeconds?: number | undefined
}

/**
 * Writes down what an employer's programs are to be told, in the transaction of the change: rolled back with it, sent soon after
 * the commit. It holds ids and states and nobody's name or words: an address outside gets no more than it needs to ask for the
 * rest, with a key whose scope and last use are known. The caller has asked its policy.
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
  // Each with a task of its own: one task shared by several transactions would make them wait for each other.
  await ctx.tasks.enqueue(deliverWebhooksTask, {}, holdSeconds > 0 ? { startAfter: sendAfter } : {})
}

/**
 * Takes back what is held of an event of an application since `since`; false when a program has been told of it, or is about to be.
 * The caller has asked its policy.
 */
export async function withdrawWebhookEvent(
  ctx: Context,
  of: { employerId: number; applicationId: string; event: WebhookEvent; since: Date },
): Promise<boolean> {
  await deleteHeldDeliveries(ctx.db, { ...of, now: ctx.now() })
  return !(await hasDeliveries(ctx.db, of))
}
