import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { supportKeyIn } from './steps/support-link.ts'
import { requireLinkedRequest } from './support.policy.ts'
import { findRequestByKey, insertMessage, listMessages, moveRequest } from './support.queries.ts'
import { type SupportStatus, supportLife } from './support-request.status.ts'
import type { SupportMessage, SupportRequest } from './support-request.ts'

type Token = { token: string }

/** The own conversation, for whoever has the link of its mails. @throws NotFound */
export async function readSupportByLink(
  ctx: Context,
  input: Token,
): Promise<{ request: SupportRequest; messages: SupportMessage[] }> {
  const request = requireLinkedRequest(await linked(ctx, input))
  return { request, messages: await listMessages(ctx.db, request.id) }
}

/** Hands a guest's message on. Idempotent. @throws NotFound */
export async function confirmSupport(ctx: Context, input: Token): Promise<void> {
  await move(ctx, input, 'new')
}

/** Also opens a closed conversation again. @throws NotFound; Conflict before the address is confirmed; {TooMany} */
export async function replyToSupport(ctx: Context, input: Token & { text: string }): Promise<void> {
  const { id, status } = requireLinkedRequest(await linked(ctx, input))
  if (status === 'unconfirmed') throw new Conflict('support.problem.unconfirmed')
  await limitTries(ctx, {
    kind: 'support-reply',
    subject: String(id),
    tries: limits.supportRepliesPerHour,
    windowMinutes: 60,
  })
  await inTransaction(ctx, async inside => {
    const message = { author: 'person', writtenBy: null, text: input.text, now: inside.now() } as const
    await insertMessage(inside.db, { requestId: id, ...message })
    // What already waits for the team keeps its state and its place among those who wait.
    await move(inside, input, 'open')
  })
}

/** @throws NotFound */
export async function closeOwnSupport(ctx: Context, input: Token): Promise<void> {
  await move(ctx, input, 'closed')
}

async function move(ctx: Context, input: Token, to: SupportStatus): Promise<boolean> {
  const { id } = requireLinkedRequest(await linked(ctx, input))
  return moveRequest(ctx.db, { id, from: supportLife.sources('person', to), to, now: ctx.now() })
}

async function linked(ctx: Context, { token }: Token): Promise<SupportRequest | null> {
  const linkKey = supportKeyIn(ctx, token)
  return linkKey === null ? null : findRequestByKey(ctx.db, linkKey)
}
