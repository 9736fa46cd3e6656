import { isUuid } from '../../../basics/uuid.ts'
import type { AdminActor, ChallengedActor, EnrollingActor, UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireUsable } from '../factors/factor.policy.ts'
import { type FactorSecrets, findFactor } from '../factors/factor.queries.ts'

/** @throws {NotFound} for another person's factor, an unknown one and a malformed id alike */
export async function loadFactor(
  ctx: Context,
  actor: UserActor | AdminActor | ChallengedActor | EnrollingActor,
  factorId: string,
): Promise<FactorSecrets> {
  if (!isUuid(factorId)) throw new NotFound()
  return requireUsable(await findFactor(ctx.db, actor.userId, factorId), actor.kind === 'challenged')
}
