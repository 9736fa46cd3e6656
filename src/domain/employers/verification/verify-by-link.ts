import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { linkKeyIn } from '../../caller/signed-link.ts'
import { requireVerificationLink } from '../employer.policy.ts'
import {
  confirmVerificationMail,
  findVerificationMail,
  setVerification,
  type VerificationMail,
} from './verification.queries.ts'

type Token = { token: string }

/** What the link of the mail is about. @throws {NotFound} for a link that is not ours, and one that has expired */
export async function readVerificationLink(
  ctx: Context,
  input: Token,
): Promise<{ employer: string; isConfirmed: boolean }> {
  const { employerName, confirmedAt } = requireVerificationLink(await linked(ctx, input))
  return { employer: employerName, isConfirmed: confirmedAt !== null }
}

/** The person at the employer's domain says that it is theirs. Idempotent. @throws as {@link readVerificationLink} */
export async function confirmByLink(ctx: Context, input: Token): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id, employerId, email } = requireVerificationLink(await linked(inside, input))
    const now = inside.now()
    if (!(await confirmVerificationMail(inside.db, id, now))) return
    const verification = { at: now, way: 'mail' as const, note: email, by: null }
    if (!(await setVerification(inside.db, employerId, verification))) throw new NotFound()
    await noteEvent(inside, 'employer-verified', { details: { employerId, way: 'mail' } })
  })
}

async function linked(ctx: Context, { token }: Token): Promise<VerificationMail | null> {
  const linkKey = linkKeyIn(ctx, token, 'employer verification')
  const mail = linkKey === null ? null : await findVerificationMail(ctx.db, linkKey)
  return mail && (mail.confirmedAt !== null || mail.expiresAt > ctx.now()) ? mail : null
}
