import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { takeFiles } from '../../files/steps/take-files.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { canWrite } from '../application.policy.ts'
import { type ApplicationRow, updateApplication } from '../application.queries.ts'
import type { Party } from '../application.status.ts'
import { insertApplicationEvent } from '../application-event.queries.ts'
import { loadForApplicant, loadForEmployer, type OwnKey } from '../load-application.ts'
import { shownName } from '../shown-name.ts'
import { tellApplicant, tellEmployer, tellPrograms } from '../steps/tell-of-application.ts'
import { insertApplicationMessage, insertMessageFiles } from './message.queries.ts'

type Written = { text: string; fileIds: readonly string[] }

/**
 * Sends a message to the other party; the mail about it links back to the application.
 * @throws {NotFound}; {Conflict} `application.no-writing` after a withdrawal; {Invalid} on `files`; {TooMany} beyond 30 an hour
 */
export async function sendMessage(
  ctx: Context,
  input: Written & ({ applicationId: string } | OwnKey),
): Promise<void> {
  await ('applicationId' in input ? sendAsEmployer(ctx, input) : sendAsApplicant(ctx, input))
}

async function sendAsEmployer(ctx: Context, input: Written & { applicationId: string }): Promise<void> {
  // Before the transaction, whose rollback would discard the counted try; after the caller is known.
  const { person } = await loadForEmployer(ctx, input.applicationId)
  await limitMessages(ctx, `${input.applicationId} ${person.userId}`)
  await inTransaction(ctx, async inside => {
    const { application } = await loadForEmployer(inside, input.applicationId, { lock: true })
    await write(inside, application, { ...input, sender: 'employer', userId: person.userId })
    if (application.firstAnsweredAt === null) {
      await updateApplication(inside.db, application.id, { first_answered_at: inside.now() }, inside.now())
    }
    const { jobTitle: job, employerName: from } = application
    await tellApplicant(inside, application, {
      template: 'application-message',
      fill: reader => ({ ...reader, from, job }),
    })
  })
}

async function sendAsApplicant(ctx: Context, input: Written & OwnKey): Promise<void> {
  const { application: found } = await loadForApplicant(ctx, input)
  await limitMessages(ctx, `${found.id} applicant`)
  await inTransaction(ctx, async inside => {
    const { application, userId } = await loadForApplicant(inside, input, { lock: true })
    await write(inside, application, { ...input, sender: 'applicant', userId })
    const { jobTitle: job } = application
    await tellEmployer(inside, application, {
      template: 'application-message',
      fill: (reader, locale) => ({ ...reader, from: shownName(application, locale), job }),
    })
  })
}

async function limitMessages(ctx: Context, subject: string): Promise<void> {
  const tries = limits.applicationMessagesPerHour
  await limitTries(ctx, { kind: 'application-message', subject, tries, windowMinutes: 60 })
}

async function write(
  ctx: Context,
  application: ApplicationRow,
  message: Written & { sender: Party; userId: string | null },
): Promise<void> {
  const { id: applicationId, status } = application
  if (!canWrite(status)) throw new Conflict('application.no-writing')
  const { fileIds, sender, userId, text } = message
  const now = ctx.now()
  const files = await takeFiles(ctx, { fileIds, purpose: 'message' })
  const messageId = await insertApplicationMessage(ctx.db, { applicationId, sender, userId, text, now })
  await insertMessageFiles(
    ctx.db,
    messageId,
    files.map(({ id }) => id),
  )
  await insertApplicationEvent(ctx.db, { applicationId, kind: 'message', party: sender, userId, at: now })
  await tellPrograms(ctx, application, { event: 'application.message', status, by: sender })
}
