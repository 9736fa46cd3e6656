import { isUuid } from '../../basics/uuid.ts'
import { listEmployerPeople } from '../applications/steps/list-employer-people.ts'
import { openInvitedApplication } from '../applications/steps/open-invited-application.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { loadContact, moveContact } from './contact-request.queries.ts'
import type { ContactRequest } from './pool-rows.ts'
import { listFilledFields } from './revealed.queries.ts'
import { noteViews } from './steps/note-views.ts'
import { requireContactMove, requireNotHidden, requireOwn } from './talent-pool.policy.ts'
import { touchActivity } from './talent-pool.queries.ts'
import { type ChosenField, chosenFields, type DeclineReason } from './talent-pool.values.ts'

type Answer =
  | { to: 'accepted'; reveal: readonly Exclude<ChosenField, 'phone'>[]; phone: string | null }
  | { to: 'declined'; reason: DeclineReason | null }
  | { to: 'not-now' }

/**
 * The person's answer. Yes reveals what was chosen, and a phone number that was given, and opens an application in the state `invited`, whose
 * messages begin with the employer's question. Without name or e-mail address the conversation goes on here all the same.
 * @returns the application after a yes
 * @throws {NotFound} for another person's; {Conflict} `talent.problem.move`, `talent.problem.hidden`, `application.job-ended`, or as an application has
 */
export async function answerContact(
  ctx: Context,
  input: { id: string; answer: Answer },
): Promise<{ applicationId: string | null }> {
  return inTransaction(ctx, async inside => {
    const found = isUuid(input.id) ? await loadContact(inside.db, input.id, { lock: true }) : null
    const request = requireOwn(inside.actor, found)
    const { answer } = input
    requireNotHidden(request)
    requireContactMove(request.state, answer.to, 'person')
    const now = inside.now()
    const reveal = answer.to === 'accepted' ? await chosenOf(inside, request, answer) : []
    const applicationId =
      answer.to === 'accepted' ? await openFor(inside, request, { reveal, phone: answer.phone }) : null
    await moveContact(inside.db, request.id, {
      state: answer.to,
      now,
      ...(answer.to === 'declined' ? { reason: answer.reason } : {}),
      ...(answer.to === 'accepted' ? { revealed: reveal } : {}),
      ...(applicationId ? { applicationId } : {}),
    })
    await touchActivity(inside.db, request.userId, now)
    await tellEmployersPeople(inside, request, answer)
    return { applicationId }
  })
}

/** What there is of the choice: nothing empty is noted as revealed. */
async function chosenOf(
  ctx: Context,
  { userId }: ContactRequest,
  { reveal, phone }: Extract<Answer, { to: 'accepted' }>,
): Promise<ChosenField[]> {
  const filled = await listFilledFields(ctx.db, userId)
  const wanted: readonly ChosenField[] = reveal
  return chosenFields.filter(field =>
    field === 'phone' ? phone !== null : filled.includes(field) && wanted.includes(field),
  )
}

async function openFor(
  ctx: Context,
  request: ContactRequest,
  { reveal, phone }: { reveal: readonly ChosenField[]; phone: string | null },
): Promise<string> {
  const { jobId, employerId, userId, message, askedBy, createdAt } = request
  const applicationId = await openInvitedApplication(ctx, {
    jobId,
    userId,
    phone,
    withProfileCv: reveal.includes('cv'),
    withheld: (['name', 'email'] as const).filter(field => !reveal.includes(field)),
    question: { text: message, userId: askedBy, sentAt: createdAt },
  })
  await noteViews(ctx, { employerId, seen: [{ userId, fields: reveal }] })
  return applicationId
}

async function tellEmployersPeople(ctx: Context, request: ContactRequest, answer: Answer): Promise<void> {
  const { id, employerId, userId, facts } = request
  await tellLive(ctx, {
    topics: [`employer:${employerId}`, `user:${userId}`],
    kind: 'contact',
    details: { requestId: id },
  })
  for (const reader of await listEmployerPeople(ctx, employerId)) {
    const { name, email, locale } = reader
    const url = ctx.links.employerContactRequest(id, locale)
    await queueMail(ctx, {
      to: email,
      template: 'talent-answered',
      props: { name, job: facts.title, answer: answer.to, url },
      locale,
      userId: reader.userId,
      key: `talent-answered ${id} ${answer.to} ${reader.userId}`,
    })
  }
}
