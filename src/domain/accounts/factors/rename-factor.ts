import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { loadFactor } from '../steps/load-factor.ts'
import { requireFreshSession } from './factor.policy.ts'
import { listFactorsOf, lockFactorsOf, updateFactorName } from './factor.queries.ts'

/**
 * Renames a factor; names are unique per person, ignoring case.
 * @throws {NotFound} for unknown factors and other people's alike
 * @throws {NotAllowed} `factors.confirm-first` in an old session; {@link Invalid} `factors.name-taken`
 */
export async function renameFactor(
  ctx: Context,
  { factorId, friendlyName }: { factorId: string; friendlyName: string },
): Promise<void> {
  const actor = await requireFreshSession(ctx)
  const factor = await loadFactor(ctx, actor, factorId)
  if (factor.name === friendlyName) return
  await inTransaction(ctx, async inside => {
    await lockFactorsOf(inside.db, actor.userId)
    const others = (await listFactorsOf(inside.db, actor.userId)).filter(({ id }) => id !== factor.id)
    if (others.some(({ name }) => name.toLowerCase() === friendlyName.toLowerCase())) {
      throw new Invalid({ friendlyName: [{ key: 'factors.name-taken' }] })
    }
    if (!(await updateFactorName(inside.db, factor.id, friendlyName))) throw new NotFound()
    await noteEvent(inside, 'factor-renamed', { details: { type: factor.type } })
  })
}
