import type { Locale } from '../../../i18n/locale.ts'
import type { MailProps, MailTemplate } from '../../../mail/mail-props.ts'
import type { Context } from '../../caller/context.ts'
import { noteWebhookEvent } from '../../integrations/steps/note-webhook-event.ts'
import type { WebhookEvent } from '../../integrations/webhook.values.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { ApplicationRow } from '../application.queries.ts'
import type { ApplicationStatus, Party } from '../application.status.ts'
import { tellOfStepTask } from '../application.tasks.ts'
import { findEmployerPeople, findReader } from '../people.queries.ts'
import { guestTokenOf } from './guest-link.ts'

/** What a person may have switched off in the own account. */
type Notice = 'applications' | 'messages'

/** `fill` gets what every mail needs: who is greeted and the address of the application for this reader. */
type Letter<T extends MailTemplate> = {
  template: T
  notice: Notice | 'always'
  /** Of a step that can be taken back so long: the mail leaves later, unless it is withdrawn by its key, and pages hear of it then. */
  held?: { key: string; seconds: number; eventId: number } | undefined
  fill: (reader: { name: string; url: string }, locale: Locale) => MailProps[T]
}

/**
 * Tells the applicant, in the caller's transaction: open pages, and by a mail unless this kind of mail was switched off.
 * A guest has nothing but mail and always gets it. The caller has asked its policy.
 */
export async function tellApplicant<T extends MailTemplate>(
  ctx: Context,
  application: ApplicationRow,
  letter: Letter<T>,
): Promise<void> {
  const { template, notice, fill, held } = letter
  const { id, userId, linkKey } = application
  const waiting = held && { key: held.key, holdSeconds: held.seconds }
  if (held) await tellPagesLater(ctx, application, held)
  else await tellPages(ctx, application, notice)
  if (userId !== null) {
    const reader = await findReader(ctx.db, userId)
    if (!reader || (notice !== 'always' && !reader.notices.includes(notice))) return
    const { name, email, locale } = reader
    const url = ctx.links.ownApplication(id, locale)
    const props = fill({ name, url }, locale)
    await queueMail(ctx, { to: email, template, props, locale, userId, ...waiting })
  } else if (linkKey !== null) {
    const { name, email, locale } = application
    await queueMail(ctx, {
      to: email,
      template,
      props: fill({ name, url: guestUrl(ctx, linkKey, locale) }, locale),
      locale,
      ...waiting,
    })
  }
}

/** Tells all of the employer's people that want to know; see {@link tellApplicant}. */
export async function tellEmployer<T extends MailTemplate>(
  ctx: Context,
  application: ApplicationRow,
  letter: Letter<T>,
): Promise<void> {
  const { template, notice, fill } = letter
  const { id, employerId } = application
  await tellPages(ctx, application, notice)
  for (const reader of await findEmployerPeople(ctx.db, employerId)) {
    if (notice !== 'always' && !reader.notices.includes(notice)) continue
    const { name, email, locale, userId } = reader
    const url = ctx.links.employerApplication(id, locale)
    await queueMail(ctx, { to: email, template, props: fill({ name, url }, locale), locale, userId })
  }
}

export function guestUrl(ctx: Context, linkKey: string, locale: Locale): string {
  return ctx.links.guestApplication(guestTokenOf(ctx, linkKey), locale)
}

/** Both sides' open pages: what one side does changes the lists of both, the own ones in other windows too. */
export async function tellPages(
  ctx: Context,
  application: ApplicationRow,
  notice: Notice | 'always',
): Promise<void> {
  const { id, jobId, employerId, userId } = application
  await tellLive(ctx, {
    topics: [`employer:${employerId}`, ...(userId === null ? [] : [`user:${userId}` as const])],
    kind: notice === 'messages' ? 'message' : 'application',
    details: { applicationId: id, jobId },
  })
}

/** The employer's open pages at once, the applicant's when the step can no longer be taken back. */
async function tellPagesLater(
  ctx: Context,
  application: ApplicationRow,
  { seconds, eventId }: { seconds: number; eventId: number },
): Promise<void> {
  await tellPages(ctx, { ...application, userId: null }, 'applications')
  if (application.userId === null) return
  const startAfter = new Date(ctx.now().getTime() + seconds * 1000)
  await ctx.tasks.enqueue(tellOfStepTask, { eventId }, { startAfter })
}

/** The employer's own programs; `status` is what the application is now, null when it is gone. */
export async function tellPrograms(
  ctx: Context,
  { id, jobId, employerId }: ApplicationRow,
  news: {
    event: WebhookEvent
    status: ApplicationStatus | null
    previousStatus?: ApplicationStatus
    by?: Party
    holdSeconds?: number | undefined
  },
): Promise<void> {
  await noteWebhookEvent(ctx, { employerId, jobId, applicationId: id, ...news })
}
