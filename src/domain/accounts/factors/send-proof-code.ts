import { limits } from '../../../config/limits.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { SignInRequired } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { findPersonById } from '../account.queries.ts'
import { mailCode } from '../steps/mailed-code.ts'

/**
 * Mails a code to the signed-in person to prove their identity again; valid in this session only, and replaces the previous one.
 * @throws {TooMany} beyond 5 an hour
 */
export async function sendProofCode(ctx: Context): Promise<void> {
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
  await noteEvent(ctx, 'code-sent')
}
