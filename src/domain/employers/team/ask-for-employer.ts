import { dayMinutes, daysBefore } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { findPerson } from '../../accounts/find-person.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { requirePermission } from '../../caller/admin.policy.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canDecideForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { listOwners } from '../../mail/steps/list-owners.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { requireEmployerPerson } from '../employer.policy.ts'
import { loadEmployer } from '../employer.queries.ts'
import { decideRequest, findRequests, insertRequest, type RequestRow } from './employer-access.queries.ts'

/**
 * Requests access to an employer; its owners are notified by mail, and without owners administrators find it in their list.
 * @throws {Conflict} when there is a request or access already; a refused person may ask again after 30 days
 */
export async function askForEmployer(ctx: Context, input: { employerId: number }): Promise<void> {
  const { employerId } = input
  const { userId } = requireEmployerPerson(ctx.actor)
  await limitTries(ctx, { kind: 'employer-request', subject: userId, tries: 10, windowMinutes: dayMinutes })
  await inTransaction(ctx, async inside => {
    const employer = await loadEmployer(inside.db, employerId, inside.now())
    const person = await findPerson(inside, userId)
    if (!employer || !person) throw new NotFound()
    const now = inside.now()
    const refusedBefore = daysBefore(now, limits.askAgainDays)
    if (!(await insertRequest(inside.db, { userId, employerId, now, refusedBefore }))) {
      throw new Conflict('onboarding.already-requested')
    }
    await noteEvent(inside, 'employer-access-requested', { details: { employerId } })
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

/** Requests that the actor may decide: those to their own employers, for administrators with `employers.decide` all. */
export async function listEmployerRequests(ctx: Context): Promise<RequestRow[]> {
  const actor = requirePerson(ctx.actor)
  if (actor.kind === 'admin') {
    requirePermission(ctx, 'employers.decide')
    return findRequests(ctx.db, {})
  }
  const owned = actor.memberships.filter(({ role }) => role === 'owner').map(({ employerId }) => employerId)
  return findRequests(ctx.db, { employerIds: owned })
}

/** @throws {NotFound}, alike for a request that is decided, unknown or not the actor's to decide */
export async function decideEmployerRequest(
  ctx: Context,
  input: { requestId: number; accept: boolean },
): Promise<void> {
  const { requestId, accept } = input
  const actor = requirePerson(ctx.actor)
  await inTransaction(ctx, async inside => {
    const [request] = await findRequests(inside.db, { id: requestId })
    if (!request || !canDecideForEmployer(actor, request.employerId)) throw new NotFound()
    if (request.userId === actor.userId) throw new NotAllowed()
    const decision = { id: requestId, decidedBy: actor.userId, now: inside.now() }
    const status = accept ? ('active' as const) : ('refused' as const)
    if (!(await decideRequest(inside.db, { ...decision, status }))) throw new NotFound()
    const details = { employerId: request.employerId, accepted: accept }
    await noteEvent(inside, 'employer-access-decided', { userId: request.userId, details })
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
