import { type Context, inTransaction } from '../caller/context.ts'
import { canInvite, canUseCalendar, canWrite } from './application.policy.ts'
import { type ApplicationRow, setFirstViewed } from './application.queries.ts'
import type { EmployerFilter } from './application.schema.ts'
import { applicationLife } from './application.status.ts'
import { insertApplicationEvent, listApplicationEvents } from './application-event.queries.ts'
import { listApplicationFiles } from './application-files.queries.ts'
import { findNeighbours } from './employer-application.queries.ts'
import { listInvitations } from './exchange/invitation.queries.ts'
import { listApplicationMessages, markMessagesRead } from './exchange/message.queries.ts'
import { listNotes } from './exchange/note.queries.ts'
import { loadForEmployerOrKey } from './load-application.ts'
import { shownName } from './shown-name.ts'
import { monthsKept } from './steps/kept-until.ts'
import { tellPages } from './steps/tell-of-application.ts'

/**
 * An application with everything its employer's team may see, and its neighbours in the list it was opened from. The first view is recorded
 * and shown to the applicant; views by administrators and API keys do not count. @throws {NotFound}
 */
export async function readEmployerApplication(ctx: Context, input: { id: string; filter?: EmployerFilter }) {
  const { application, person } = await loadForEmployerOrKey(ctx, input.id, { scope: 'applications:read' })
  if (person?.kind === 'user') await noteReading(ctx, application, person.userId)
  const { id, status, linkKey: _, userId, employerId, country, ...facts } = application
  const filter = { jobId: null, status: null, q: '', sort: 'newest' as const, ...input.filter, employerId }
  const [events, files, messages, invitations, notes, neighbours] = await Promise.all([
    listApplicationEvents(ctx.db, id),
    listApplicationFiles(ctx.db, id),
    listApplicationMessages(ctx.db, id),
    listInvitations(ctx.db, id),
    listNotes(ctx.db, id),
    findNeighbours(ctx.db, filter, { id }),
  ])
  const can = {
    moveTo: applicationLife.next(status, 'employer'),
    invite: canInvite(status),
    write: canWrite(status),
    useCalendar: canUseCalendar(status, invitations[0]),
  }
  return {
    ...facts,
    name: shownName(application, ctx.locale),
    id,
    status,
    employerId,
    isGuest: userId === null,
    monthsKept: monthsKept(country),
    events,
    files,
    messages,
    invitations,
    notes,
    can,
    ...neighbours,
  }
}

async function noteReading(ctx: Context, application: ApplicationRow, userId: string): Promise<void> {
  const { id, firstViewedAt } = application
  const now = ctx.now()
  await markMessagesRead(ctx.db, id, 'applicant', now)
  if (firstViewedAt !== null) return
  await inTransaction(ctx, async inside => {
    // Two people may open it concurrently; only one of them is first.
    if (!(await setFirstViewed(inside.db, id, now))) return
    const event = { applicationId: id, kind: 'viewed' as const, party: 'employer' as const, userId, at: now }
    await insertApplicationEvent(inside.db, event)
    await tellPages(inside, application, 'application')
  })
}
