import { limits } from '../../../config/limits.ts'
import { findPerson } from '../../accounts/find-person.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canDecideForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { listOwners } from '../../mail/steps/list-owners.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { requireEmployerPerson } from '../employer.policy.ts'
import { loadEmployer } from '../employer.queries.ts'
import { decideRequest, findRequests, insertRequest, type RequestRow } from './employer-access.queries.ts'

/**
 * Asks to act for an employer; its owners get a mail, without one the administrators see it in their list.
 * @throws {Conflict} when the person has asked before or has access; who was refused may ask again after 30 days
 */
export async function askForEmployer(
  ctx: Context,
  input: { employerId: number; visitor: Visitor },
): Promise<void> {
  const { employerId, visitor } = input
  const { userId } = requireEmployerPerson(ctx.actor)
  await limitTries(ctx, { kind: 'employer-request', subject: userId, tries: 10, windowMinutes: 60 * 24 })
  await inTransaction(ctx, async inside => {
    const employer = await loadEmployer(inside.db, employerId, inside.now())
    const person = await findPerson(inside, userId)
    if (!employer || !person) throw new NotFound()
    const now = inside.now()
    const refusedBefore = new Date(now.getTime() - limits.askAgainDays * 86_400_000)
    if (!(await insertRequest(inside.db, { userId, employerId, now, refusedBefore }))) {
      throw new Conflict('onboarding.already-requested')
    }
    await noteEvent(inside, 'employer-access-requested', { visitor, details: { employerId } })
    const { owners } = await listOwners(inside, employerId)
    for (const { locale, ...owner } of owners) {
      await queueMail(inside, {
        to: owner.email,
        template: 'employer-link-requested',
        props: {
          name: owner.name,
          person: `${person.name} <${person.email}>`,
          employer: employer.name,
          url: inside.links.employerTeam(employerId, locale),
        },
        locale,
        userId: owner.userId,
      })
    }
  })
}

/** Requests that the actor may decide: those to the own employers, for administrators all. */
export async function listEmployerRequests(ctx: Context): Promise<RequestRow[]> {
  const actor = requirePerson(ctx.actor)
  if (actor.kind === 'admin') return findRequests(ctx.db, {})
  const owned = actor.memberships.filter(({ role }) => role === 'owner').map(({ employerId }) => employerId)
  return findRequests(ctx.db, { employerIds: owned })
}

/** @throws {NotFound} for a request that is decided, unknown or none of the actor's business: all alike */
export async function decideEmployerRequest(
  ctx: Context,
  input: { requestId: number; accept: boolean; visitor: Visitor },
): Promise<void> {
  const { requestId, accept, visitor } = input
  const actor = requirePerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    const [request] = await findRequests(inside.db, { id: requestId })
    if (!request || !canDecideForEmployer(actor, request.employerId)) throw new NotFound()
    if (request.userId === actor.userId) throw new NotAllowed()
    const decision = { id: requestId, decidedBy: actor.userId, now: inside.now() }
    const status = accept ? ('active' as const) : ('refused' as const)
    if (!(await decideRequest(inside.db, { ...decision, status }))) throw new NotFound()
    const details = { employerId: request.employerId, accepted: accept }
    await noteEvent(inside, 'employer-access-decided', { userId: request.userId, visitor, details })
    const locale = request.locale === 'en' ? 'en' : 'de'
    const url = inside.links.employerDashboard(locale)
    await queueMail(inside, {
      to: request.userEmail,
      template: 'employer-link-decided',
      props: { name: request.userName, employer: request.employerName, accepted: accept, url },
      locale,
      userId: request.userId,
    })
  })
}
