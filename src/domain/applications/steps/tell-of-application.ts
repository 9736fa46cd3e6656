import type { Locale } from '../../../i18n/locale.ts'
import type { MailProps, MailTemplate } from '../../../mail/mail-props.ts'
import { mailFacts } from '../../../mail/mail-templates.ts'
import type { Context } from '../../caller/context.ts'
import { noteWebhookEvent } from '../../integrations/steps/note-webhook-event.ts'
import type { WebhookEvent } from '../../integrations/webhook.values.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { ApplicationRow } from '../application.queries.ts'
import type { ApplicationStatus, Party } from '../application.status.ts'
import { findEmployerPeople, findReader, type Reader } from '../people.queries.ts'
import { guestTokenOf } from './guest-link.ts'

/** `fill` receives what every mail needs: the recipient's name and their URL of the application. */
type ApplicationMail<T extends MailTemplate> = {
  template: T
  /** For moves that can be undone: delays mail and live events; the mail can be withdrawn by its key. */
  held?: { key: string; seconds: number; eventId: number } | undefined
  fill: (reader: { name: string; url: string }, locale: Locale) => MailProps[T]
}

/**
 * Notifies the applicant within the caller's transaction: by live event, and by mail unless this kind was switched off. Guests have only
 * mail and always get it. The caller has checked its policy.
 */
export async function tellApplicant<T extends MailTemplate>(
  ctx: Context,
  application: ApplicationRow,
  mail: ApplicationMail<T>,
): Promise<void> {
  const { template, fill, held } = mail
  const { id, userId, linkKey } = application
  const waiting = held && { key: held.key, holdSeconds: held.seconds }
  if (held) await tellPagesLater(ctx, application, held)
  else await tellPages(ctx, application, liveKindOf(template))
  if (userId !== null) {
    const reader = await findReader(ctx.db, userId)
    if (!reader || !wants(reader, template)) return
    const { name, email, locale } = reader
    const url = ctx.links.ownApplication(id, locale)
    const props = fill({ name, url }, locale)
    await queueMail(ctx, { to: email, template, props, locale, userId, ...waiting })
  } else if (linkKey !== null && application.name !== null && application.email !== null) {
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

/** Notifies the employer's team, as far as they want to know; see {@link tellApplicant}. */
export async function tellEmployer<T extends MailTemplate>(
  ctx: Context,
  application: ApplicationRow,
  mail: ApplicationMail<T>,
): Promise<void> {
  const { template, fill } = mail
  const { id, employerId } = application
  await tellPages(ctx, application, liveKindOf(template))
  for (const reader of await findEmployerPeople(ctx.db, employerId)) {
    if (!wants(reader, template)) continue
    const { name, email, locale, userId } = reader
    const url = ctx.links.employerApplication(id, locale)
    await queueMail(ctx, { to: email, template, props: fill({ name, url }, locale), locale, userId })
  }
}

/** What is neither about applications nor a message cannot be switched off. */
function wants(reader: Reader, template: MailTemplate): boolean {
  const { kind } = mailFacts(template)
  return kind === 'access' || kind === 'notice' || reader.notices.includes(kind)
}

function liveKindOf(template: MailTemplate): 'message' | 'application' {
  return mailFacts(template).kind === 'messages' ? 'message' : 'application'
}

export function guestUrl(ctx: Context, linkKey: string, locale: Locale): string {
  return ctx.links.guestApplication(guestTokenOf(ctx, linkKey), locale)
}

/** Live events for both parties: a change on one side affects the lists of both, and the actor's own other windows. */
export async function tellPages(
  ctx: Context,
  application: ApplicationRow,
  kind: 'message' | 'application',
): Promise<void> {
  const { id, jobId, employerId, userId } = application
  await tellLive(ctx, {
    topics: [`employer:${employerId}`, ...(userId === null ? [] : [`user:${userId}` as const])],
    kind,
    details: { applicationId: id, jobId },
  })
}

/** The employer's open pages at once, the applicant's once the move can no longer be undone. */
async function tellPagesLater(
  ctx: Context,
  application: ApplicationRow,
  { seconds, eventId }: { seconds: number; eventId: number },
): Promise<void> {
  await tellPages(ctx, { ...application, userId: null }, 'application')
  if (application.userId === null) return
  const startAfter = new Date(ctx.now().getTime() + seconds * 1000)
  await ctx.tasks.enqueue('tell-of-step', { eventId }, { startAfter })
}

/** Webhooks of the employer; `status` is the application's current one, null when it was deleted. */
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
