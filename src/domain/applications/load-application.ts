import { noteAdminWork } from '../audit/steps/note-admin-work.ts'
import type { AdminActor, UserActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { ApiScope } from '../caller/scope.values.ts'
import { requireApplicant, requireManager, requireManagerOrKey } from './application.policy.ts'
import { type ApplicationRow, loadApplication } from './application.queries.ts'
import { openGuestLink } from './steps/guest-link.ts'

/** How an applicant names the own application: by its id when signed in, by the link of the mail without an account. */
export type OwnKey = { id: string } | { guestToken: string }

/**
 * The application for its employer's side. What an administrator opens is written to the log.
 * @throws {NotFound} for another employer's and for none at all, alike; SignInRequired for guests
 */
export async function loadForEmployer(
  ctx: Context,
  id: string,
  options: { lock?: boolean } = {},
): Promise<{ application: ApplicationRow; person: UserActor | AdminActor }> {
  const application = isId(id) ? await loadApplication(ctx.db, { id }, options) : null
  const person = requireManager(ctx.actor, application?.employerId ?? null)
  if (!application) throw new NotFound()
  const details = { employerId: application.employerId, applicationId: id, changes: options.lock === true }
  await noteAdminWork(ctx, 'application-opened-by-admin', details)
  return { application, person }
}

/**
 * The same for what a key of the employer may do as well; `userId` is null for a key.
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
  const application = isId(id) ? await loadApplication(ctx.db, { id }, options) : null
  requireManagerOrKey(ctx.actor, application?.employerId ?? null, options.scope)
  if (!application) throw new NotFound()
  return { application, person: null, userId: null }
}

/**
 * The application for who sent it. `userId` is null for a guest.
 * @throws {NotFound} for another person's, for none at all and for any link that does not open one, alike
 */
export async function loadForApplicant(
  ctx: Context,
  key: OwnKey,
  options: { lock?: boolean } = {},
): Promise<{ application: ApplicationRow; userId: string | null }> {
  if ('guestToken' in key) {
    const application = await openGuestLink(ctx, key.guestToken, options)
    if (!application) throw new NotFound()
    return { application, userId: null }
  }
  const application = isId(key.id) ? await loadApplication(ctx.db, { id: key.id }, options) : null
  const { userId } = requireApplicant(ctx.actor, application)
  if (!application) throw new NotFound()
  return { application, userId }
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
