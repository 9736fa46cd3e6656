import { createHash } from 'node:crypto'
import { hourMs } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import {
  type Answer,
  deleteAnswer,
  findAnswer,
  insertAnswer,
  tryLockAnswer,
} from './idempotent-answer.queries.ts'
import { requireKey } from './integration.policy.ts'

/**
 * Runs `work` once per idempotency key: a request repeated within 24 hours gets the first response and has no effect. The response is
 * stored in the work's transaction, so a crash keeps both or neither; errors are not stored.
 * @throws Conflict `integrations.problem.in-progress` while the first is running, Invalid on `idempotency-key` when the key was used for
 * another request
 */
export async function answerOnce(
  ctx: Context,
  input: { key: string; request: string },
  work: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  const { keyId } = requireKey(ctx.actor)
  const requestHash = createHash('sha256').update(input.request).digest('base64url')
  const { key } = input
  return inTransaction(ctx, async inside => {
    if (!(await tryLockAnswer(inside.db, keyId, key))) throw new Conflict('integrations.problem.in-progress')
    const now = inside.now()
    const known = await findAnswer(inside.db, keyId, key)
    if (known && known.createdAt.getTime() > now.getTime() - limits.idempotencyHours * hourMs) {
      if (known.requestHash === requestHash) return known.answer
      throw new Invalid({ 'idempotency-key': [{ key: 'integrations.problem.other-request' }] })
    }
    if (known) await deleteAnswer(inside.db, keyId, key)
    const answer = await work(inside)
    await insertAnswer(inside.db, { keyId, key, requestHash, answer, now })
    return answer
  })
}
