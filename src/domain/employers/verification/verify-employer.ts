import { daysAfter } from '../../../basics/time.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { linkTokenOf, newLinkKey } from '../../caller/signed-link.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { loadEmployer } from '../employer.queries.ts'
import { employerDomain } from '../steps/employer-domain.ts'
import { insertVerificationMail, setVerification } from './verification.queries.ts'
import { verificationMailDays } from './verification.values.ts'

/** Notes that an administrator has seen a document or the entry in a register. The page of the employer says since when. @throws {NotFound} */
export async function verifyEmployer(
  ctx: Context,
  { employerId, way, note }: { employerId: number; way: 'document' | 'register'; note: string },
): Promise<void> {
  const admin = requirePermission(ctx, 'employers.decide')
  await inTransaction(ctx, async inside => {
    const verification = { at: inside.now(), way, note, by: admin.userId }
    if (!(await setVerification(inside.db, employerId, verification))) throw new NotFound()
    await noteEvent(inside, 'employer-verified', { details: { employerId, way } })
  })
}

/** @throws {NotFound} */
export async function withdrawVerification(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<void> {
  requirePermission(ctx, 'employers.decide')
  await inTransaction(ctx, async inside => {
    if (!(await setVerification(inside.db, employerId, null))) throw new NotFound()
    await noteEvent(inside, 'employer-verification-withdrawn', { details: { employerId } })
  })
}

/**
 * Mails a link to an address of the employer's own domain; who follows it confirms the employer.
 * @throws {Invalid} `records.verify.other-domain` for an address whose domain is neither that of the website nor of the employer's mail, and
 * for those of mail providers; {NotFound}
 */
export async function mailVerification(
  ctx: Context,
  { employerId, email }: { employerId: number; email: string },
): Promise<void> {
  const admin = requirePermission(ctx, 'employers.decide')
  await inTransaction(ctx, async inside => {
    const employer = await loadEmployer(inside.db, employerId, inside.now())
    if (!employer) throw new NotFound()
    const domain = employerDomain(email.split('@')[1] ?? '')
    if (domain === null || !ownDomains(employer).has(domain))
      throw new Invalid({ email: [{ key: 'records.verify.other-domain' }] })
    const linkKey = newLinkKey()
    const at = inside.now()
    const expiresAt = daysAfter(at, verificationMailDays)
    await insertVerificationMail(inside.db, {
      employerId,
      email,
      linkKey,
      askedBy: admin.userId,
      at,
      expiresAt,
    })
    const token = linkTokenOf(inside, linkKey, 'employer verification')
    await queueMail(inside, {
      to: email,
      template: 'employer-verification',
      props: {
        employer: employer.name,
        days: verificationMailDays,
        url: inside.links.employerVerification(token, 'de'),
      },
      locale: 'de',
    })
  })
}

function ownDomains(employer: { website: string | null; email: string | null }): Set<string> {
  const website =
    employer.website !== null && URL.canParse(employer.website) ? new URL(employer.website).hostname : ''
  const hosts = [website, employer.email?.split('@')[1] ?? '']
  return new Set(hosts.map(employerDomain).filter(domain => domain !== null))
}
