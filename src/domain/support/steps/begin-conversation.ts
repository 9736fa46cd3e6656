import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { newLinkKey } from '../../caller/signed-link.ts'
import { insertMessage, type NewMessage } from '../message.queries.ts'
import { findRequestByKey, insertRequest, type NewRequest, takeNumber } from '../support.queries.ts'
import type { SupportRequest } from '../support-request.ts'
import { dueAt } from './due-at.ts'

type Beginning = Omit<NewRequest, 'number' | 'linkKey' | 'dueAt' | 'now'> & {
  message: Pick<NewMessage, 'text' | 'channel' | 'rest' | 'fileIds'>
}

/** A new conversation with its first message, in the caller's transaction; the caller has asked its policy. */
export async function beginConversation(
  ctx: Context,
  { message, ...request }: Beginning,
): Promise<{ request: SupportRequest; messageId: number }> {
  const { db } = ctx
  const now = ctx.now()
  const linkKey = newLinkKey()
  const number = await takeNumber(db, Number(berlinDay(now).slice(0, 4)))
  const dueDate = dueAt(ctx, request.status)
  const { id } = await insertRequest(db, { ...request, number, linkKey, dueAt: dueDate, now })
  const messageId = await insertMessage(db, {
    ...message,
    requestId: id,
    author: 'person',
    writtenBy: null,
    now,
  })
  const begun = await findRequestByKey(db, linkKey)
  if (!begun) throw new Error('The conversation that was just begun is gone')
  return { request: begun, messageId }
}
