import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid } from '../../caller/errors.ts'
import { requireSupporter } from '../support.policy.ts'
import type { SupportTopic } from '../support.values.ts'
import {
  deletePrepared,
  insertPrepared,
  isNameTaken,
  listPrepared,
  type PreparedAnswer,
  updatePrepared,
} from './prepared-answer.queries.ts'

type Written = { name: string; topic: SupportTopic | null; de: string; en: string }

/** @throws SignInRequired, NotAllowed for anyone but administrators who answer messages, as all of these */
export async function listPreparedAnswers(ctx: Context): Promise<PreparedAnswer[]> {
  requireSupporter(ctx.actor)
  return listPrepared(ctx.db)
}

/** Adds one, or changes the one of `id`. @throws {Invalid} on `name`; {Conflict} when it was changed or deleted meanwhile */
export async function savePreparedAnswer(
  ctx: Context,
  { id, version, ...written }: Written & { id: number | null; version: number },
): Promise<void> {
  const { userId } = requireSupporter(ctx.actor)
  const taken = new Invalid({ name: [{ key: 'support.problem.name-taken' }] })
  await inTransaction(ctx, async ({ db, now }) => {
    const row = { ...written, by: userId, now: now() }
    if (id === null) {
      if (!(await insertPrepared(db, row))) throw taken
      return
    }
    if (await isNameTaken(db, written.name, id)) throw taken
    if (!(await updatePrepared(db, { ...row, id, version }))) throw new Conflict('support.problem.changed')
  })
}

export async function deletePreparedAnswer(ctx: Context, { id }: { id: number }): Promise<void> {
  requireSupporter(ctx.actor)
  await deletePrepared(ctx.db, id)
}
