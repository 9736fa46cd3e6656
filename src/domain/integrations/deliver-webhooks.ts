import { dayMs } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type FetchAnswer, FetchError, readStart } from '../../platform/network/fetcher.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { canDeliverWebhooks } from './integration.policy.ts'
import { stopAndTell } from './steps/stop-webhook.ts'
import { signedHeaders } from './steps/webhook-secret.ts'
import { claimWebhook, noteAnswer, updateWebhook, type WebhookRow } from './webhook.queries.ts'
import { noteOutcome, type Outcome, takeDelivery } from './webhook-delivery.queries.ts'

const lanes = 4
const runMs = 5 * 60_000
/** Longest time for one endpoint before others get their turn. */
const turnMs = 20_000
/** Longer than a turn plus its last response: a claim this old belongs to a crashed process. */
const claimMs = 2 * 60_000
/** A failed endpoint is not called for this long, whatever is waiting. */
const restMs = 60_000
const answerBytes = 4_096
const answerShownChars = 300
/** Backoff after each failed attempt; after the last one the delivery is given up. */
const waitsMinutes = [1, 5, 30, 120, 360, 720, 1440]

/**
 * Delivers due webhooks; returns how many were claimed. Several endpoints in parallel, each by one process and sequentially: a slow one
 * holds up nobody else. At-least-once: deliveries of a crashed process are repeated with the same `webhook-id`, by which receivers detect
 * duplicates.
 */
export async function deliverWebhooks(ctx: Context): Promise<number> {
  if (!canDeliverWebhooks(ctx.actor)) throw new NotAllowed()
  const end = after(ctx.now(), runMs)
  let taken = 0
  const work = async () => {
    while (ctx.now() < end) {
      const webhook = await claimWebhook(ctx.db, ctx.now(), after(ctx.now(), claimMs))
      if (!webhook) return
      const served = await serve(ctx, webhook)
      taken += served
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return taken
}

async function serve(ctx: Context, webhook: WebhookRow): Promise<number> {
  const end = after(ctx.now(), turnMs)
  let taken = 0
  let free = ctx.now()
  while (ctx.now() < end) {
    const now = ctx.now()
    const delivery = await takeDelivery(ctx.db, webhook.id, { now, again: after(now, claimMs) })
    free = ctx.now()
    if (!delivery) break
    const isTaken = await deliver(ctx, webhook, delivery)
    free = isTaken ? ctx.now() : after(ctx.now(), restMs)
    if (!isTaken) break
    taken += 1
  }
  await updateWebhook(ctx.db, webhook.id, { busy_until: free })
  return taken
}

type Delivery = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>

async function deliver(ctx: Context, webhook: WebhookRow, delivery: Delivery): Promise<boolean> {
  const answer = await send(ctx, webhook, delivery)
  const { isTaken } = answer
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    await noteOutcome(inside.db, delivery.id, outcomeOf(answer, delivery.attempts, now))
    const failingSince = await noteAnswer(inside.db, webhook.id, { isTaken, now })
    const isGone = answer.responseStatus === 410
    const isLong = failingSince !== null && failingSince <= after(now, -limits.webhookFailingDays * dayMs)
    const { id: webhookId, employerId } = webhook
    await tellLive(inside, { topics: [`employer:${employerId}`], kind: 'webhook', details: { webhookId } })
    if (isGone || isLong) await stopAndTell(inside, webhook, isGone ? 'gone' : 'failing')
  })
  if (!isTaken)
    ctx.log.info({ webhook: webhook.id, status: answer.responseStatus }, 'a webhook was not delivered')
  return isTaken
}

type Answer = {
  isTaken: boolean
  responseStatus: number | null
  problem: string | null
  /** From the endpoint's Retry-After. */
  waitMs: number
}

async function send(ctx: Context, webhook: WebhookRow, delivery: Delivery): Promise<Answer> {
  const body = JSON.stringify(delivery.body)
  try {
    const answer = await ctx.fetcher.fetch({
      url: webhook.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `${ctx.transport.brand.name.replaceAll(/[^\w.-]/g, '-')}-Webhooks/1`,
        ...signedHeaders(ctx, webhook, { id: delivery.id, body }),
      },
      body,
    })
    return await readAnswer(answer)
  } catch (error) {
    const reason = error instanceof FetchError ? error.reason : 'own-fault'
    if (reason === 'own-fault')
      ctx.log.error({ err: error, webhook: webhook.id }, 'a webhook could not be sent')
    return { isTaken: false, responseStatus: null, problem: reason, waitMs: 0 }
  }
}

/** The first line of an error response helps to find its cause; the body of a success is irrelevant. */
async function readAnswer({ status, headers, body }: FetchAnswer): Promise<Answer> {
  const isTaken = status >= 200 && status < 300
  const text = await readStart(body, answerBytes).catch(() => '')
  const shown = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const seconds = Number(headers['retry-after'])
  return {
    isTaken,
    responseStatus: status,
    problem: isTaken || shown === '' ? null : `answer: ${shown.slice(0, answerShownChars)}`,
    waitMs: seconds > 0 ? Math.min(seconds * 1000, dayMs) : 0,
  }
}

function outcomeOf(
  { isTaken, responseStatus, problem, waitMs }: Answer,
  attempts: number,
  now: Date,
): Outcome {
  if (isTaken) return { status: 'delivered', responseStatus, problem, deliveredAt: now }
  const waitMinutes = waitsMinutes[attempts - 1]
  if (waitMinutes === undefined) return { status: 'failed', responseStatus, problem }
  const nextTryAt = after(now, Math.max(waitMinutes * 60_000, waitMs))
  return { status: 'waiting', nextTryAt, responseStatus, problem }
}

function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}
