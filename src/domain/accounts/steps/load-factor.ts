import { z } from 'zod'
import type { AdminActor, ChallengedActor, EnrollingActor, UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireUsable } from '../factors/factor.policy.ts'
import { type FactorSecrets, findFactor } from '../factors/factor.queries.ts'

/** @throws {NotFound} for another person's factor as for one that never was, or an id that is none */
export async function loadFactor(
  ctx: Context,
  actor: UserActor | AdminActor | ChallengedActor | EnrollingActor,
  factorId: string,
): Promise<FactorSecrets> {
  if (!isId(factorId)) throw new NotFound()
  return requireUsable(await findFactor(ctx.db, actor.userId, factorId), actor.kind === 'challenged')
}

export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success
}
