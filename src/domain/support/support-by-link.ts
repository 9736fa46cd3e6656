import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { insertMessage, listOwnMessages } from './message.queries.ts'
import { dueAt } from './steps/due-at.ts'
import { supportKeyIn } from './steps/support-link.ts'
import { requireLinkedRequest } from './support.policy.ts'
import { findRequestByKey, moveRequest, updateRequest } from './support.queries.ts'
import type { SupportRating } from './support.values.ts'
import { type SupportStatus, supportLife } from './support-request.status.ts'
import { type SupportMessage, type SupportRequest, withoutTeam } from './support-request.ts'

type Token = { token: string }

/** The own conversation, for whoever has the link of its mails, without the team's notes. @throws NotFound */
export async function readSupportByLink(
  ctx: Context,
  input: Token,
): Promise<{ request: SupportRequest; messages: SupportMessage[]; canRate: boolean }> {
  const request = requireLinkedRequest(await linked(ctx, input))
  const messages = await listOwnMessages(ctx.db, request.id)
  return { request: withoutTeam(request), messages, canRate: canRate(request) }
}

/** Hands a guest's message on, or to whoever looks at what may be spam. Idempotent. @throws NotFound */
export async function confirmSupport(ctx: Context, input: Token): Promise<void> {
  const { heldBecause } = requireLinkedRequest(await linked(ctx, input))
  await move(ctx, input, heldBecause.length > 0 ? 'held' : 'new')
}

/** Also opens a closed conversation again. @throws NotFound; Conflict before the address is confirmed; {TooMany}; {Invalid} on `files` */
export async function replyToSupport(
  ctx: Context,
  input: Token & { text: string; fileIds?: readonly string[] },
): Promise<void> {
  const { id, status } = requireLinkedRequest(await linked(ctx, input))
  if (status === 'unconfirmed') throw new Conflict('support.problem.unconfirmed')
  await limitTries(ctx, {
    kind: 'support-reply',
    subject: String(id),
    tries: limits.supportRepliesPerHour,
    windowMinutes: 60,
  })
  await inTransaction(ctx, async inside => {
    const { text, fileIds = [] } = input
    const files = await takeFiles(inside, { fileIds, purpose: 'support' })
    const message = { author: 'person', writtenBy: null, text, now: inside.now() } as const
    await insertMessage(inside.db, { requestId: id, ...message, fileIds: files.map(file => file.id) })
    // What already waits for the team keeps its state and its place among those who wait.
    if (!(await move(inside, input, 'open'))) await updateRequest(inside.db, id, {})
  })
}

/** @throws NotFound */
export async function closeOwnSupport(ctx: Context, input: Token): Promise<void> {
  await move(ctx, input, 'closed')
}

/** How it went, once it is over and was answered; may be changed. @throws NotFound; Conflict before */
export async function rateSupport(
  ctx: Context,
  input: Token & { rating: SupportRating; text: string | null },
): Promise<void> {
  const request = requireLinkedRequest(await linked(ctx, input))
  if (!canRate(request)) throw new Conflict('support.problem.not-over')
  const rating = { value: input.rating, text: input.text, at: ctx.now() }
  await updateRequest(ctx.db, request.id, { rating })
}

function canRate({ status, firstAnsweredAt }: SupportRequest): boolean {
  return status === 'closed' && firstAnsweredAt !== null
}

async function move(ctx: Context, input: Token, to: SupportStatus): Promise<boolean> {
  const { id } = requireLinkedRequest(await linked(ctx, input))
  const from = supportLife.sources('person', to)
  return moveRequest(ctx.db, { id, from, to, dueAt: dueAt(ctx, to), now: ctx.now() })
}

async function linked(ctx: Context, { token }: Token): Promise<SupportRequest | null> {
  const linkKey = supportKeyIn(ctx, token)
  return linkKey === null ? null : findRequestByKey(ctx.db, linkKey)
}
