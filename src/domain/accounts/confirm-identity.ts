import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { recheckPerson } from '../own-account/recheck.ts'
import { requireKeyHolder } from './account.policy.ts'
import { findPersonById } from './account.queries.ts'
import type { Recheck } from './recheck.schema.ts'
import { type RenewedSession, renewSession } from './renew-session.ts'
import type { Visitor } from './visitor.ts'

/**
 * Makes an old session a fresh one, by password or mailed code, for who has no second factor; who has one gives that instead,
 * through a challenge.
 * @throws {Invalid} on the field that is wrong; {@link NotAllowed} `error.second-factor-required`
 */
export async function confirmIdentity(
  ctx: Context,
  input: Recheck & { visitor: Visitor },
): Promise<RenewedSession> {
  const { userId } = requireKeyHolder(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (person?.hasFactor) throw new NotAllowed('error.second-factor-required')
  await recheckPerson(ctx, { ...input, userId })
  return renewSession(ctx, { visitor: input.visitor })
}
