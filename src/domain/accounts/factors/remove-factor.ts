import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { deleteSessionsOf } from '../sessions/session.queries.ts'
import { loadFactor } from '../steps/load-factor.ts'
import { requireFreshSession } from './factor.policy.ts'
import { deleteFactor, listFactorsOf, lockFactorsOf } from './factor.queries.ts'
import { tellOfFactor } from './pass-factor.ts'
import { deleteRecoveryCodes } from './recovery.queries.ts'

/**
 * Removes a factor: an unconfirmed one at any time, a confirmed one only soon after passing a second factor. With the last one go the
 * recovery codes and all other sessions: some may be waiting to pass a factor.
 * @throws {NotFound} for unknown factors and other people's alike
 * @throws {NotAllowed} `factors.confirm-first` in an old session
 */
export async function removeFactor(ctx: Context, { factorId }: { factorId: string }): Promise<void> {
  const actor = requirePerson(ctx.actor)
  const { userId, sessionId } = actor
  const factor = await loadFactor(ctx, actor, factorId)
  if (factor.isVerified) await requireFreshSession(ctx)
  await inTransaction(ctx, async inside => {
    await lockFactorsOf(inside.db, userId)
    if (!(await deleteFactor(inside.db, userId, factor.id))) throw new NotFound()
    if (!factor.isVerified) return
    const isLast = !(await listFactorsOf(inside.db, userId)).some(({ isVerified }) => isVerified)
    if (isLast) {
      await deleteRecoveryCodes(inside.db, userId)
      await deleteSessionsOf(inside.db, userId, null, sessionId)
    }
    await noteEvent(inside, 'factor-removed', { details: { type: factor.type, wasLast: isLast } })
    await tellOfFactor(inside, factor.name, false)
  })
}
