import type { Context } from '../caller/context.ts'
import { isLive } from '../jobs/job.policy.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { canChangeDocuments, canUseCalendar, canWrite } from './application.policy.ts'
import { applicationLife } from './application.status.ts'
import { listApplicationEvents } from './application-event.queries.ts'
import { listApplicationFiles } from './application-files.queries.ts'
import { loadJobToApply } from './applying/job-to-apply.queries.ts'
import { listInvitations } from './exchange/invitation.queries.ts'
import { listApplicationMessages, markMessagesRead } from './exchange/message.queries.ts'
import { loadForApplicant, type OwnKey } from './load-application.ts'

/**
 * The applicant's own application with its history; marks the employer's messages as read. Internal notes and team members' names are left
 * out. @throws {NotFound}
 */
export async function readOwnApplication(ctx: Context, key: OwnKey) {
  const { application } = await loadForApplicant(ctx, key)
  const { id, status, linkKey: _, userId, ...facts } = application
  await markMessagesRead(ctx.db, id, 'employer', ctx.now())
  const [events, files, messages, [invitation = null], job] = await Promise.all([
    listApplicationEvents(ctx.db, id),
    listApplicationFiles(ctx.db, id),
    listApplicationMessages(ctx.db, id),
    listInvitations(ctx.db, id),
    loadJobToApply(ctx.db, facts.jobId),
  ])
  // The cast: a check constraint limits the column to these.
  const jobState = job && { status: job.status as JobStatus, validThrough: job.validThrough }
  return {
    ...facts,
    id,
    status,
    isGuest: userId === null,
    isJobLive: jobState !== null && isLive(jobState, ctx.now()),
    events: events.map(({ personName: __, ...event }) => event),
    files,
    messages: messages.map(({ personName, ...message }) => ({
      ...message,
      personName: message.sender === 'employer' ? personName : null,
    })),
    invitation,
    can: {
      withdraw: applicationLife.may(status, 'withdrawn', 'applicant'),
      changeDocuments: canChangeDocuments(status),
      write: canWrite(status),
      answerInvitation: invitation?.status === 'open',
      useCalendar: canUseCalendar(status, invitation),
    },
  }
}
