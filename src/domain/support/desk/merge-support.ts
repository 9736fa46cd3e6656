import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { moveMessages } from '../message.queries.ts'
import { dueAt } from '../steps/due-at.ts'
import { requireSupporter } from '../support.policy.ts'
import { findRequestByNumber, updateRequest } from '../support.queries.ts'
import { dueStatuses } from '../support-request.status.ts'
import type { SupportRequest } from '../support-request.ts'
import { loadSeen, type Seen } from './steps/load-seen.ts'

/**
 * Puts the messages of a conversation into another of the same person, whose links then lead there. Never of two people: the link of one
 * would show what the other has written.
 * @returns the id of the conversation that it goes on in
 * @throws {Invalid} on `into`; {Conflict} when somebody else was quicker; NotFound; SignInRequired, NotAllowed for anyone but
 * administrators who answer messages
 */
export async function mergeSupport(
  ctx: Context,
  input: Seen & { into: string },
): Promise<{ requestId: number }> {
  return inTransaction(ctx, async inside => {
    requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const target = await findRequestByNumber(inside.db, input.into)
    if (!target || target.id === request.id || target.status === 'unconfirmed')
      throw new Invalid({ into: [{ key: 'support.problem.no-such' }] })
    if (!isOfOnePerson(request, target)) throw new Invalid({ into: [{ key: 'support.problem.two-people' }] })
    if (target.status === 'held') throw new Conflict('support.problem.held')
    const now = inside.now()
    await moveMessages(inside.db, { from: request.id, to: target.id, fromNumber: request.number })
    await updateRequest(inside.db, request.id, { status: 'closed', dueAt: null, mergedInto: target.id })
    // What waited for an answer still does, over there.
    const waits = dueStatuses.includes(request.status) && !dueStatuses.includes(target.status)
    await updateRequest(inside.db, target.id, {
      changedAt: now,
      ...(waits && { status: 'open', dueAt: request.dueAt ?? dueAt(inside, 'open') }),
    })
    return { requestId: target.id }
  })
}

function isOfOnePerson(one: SupportRequest, other: SupportRequest): boolean {
  return one.userId === null && other.userId === null
    ? one.email === other.email
    : one.userId === other.userId
}
