import type { Context } from '../../../caller/context.ts'
import { Conflict, NotFound } from '../../../caller/errors.ts'
import { findConfirmedRequest } from '../../support.queries.ts'
import type { SupportRequest } from '../../support-request.ts'

/** What a form of the team's was written about. */
export type Seen = { requestId: number; version: number }

/**
 * A conversation for a change by somebody of the team, locked, in the caller's transaction; the caller has asked its policy.
 * @throws {Conflict} when it is another version than the one that was looked at; NotFound
 */
export async function loadSeen(ctx: Context, { requestId, version }: Seen): Promise<SupportRequest> {
  const request = await findConfirmedRequest(ctx.db, requestId, { lock: true })
  if (!request) throw new NotFound()
  if (request.mergedInto !== null) throw new Conflict('support.problem.merged')
  if (request.version !== version) throw new Conflict('support.problem.changed')
  return request
}
