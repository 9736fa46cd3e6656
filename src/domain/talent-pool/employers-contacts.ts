import { berlinDay, berlinMoment } from '../../basics/berlin.ts'
import { isUuid } from '../../basics/uuid.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { listContactsOf, loadContact } from './contact-request.queries.ts'
import type { ContactRequest, Revealed } from './pool-rows.ts'
import { findShownRow } from './pool-search.queries.ts'
import { fieldsShownBy, type PublicProfile, toPublicProfile } from './public-profile.ts'
import { loadRevealed } from './revealed.queries.ts'
import { noteViews } from './steps/note-views.ts'
import { requireEmployersPerson } from './talent-pool.policy.ts'

const shownRequests = 200

/** What an employer sees of its own question; nothing leads to the person's account. */
export type EmployersContact = Omit<ContactRequest, 'userId' | 'askedBy'>

/** Those without an answer first, then the newest. */
export async function listEmployersContacts(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<{ requests: EmployersContact[]; askedToday: number }> {
  requireEmployersPerson(ctx.actor, employerId)
  const requests = await listContactsOf(ctx.db, { employerId }, shownRequests)
  const today = berlinMoment(`${berlinDay(ctx.now())}T00:00`)
  return {
    requests: requests.map(forEmployer),
    askedToday: requests.filter(({ createdAt }) => today !== null && createdAt >= today).length,
  }
}

export type EmployersContactPage = {
  request: EmployersContact
  /** The anonymous profile, as it stood behind the question. */
  profile: PublicProfile | null
  /** Only after a yes, only what was chosen, and only until the application is withdrawn or deleted. */
  revealed: Revealed | null
}

/** One question of the employer. Opening a revealed profile is written into the person's log. @throws {NotFound} for another employer's */
export async function readEmployersContact(
  ctx: Context,
  { id }: { id: string },
): Promise<EmployersContactPage> {
  const request = isUuid(id) ? await loadContact(ctx.db, id) : null
  requireEmployersPerson(ctx.actor, request?.employerId ?? null)
  if (!request) throw new NotFound()
  const { userId, employerId, state, applicationStatus, revealed } = request
  const isRevealed = state === 'accepted' && applicationStatus !== null && applicationStatus !== 'withdrawn'
  if (!isRevealed) return { request: forEmployer(request), profile: null, revealed: null }
  const row = await findShownRow(ctx.db, userId)
  const profile = row && toPublicProfile(row, ctx.now())
  const fields = [...(profile ? fieldsShownBy(profile) : []), ...revealed]
  await noteViews(ctx, { employerId, seen: [{ userId, fields }] })
  return {
    request: forEmployer(request),
    profile,
    revealed: await loadRevealed(ctx.db, { userId, applicationId: request.applicationId, fields: revealed }),
  }
}

function forEmployer({ userId: _, askedBy: __, ...request }: ContactRequest): EmployersContact {
  return request
}
