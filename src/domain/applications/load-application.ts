import { isUuid } from '../../basics/uuid.ts'
import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import type { AdminActor, UserActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { ApiScope } from '../caller/scope.values.ts'
import { requireApplicant, requireManager, requireManagerOrKey } from './application.policy.ts'
import { type ApplicationRow, loadApplication } from './application.queries.ts'
import { openGuestLink } from './steps/guest-link.ts'

/** How an applicant names the own application: by its id when signed in; null is the one that the link of the mail opens. */
export type OwnKey = { id: string | null }

/**
 * The application for its employer's team. Access by an administrator is audited.
 * @throws {NotFound} for another employer's as for a missing one; SignInRequired for guests
 */
export async function loadForEmployer(
  ctx: Context,
  id: string,
  options: { lock?: boolean } = {},
): Promise<{ application: ApplicationRow; person: UserActor | AdminActor }> {
  const application = isUuid(id) ? await loadApplication(ctx.db, { id }, options) : null
  const person = requireManager(ctx.actor, application?.employerId ?? null)
  if (!application) throw new NotFound()
  const details = { employerId: application.employerId, applicationId: id, changes: options.lock === true }
  await noteAdminWork(ctx, 'application-opened-by-admin', details)
  return { application, person }
}

/**
 * Also for API keys of the employer; `userId` is null for a key.
 * @throws as {@link loadForEmployer}, and NotAllowed for a key without the scope
 */
export async function loadForEmployerOrKey(
  ctx: Context,
  id: string,
  options: { scope: ApiScope; lock?: boolean },
): Promise<{ application: ApplicationRow; person: UserActor | AdminActor | null; userId: string | null }> {
  if (ctx.actor.kind !== 'key') {
    const { application, person } = await loadForEmployer(ctx, id, options)
    return { application, person, userId: person.userId }
  }
  const application = isUuid(id) ? await loadApplication(ctx.db, { id }, options) : null
  requireManagerOrKey(ctx.actor, application?.employerId ?? null, options.scope)
  if (!application) throw new NotFound()
  return { application, person: null, userId: null }
}

/**
 * The application for its applicant. `userId` is null for a guest.
 * @throws {NotFound} for another person's, a missing one and an invalid link alike
 */
export async function loadForApplicant(
  ctx: Context,
  key: OwnKey,
  options: { lock?: boolean } = {},
): Promise<{ application: ApplicationRow; userId: string | null }> {
  if (key.id === null) {
    const application = await openGuestLink(ctx, options)
    if (!application) throw new NotFound()
    return { application, userId: null }
  }
  const application = isUuid(key.id) ? await loadApplication(ctx.db, { id: key.id }, options) : null
  const { userId } = requireApplicant(ctx.actor, application)
  if (!application) throw new NotFound()
  return { application, userId }
}
