import type { Context } from '../caller/context.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { loadApplication } from './application.queries.ts'
import { insertApplicationEvent } from './application-event.queries.ts'
import { findUploaderOfFile } from './application-files.queries.ts'
import { findReader } from './people.queries.ts'
import { tellApplicant, tellPages } from './steps/tell-of-application.ts'

/**
 * Tells the sender of a document or attachment that it was infected and deleted, in the transaction that records it: by mail regardless of
 * preferences, because their device is at risk, and in the history. Called by the virus scan, which has checked its policy.
 */
export async function tellOfInfectedFile(
  ctx: Context,
  { fileId, name: file }: { fileId: string; name: string },
): Promise<void> {
  const uploader = await findUploaderOfFile(ctx.db, fileId)
  const application = uploader && (await loadApplication(ctx.db, { id: uploader.applicationId }))
  if (!application) return
  const { id: applicationId, jobTitle: job } = application
  if (uploader.kind === 'document') {
    const event = { applicationId, kind: 'document-removed' as const, party: 'system' as const }
    await insertApplicationEvent(ctx.db, { ...event, userId: null, note: file, at: ctx.now() })
  }
  if (uploader.party === 'applicant') {
    const fill = (reader: { name: string; url: string }) => ({ ...reader, job, file })
    await tellApplicant(ctx, application, { template: 'file-infected', fill })
    return
  }
  await tellPages(ctx, application, 'message')
  const reader = uploader.userId === null ? null : await findReader(ctx.db, uploader.userId)
  if (!reader) return
  const { name, email, locale, userId } = reader
  const props = { name, job, file, url: ctx.links.employerApplication(applicationId, locale) }
  await queueMail(ctx, { to: email, template: 'file-infected', props, locale, userId })
}
