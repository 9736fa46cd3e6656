import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { listMessages } from '../message.queries.ts'
import { requireSupporter } from '../support.policy.ts'
import { findConfirmedRequest } from '../support.queries.ts'
import type { ListedRequest, SupportMessage, SupportRequest } from '../support-request.ts'
import { type Colleague, findPersonFacts, listRelated, type PersonFacts } from './inbox.queries.ts'
import { findColleagues } from './steps/find-colleagues.ts'

const mostRelated = 10

export type ReadSupport = {
  request: SupportRequest
  messages: SupportMessage[]
  related: ListedRequest[]
  colleagues: Colleague[]
  /** Null for guests. */
  person: PersonFacts | null
  /** Who asks. */
  userId: string
}

/** A conversation with all that those who answer it may know. @throws NotFound; SignInRequired, NotAllowed as {@link requireSupporter} */
export async function readSupport(ctx: Context, { requestId }: { requestId: number }): Promise<ReadSupport> {
  const { userId } = requireSupporter(ctx.actor)
  const { db } = ctx
  const request = await findConfirmedRequest(db, requestId)
  if (!request) throw new NotFound()
  const { id, email } = request
  return {
    request,
    messages: await listMessages(db, id),
    related: await listRelated(db, { id, email, userId: request.userId, limit: mostRelated }),
    colleagues: await findColleagues(ctx),
    person: request.userId === null ? null : await findPersonFacts(db, request.userId),
    userId,
  }
}
