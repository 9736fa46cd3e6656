import { limits } from '../../config/limits.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { supportTokenOf } from './steps/support-link.ts'
import {
  countRequests,
  findConfirmedRequest,
  insertMessage,
  listMessages,
  listRequests,
  moveRequest,
  touchRequest,
} from './support.queries.ts'
import { type SupportStatus, supportLife } from './support-request.status.ts'
import type { ListedRequest, SupportMessage, SupportRequest } from './support-request.ts'

/** The lists of the inbox: what waits for the team, what waits for the person, what is over. */
export const supportLists = ['waiting', 'answered', 'closed'] as const
export type SupportList = (typeof supportLists)[number]

const statusesOf: Record<SupportList, readonly SupportStatus[]> = {
  waiting: ['new', 'open'],
  answered: ['answered'],
  closed: ['closed'],
}

/** @throws SignInRequired, NotAllowed for anyone but administrators */
export async function listSupport(
  ctx: Context,
  { list, page }: { list: SupportList; page: number },
): Promise<{ requests: ListedRequest[]; counts: Record<SupportList, number>; page: number; pages: number }> {
  requirePermission(ctx, 'support.answer')
  const counted = await countRequests(ctx.db)
  const countOf = (each: SupportList) =>
    statusesOf[each].reduce((sum, status) => sum + (counted.get(status) ?? 0), 0)
  const counts = {
    waiting: countOf('waiting'),
    answered: countOf('answered'),
    closed: countOf('closed'),
  }
  const pages = Math.max(1, Math.ceil(counts[list] / limits.supportShown))
  const shown = Math.min(page, pages)
  const requests = await listRequests(ctx.db, {
    statuses: statusesOf[list],
    offset: (shown - 1) * limits.supportShown,
    limit: limits.supportShown,
  })
  return { requests, counts, page: shown, pages }
}

/** @throws NotFound; SignInRequired, NotAllowed for anyone but administrators */
export async function readSupport(
  ctx: Context,
  { requestId }: { requestId: number },
): Promise<{ request: SupportRequest; messages: SupportMessage[] }> {
  requirePermission(ctx, 'support.answer')
  const request = await findConfirmedRequest(ctx.db, requestId)
  if (!request) throw new NotFound()
  return { request, messages: await listMessages(ctx.db, requestId) }
}

/** Keeps the answer and mails it with the link to the conversation. @throws as {@link readSupport} */
export async function answerSupport(
  ctx: Context,
  { requestId, text }: { requestId: number; text: string },
): Promise<void> {
  const { userId } = requirePermission(ctx, 'support.answer')
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const request = await findConfirmedRequest(db, requestId)
    if (!request) throw new NotFound()
    const now = inside.now()
    await insertMessage(db, { requestId, author: 'team', writtenBy: userId, text, now })
    const from = supportLife.sources('team', 'answered')
    const isMoved = await moveRequest(db, { id: requestId, from, to: 'answered', now })
    // After a second answer the person has as long to reply as after the first.
    if (!isMoved) await touchRequest(db, requestId, now)
    const { email, locale, linkKey } = request
    await queueMail(inside, {
      to: email,
      template: 'support-answered',
      props: { text, url: inside.links.support(supportTokenOf(inside, linkKey), locale) },
      locale,
      userId: request.userId,
    })
  })
}

/** @throws Conflict when it is closed already, for instance by the person; otherwise as {@link readSupport} */
export async function closeSupport(ctx: Context, { requestId }: { requestId: number }): Promise<void> {
  requirePermission(ctx, 'support.answer')
  if (!(await findConfirmedRequest(ctx.db, requestId))) throw new NotFound()
  const from = supportLife.sources('team', 'closed')
  const isClosed = await moveRequest(ctx.db, { id: requestId, from, to: 'closed', now: ctx.now() })
  if (!isClosed) throw new Conflict('support.problem.closed')
}
