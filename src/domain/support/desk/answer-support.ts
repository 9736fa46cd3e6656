import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { takeFiles } from '../../files/steps/take-files.ts'
import { insertMessage } from '../message.queries.ts'
import { tellPerson } from '../steps/tell-person.ts'
import { requireSupporter } from '../support.policy.ts'
import { updateRequest } from '../support.queries.ts'
import { supportLife } from '../support-request.status.ts'
import { loadSeen, type Seen } from './steps/load-seen.ts'

type Answer = Seen & {
  text: string
  /** `waiting`: the person is asked something back; `closed`: nothing is left to do. */
  next: 'answered' | 'waiting' | 'closed'
  fileIds?: readonly string[]
}

/**
 * Keeps the answer and mails it with the link to the conversation, which whoever answers then has.
 * @throws {Conflict} when somebody else was quicker, or it may be spam and nobody has said that it is none; {Invalid} on `files`; NotFound;
 * SignInRequired, NotAllowed for anyone but administrators who answer messages
 */
export async function answerSupport(ctx: Context, input: Answer): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { userId } = requireSupporter(inside.actor)
    const request = await loadSeen(inside, input)
    const { id, status, firstAnsweredAt } = request
    const { text, next, fileIds = [] } = input
    if (status !== next && !supportLife.may(status, next, 'team')) throw new Conflict('support.problem.held')
    const now = inside.now()
    const files = await takeFiles(inside, { fileIds, purpose: 'support' })
    await insertMessage(inside.db, {
      requestId: id,
      author: 'team',
      writtenBy: userId,
      text,
      fileIds: files.map(file => file.id),
      now,
    })
    await updateRequest(inside.db, id, {
      status: next,
      dueAt: null,
      assignedTo: request.assignedTo ?? userId,
      ...(firstAnsweredAt === null && { firstAnsweredAt: now }),
      changedAt: now,
    })
    await tellPerson(inside, request, { template: 'support-answered', text, files: files.length })
    if (next === 'closed') await tellPerson(inside, request, { template: 'support-closed' })
  })
}
