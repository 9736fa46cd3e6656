import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { SignInRequired } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findPersonById } from '../account.queries.ts'
import { mailCode } from '../steps/mailed-code.ts'

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
