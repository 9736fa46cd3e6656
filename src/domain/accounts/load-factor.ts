import { z } from 'zod'
import type { AdminActor, ChallengedActor, EnrollingActor, UserActor } from '../actor.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { requireUsable } from './factor.policy.ts'
import { type FactorSecrets, findFactor } from './factor.queries.ts'

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
