import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../../caller/errors.ts'
import { insertMessage, releaseHeldMessage } from '../message.queries.ts'
import { dueAt } from '../steps/due-at.ts'
import { tellPerson } from '../steps/tell-person.ts'
import { requireSupporter } from '../support.policy.ts'
import { updateRequest } from '../support.queries.ts'
import { type SupportStatus, supportLife } from '../support-request.status.ts'
import { findColleagues } from './steps/find-colleagues.ts'
import { loadSeen, type Seen } from './steps/load-seen.ts'

/**
 * Gives a conversation to somebody of the team, or to nobody; what was new is then open. As everything here:
 * @throws {Conflict} when somebody else was quicker; NotFound; SignInRequired, NotAllowed for anyone but administrators who answer messages
 */
export async function assignSupport(ctx: Context, input: Seen & { to: string | null }): Promise<void> {
  await inTransaction(ctx, async inside => {
    requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const isKnown = input.to === null || (await findColleagues(inside)).some(each => each.userId === input.to)
    if (!isKnown) throw new Invalid({ to: [{ key: 'support.problem.nobody' }] })
    const isTaken = request.status === 'new' && input.to !== null
    await updateRequest(inside.db, request.id, { assignedTo: input.to, ...(isTaken && { status: 'open' }) })
  })
}

/** Takes it oneself. @throws as {@link assignSupport} */
export async function claimSupport(ctx: Context, input: Seen): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { userId } = requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const isTaken = request.status === 'new'
    await updateRequest(inside.db, request.id, { assignedTo: userId, ...(isTaken && { status: 'open' }) })
  })
}

/** A note for the team, which the person never sees. @throws as {@link assignSupport} */
export async function noteOnSupport(ctx: Context, input: Seen & { text: string }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { userId } = requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const note = { author: 'note', writtenBy: userId, text: input.text, now: inside.now() } as const
    await insertMessage(inside.db, { requestId: request.id, ...note })
    await updateRequest(inside.db, request.id, {})
  })
}

/** Ends it without an answer; who got one before is asked how it went. @throws as {@link assignSupport}; {Conflict} when it is over */
export async function closeSupport(ctx: Context, input: Seen): Promise<void> {
  await inTransaction(ctx, async inside => {
    const request = await move(inside, input, 'closed')
    if (request.firstAnsweredAt !== null) await tellPerson(inside, request, { template: 'support-closed' })
  })
}

/** Says that it is the team's turn after all. @throws as {@link assignSupport}; {Conflict} where it is already */
export async function reopenSupport(ctx: Context, input: Seen): Promise<void> {
  await inTransaction(ctx, inside => move(inside, input, 'open'))
}

/** Puts what looks like spam aside. @throws as {@link assignSupport}; {Conflict} once it was answered */
export async function holdSupport(ctx: Context, input: Seen): Promise<void> {
  await inTransaction(ctx, inside => move(inside, input, 'held'))
}

/** Says that it is no spam: it is then new, and due from now on. @throws as {@link assignSupport}; {Conflict} when it is not held */
export async function releaseSupport(ctx: Context, input: Seen): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = await move(inside, input, 'new')
    await updateRequest(inside.db, id, { heldBecause: [] })
  })
}

/** Makes a mail that was held back part of the conversation. @throws as {@link assignSupport}; NotFound when it is not held */
export async function releaseMail(ctx: Context, input: Seen & { messageId: number }): Promise<void> {
  await inTransaction(ctx, async inside => {
    requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const { id, status } = request
    if (!(await releaseHeldMessage(inside.db, { requestId: id, messageId: input.messageId })))
      throw new NotFound()
    const isOpenAgain = supportLife.may(status, 'open', 'person')
    const change = isOpenAgain
      ? { status: 'open' as const, dueAt: dueAt(inside, 'open'), changedAt: inside.now() }
      : {}
    await updateRequest(inside.db, id, change)
  })
}

async function move(ctx: Context, input: Seen, to: SupportStatus) {
  requireSupporter(ctx.actor)
  const request = await loadSeen(ctx, input)
  if (!supportLife.may(request.status, to, 'team')) {
    throw new Conflict(request.status === 'closed' ? 'support.problem.closed' : 'support.problem.not-now')
  }
  const change = { status: to, dueAt: dueAt(ctx, to), changedAt: ctx.now() }
  await updateRequest(ctx.db, request.id, change)
  return request
}
