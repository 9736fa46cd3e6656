import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { copyFile } from '../../files/steps/copy-file.ts'
import { isLive } from '../../jobs/job.policy.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import { findOpenApplication, insertApplication, loadApplication } from '../application.queries.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { insertApplicationFiles } from '../application-files.queries.ts'
import { findProfileCv, loadJobToApply } from '../applying/job-to-apply.queries.ts'
import { insertApplicationMessage } from '../exchange/message.queries.ts'
import { findReader } from '../people.queries.ts'
import { tellPages, tellPrograms } from './tell-of-application.ts'

type Invited = {
  jobId: number
  userId: string
  phone: string | null
  withProfileCv: boolean
  /** What the employer is not told. */
  withheld: readonly ('name' | 'email')[]
  /** What the employer asked, and who of it: the first message of the conversation. */
  question: { text: string; userId: string | null; sentAt: Date }
}

/**
 * Opens an application for a person who said yes to an employer's question, in the caller's transaction; an open one to the same job is
 * used instead. No mails: the caller tells the employer. The caller has asked its policy.
 * @throws {Conflict} `application.job-ended`
 */
export async function openInvitedApplication(ctx: Context, invited: Invited): Promise<string> {
  const { jobId, userId, phone, withheld } = invited
  const job = await loadJobToApply(ctx.db, jobId, { lock: true })
  const person = await findReader(ctx.db, userId)
  if (!job || !person) throw new NotFound()
  // The cast: a check constraint limits the column to these.
  if (!isLive({ status: job.status as JobStatus, validThrough: job.validThrough }, ctx.now()))
    throw new Conflict('application.job-ended')
  const { email, name, locale } = person
  const open = await findOpenApplication(ctx.db, { jobId, userId, email })
  if (open) return open
  const facts = { jobId, employerId: job.employerId, message: '', answers: [], linkKey: null, locale }
  const application = { ...facts, userId, email, name, phone, withheld, source: 'talent-pool' as const }
  const id = await insertApplication(ctx.db, { ...application, now: ctx.now() })
  if (id === null) throw new Conflict('application.changed')
  await begin(ctx, id, invited)
  return id
}

async function begin(ctx: Context, id: string, { userId, withProfileCv, question }: Invited): Promise<void> {
  const now = ctx.now()
  const event = { applicationId: id, kind: 'status' as const, to: 'invited' as const, userId, at: now }
  await insertApplicationEvent(ctx.db, { ...event, party: 'applicant' })
  const { text, sentAt } = question
  const message = { applicationId: id, sender: 'employer' as const, userId: question.userId, text }
  await insertApplicationMessage(ctx.db, { ...message, now: sentAt })
  const cv = withProfileCv ? await findProfileCv(ctx.db, userId) : null
  if (cv) {
    const fileId = await copyFile(ctx, { fileId: cv.id, purpose: 'application' })
    await insertApplicationFiles(ctx.db, id, [{ fileId, kind: 'cv' }], now)
  }
  const application = await loadApplication(ctx.db, { id })
  if (!application) throw new Error('An application was not found in the transaction that wrote it')
  await tellPrograms(ctx, application, { event: 'application.created', status: 'invited' })
  await tellPages(ctx, application, 'application')
}
