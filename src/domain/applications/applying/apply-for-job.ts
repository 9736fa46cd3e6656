import { limits } from '../../../config/limits.ts'
import { findPerson } from '../../accounts/find-person.ts'
import { limitStrangersMails } from '../../accounts/steps/limit-mails.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../../caller/errors.ts'
import { newLinkKey } from '../../caller/signed-link.ts'
import { ownerOf } from '../../files/file.policy.ts'
import { copyFile } from '../../files/steps/copy-file.ts'
import { takeFiles } from '../../files/steps/take-files.ts'
import { canReadJob, isLive } from '../../jobs/job.policy.ts'
import type { JobStatus } from '../../jobs/job.status.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { countForJob } from '../../statistics/steps/count-for-job.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { requireSeekerOrGuest } from '../application.policy.ts'
import { findOpenApplication, insertApplication, loadApplication } from '../application.queries.ts'
import type { Answer, ApplicationInput, GuestApplicant } from '../application.schema.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { insertApplicationFiles } from '../application-files.queries.ts'
import { shownName } from '../shown-name.ts'
import { guestUrl, tellApplicant, tellEmployer, tellPrograms } from '../steps/tell-of-application.ts'
import { deleteDraft } from './application-draft.queries.ts'
import { checkAnswers, questionsIn } from './check-answers.ts'
import { findProfileCv, loadJobToApply } from './job-to-apply.queries.ts'

type Applying = ApplicationInput & {
  jobId: number
  /** Null for signed-in applicants. */
  applicant: GuestApplicant | null
}

type Applicant = { userId: string | null; name: string; email: string; phone: string | null }

/**
 * Sends an application to a live job that takes them on this site. Guests learn everything by mail, including that the address already has
 * an open application: the browser must not reveal where someone else has applied. Returns the id to signed-in applicants.
 * @throws {Conflict} `application.already-open` with its `applicationId`, `application.job-ended`, `application.elsewhere`; {Invalid} on
 * `answers.<id>` or `files`; {TooMany} beyond ten an hour by a guest
 */
export async function applyForJob(ctx: Context, input: Applying): Promise<{ applicationId: string | null }> {
  const person = requireSeekerOrGuest(ctx.actor, input.applicant !== null)
  const applicant = await applicantOf(ctx, person?.userId ?? null, input)
  if (!person) await limitGuest(ctx, applicant.email)
  const applicationId = await inTransaction(ctx, async inside => {
    const job = await loadOpenJob(inside, input.jobId)
    const answers = checkAnswers(questionsIn(job.questions), input.answers)
    const id = await insertFor(inside, applicant, { ...input, employerId: job.employerId, answers })
    if (id === null) return null
    await attach(inside, id, applicant, input)
    await tellBoth(inside, id)
    const owner = ownerOf(inside)
    if (owner) await deleteDraft(inside.db, owner, input.jobId)
    await countForJob(inside, { jobId: input.jobId, counter: 'submissions' })
    return id
  })
  return { applicationId: person ? applicationId : null }
}

async function applicantOf(ctx: Context, userId: string | null, input: Applying): Promise<Applicant> {
  if (userId === null && input.applicant) return { ...input.applicant, userId }
  const found = userId === null ? null : await findPerson(ctx, userId)
  if (!found) throw new NotFound()
  return { userId, name: found.name, email: found.email, phone: null }
}

/** By IP address, and by mail address so that nobody's mailbox is flooded from many. */
async function limitGuest(ctx: Context, email: string): Promise<void> {
  const limit = { tries: limits.guestApplicationsPerHour, windowMinutes: 60 }
  await limitTries(ctx, { kind: 'guest-application', subject: ctx.client.address, ...limit })
  await limitStrangersMails(ctx, email)
}

async function loadOpenJob(ctx: Context, jobId: number) {
  const job = await loadJobToApply(ctx.db, jobId, { lock: true })
  if (!job) throw new NotFound()
  // The cast: a check constraint limits the column to these.
  const state = {
    status: job.status as JobStatus,
    validThrough: job.validThrough,
    employerId: job.employerId,
  }
  if (!canReadJob(ctx.actor, state)) throw new NotFound()
  if (!isLive(state, ctx.now())) throw new Conflict('application.job-ended')
  if (job.applyWay !== 'here') throw new Conflict('application.elsewhere')
  return job
}

/** Null when a guest already has an open application and was told so by mail. */
async function insertFor(
  ctx: Context,
  applicant: Applicant,
  input: Omit<Applying, 'answers'> & { employerId: number; answers: Answer[] },
): Promise<string | null> {
  const { jobId, employerId, message, answers } = input
  const { userId } = applicant
  const before = await findOpenApplication(ctx.db, { jobId, userId, email: applicant.email })
  const facts = { jobId, employerId, message, answers, locale: ctx.locale, now: ctx.now() }
  const linkKey = userId === null ? newLinkKey() : null
  const id = before ? null : await insertApplication(ctx.db, { ...applicant, ...facts, linkKey })
  if (id !== null) return id
  const open = before ?? (await findOpenApplication(ctx.db, { jobId, userId, email: applicant.email }))
  if (userId !== null) throw new Conflict('application.already-open', { applicationId: open ?? '' })
  if (open !== null) await tellOfOpenOne(ctx, open, applicant)
  return null
}

/** Reuses the existing link: the new submission is discarded, and the recipient can add to the existing one. */
async function tellOfOpenOne(ctx: Context, id: string, { name, email }: Applicant): Promise<void> {
  const application = await loadApplication(ctx.db, { id })
  if (!application) return
  const { jobTitle: job, employerName: employer, userId, linkKey, locale } = application
  const url = linkKey === null ? ctx.links.ownApplication(id, locale) : guestUrl(ctx, linkKey, locale)
  const props = { name, job, employer, url }
  await queueMail(ctx, { to: email, template: 'application-again', props, locale, userId })
}

async function attach(ctx: Context, id: string, applicant: Applicant, input: Applying): Promise<void> {
  const uploads = await takeFiles(ctx, { fileIds: input.fileIds, purpose: 'application' })
  const cv =
    input.withProfileCv && applicant.userId !== null ? await findProfileCv(ctx.db, applicant.userId) : null
  if (uploads.length + (cv ? 1 : 0) > limits.applicationFiles) {
    throw new Invalid({ files: [{ key: 'application.too-many-files' }] })
  }
  const copyId = cv && (await copyFile(ctx, { fileId: cv.id, purpose: 'application' }))
  const files = uploads.map(file => ({ fileId: file.id, kind: 'other' as const }))
  await insertApplicationFiles(
    ctx.db,
    id,
    copyId ? [{ fileId: copyId, kind: 'cv' }, ...files] : files,
    ctx.now(),
  )
}

async function tellBoth(ctx: Context, id: string): Promise<void> {
  const application = await loadApplication(ctx.db, { id })
  if (!application) throw new Error('An application was not found in the transaction that wrote it')
  const { userId, jobTitle: job, employerName: employer } = application
  const to = 'applied' as const
  const event = { applicationId: id, kind: 'status' as const, to, party: 'applicant' as const, userId }
  await insertApplicationEvent(ctx.db, { ...event, at: ctx.now() })
  await tellPrograms(ctx, application, { event: 'application.created', status: to })
  await tellApplicant(ctx, application, {
    template: 'application-sent',
    fill: reader => ({ ...reader, job, employer, isGuest: userId === null }),
  })
  await tellEmployer(ctx, application, {
    template: 'application-received',
    fill: (reader, locale) => ({ ...reader, applicant: shownName(application, locale), job }),
  })
}
