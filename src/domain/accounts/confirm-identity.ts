import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { requireKeyHolder } from '../caller/person.policy.ts'
import { findPersonById } from './account.queries.ts'
import type { Recheck } from './recheck.schema.ts'
import { type RenewedSession, renewSession } from './sessions/renew-session.ts'
import { recheckPerson } from './steps/recheck.ts'

/**
 * Turns an old session into a fresh one by password or mailed code. People with a second factor give that instead, through a challenge.
 * @throws {Invalid} on the wrong field; {@link NotAllowed} `error.second-factor-required`
 */
export async function confirmIdentity(ctx: Context, input: Recheck): Promise<RenewedSession> {
  const { userId } = requireKeyHolder(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (person?.hasFactor) throw new NotAllowed('error.second-factor-required')
  await recheckPerson(ctx, { ...input, userId })
  return renewSession(ctx)
}
