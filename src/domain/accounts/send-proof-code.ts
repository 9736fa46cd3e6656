import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { SignInRequired } from '../errors.ts'
import { requireKeyHolder } from './account.policy.ts'
import { findPersonById } from './account.queries.ts'
import { limitTries } from './limit-tries.ts'
import { mailCode } from './mailed-code.ts'
import { noteEvent } from './note-event.ts'
import type { Visitor } from './visitor.ts'

/**
 * Mails a code to who is signed in, to show once more who it is; good in this session alone, and the one before it no more.
 * @throws {TooMany} beyond 5 an hour
 */
export async function sendProofCode(ctx: Context, { visitor }: { visitor: Visitor }): Promise<void> {
  const { userId, sessionId } = requireKeyHolder(ctx.actor)
  const person = await findPersonById(ctx.db, userId)
  if (!person) throw new SignInRequired()
  const problem = 'account.too-many-mails'
  await limitTries(ctx, {
    kind: 'proof-code',
    subject: userId,
    tries: limits.mailsPerHour,
    windowMinutes: 60,
    problem,
  })
  await mailCode(ctx, { id: sessionId, person })
  await noteEvent(ctx, 'code-sent', { visitor })
}
