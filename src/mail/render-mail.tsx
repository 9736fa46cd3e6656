import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatDate } from '../i18n/format.ts'
import type { TextParams } from '../i18n/make-translator.ts'
import { translator } from '../i18n/translate.ts'
import { defuseNames } from './defuse-names.ts'
import { MailSettingProvider } from './mail-context.ts'
import { MailLayout } from './mail-layout.tsx'
import type { Brand, MailLocale, MailProps, MailTemplate, RenderedMail } from './mail-props.ts'
import { mailFacts } from './mail-templates.ts'
import { onOneLine } from './name-to-greet.ts'
import { AccountDeleted } from './templates/account-deleted.tsx'
import { AddressChanged } from './templates/address-changed.tsx'
import { AdminCreated } from './templates/admin-created.tsx'
import { AlertAgain } from './templates/alert-again.tsx'
import { AlertConfirm } from './templates/alert-confirm.tsx'
import { AlertJobs } from './templates/alert-jobs.tsx'
import { AlertStillWanted } from './templates/alert-still-wanted.tsx'
import { AlreadyRegistered } from './templates/already-registered.tsx'
import { ApplicationAgain } from './templates/application-again.tsx'
import { ApplicationLink } from './templates/application-link.tsx'
import { ApplicationMessage } from './templates/application-message.tsx'
import { ApplicationMoved } from './templates/application-moved.tsx'
import { ApplicationReceived } from './templates/application-received.tsx'
import { ApplicationSent } from './templates/application-sent.tsx'
import { ApplicationWithdrawn } from './templates/application-withdrawn.tsx'
import { ChangeAddressNew } from './templates/change-address-new.tsx'
import { ChangeAddressOld } from './templates/change-address-old.tsx'
import { ConfirmAddress } from './templates/confirm-address.tsx'
import { DeletionPlanned } from './templates/deletion-planned.tsx'
import { EmployerLinkDecided } from './templates/employer-link-decided.tsx'
import { EmployerLinkRequested } from './templates/employer-link-requested.tsx'
import { ExportReady } from './templates/export-ready.tsx'
import { FactorChanged } from './templates/factor-changed.tsx'
import { FeedFailed } from './templates/feed-failed.tsx'
import { FeedHeld } from './templates/feed-held.tsx'
import { FileInfected } from './templates/file-infected.tsx'
import { IdeaChanged } from './templates/ideas/idea-changed.tsx'
import { IdeaConfirm } from './templates/ideas/idea-confirm.tsx'
import { InterviewInvitation } from './templates/interview-invitation.tsx'
import { InvitationAnswered } from './templates/invitation-answered.tsx'
import { EntitlementEnding } from './templates/invoices/entitlement-ending.tsx'
import { InvoiceIssued } from './templates/invoices/invoice-issued.tsx'
import { InvoiceReminder } from './templates/invoices/invoice-reminder.tsx'
import { JobEnding } from './templates/job-ending.tsx'
import { JobReviewed } from './templates/job-reviewed.tsx'
import { ComplaintAnswered } from './templates/moderation/complaint-answered.tsx'
import { ComplaintReceived } from './templates/moderation/complaint-received.tsx'
import { DecisionMade } from './templates/moderation/decision-made.tsx'
import { MeasureLifted } from './templates/moderation/measure-lifted.tsx'
import { ReportDecided } from './templates/moderation/report-decided.tsx'
import { ReportReceived } from './templates/moderation/report-received.tsx'
import { NewDevice } from './templates/new-device.tsx'
import { NewsletterAgain } from './templates/newsletter-again.tsx'
import { NewsletterConfirm } from './templates/newsletter-confirm.tsx'
import { PasswordChanged } from './templates/password-changed.tsx'
import { QuestionAnswered } from './templates/questions/question-answered.tsx'
import { QuestionConfirm } from './templates/questions/question-confirm.tsx'
import { QuestionsAsked } from './templates/questions/questions-asked.tsx'
import { RecommendedJobs } from './templates/recommended-jobs.tsx'
import { AccountLocked } from './templates/records/account-locked.tsx'
import { AccountUnlocked } from './templates/records/account-unlocked.tsx'
import { AccountsMerged } from './templates/records/accounts-merged.tsx'
import { EmployerVerification } from './templates/records/employer-verification.tsx'
import { ResetPassword } from './templates/reset-password.tsx'
import { SignInCode } from './templates/sign-in-code.tsx'
import { SupportAnswered } from './templates/support/support-answered.tsx'
import { SupportClosed } from './templates/support/support-closed.tsx'
import { SupportConfirm } from './templates/support/support-confirm.tsx'
import { SupportReceived } from './templates/support/support-received.tsx'
import { TalentAnswered } from './templates/talent-pool/talent-answered.tsx'
import { TalentEnded } from './templates/talent-pool/talent-ended.tsx'
import { TalentIdle } from './templates/talent-pool/talent-idle.tsx'
import { TalentNewPeople } from './templates/talent-pool/talent-new-people.tsx'
import { TalentRenewal } from './templates/talent-pool/talent-renewal.tsx'
import { TalentRequest } from './templates/talent-pool/talent-request.tsx'
import { TeamInvitation } from './templates/team-invitation.tsx'
import { WebhookStopped } from './templates/webhook-stopped.tsx'
import { withBrand } from './with-brand.ts'

const templates: { [T in MailTemplate]: ComponentType<MailProps[T]> } = {
  'confirm-address': ConfirmAddress,
  'sign-in-code': SignInCode,
  'reset-password': ResetPassword,
  'change-address-old': ChangeAddressOld,
  'change-address-new': ChangeAddressNew,
  'address-changed': AddressChanged,
  'password-changed': PasswordChanged,
  'already-registered': AlreadyRegistered,
  'factor-changed': FactorChanged,
  'new-device': NewDevice,
  'deletion-planned': DeletionPlanned,
  'account-locked': AccountLocked,
  'account-unlocked': AccountUnlocked,
  'accounts-merged': AccountsMerged,
  'employer-verification': EmployerVerification,
  'account-deleted': AccountDeleted,
  'export-ready': ExportReady,
  'employer-link-requested': EmployerLinkRequested,
  'employer-link-decided': EmployerLinkDecided,
  'job-ending': JobEnding,
  'job-reviewed': JobReviewed,
  'team-invitation': TeamInvitation,
  'invoice-issued': InvoiceIssued,
  'invoice-reminder': InvoiceReminder,
  'entitlement-ending': EntitlementEnding,
  'feed-failed': FeedFailed,
  'feed-held': FeedHeld,
  'admin-created': AdminCreated,
  'application-sent': ApplicationSent,
  'application-again': ApplicationAgain,
  'application-link': ApplicationLink,
  'application-moved': ApplicationMoved,
  'application-received': ApplicationReceived,
  'application-withdrawn': ApplicationWithdrawn,
  'application-message': ApplicationMessage,
  'interview-invitation': InterviewInvitation,
  'file-infected': FileInfected,
  'invitation-answered': InvitationAnswered,
  'alert-confirm': AlertConfirm,
  'alert-again': AlertAgain,
  'idea-confirm': IdeaConfirm,
  'idea-changed': IdeaChanged,
  'questions-asked': QuestionsAsked,
  'question-confirm': QuestionConfirm,
  'question-answered': QuestionAnswered,
  'support-confirm': SupportConfirm,
  'support-received': SupportReceived,
  'support-answered': SupportAnswered,
  'support-closed': SupportClosed,
  'report-received': ReportReceived,
  'report-decided': ReportDecided,
  'decision-made': DecisionMade,
  'measure-lifted': MeasureLifted,
  'complaint-received': ComplaintReceived,
  'complaint-answered': ComplaintAnswered,
  'newsletter-confirm': NewsletterConfirm,
  'newsletter-again': NewsletterAgain,
  'alert-jobs': AlertJobs,
  'recommended-jobs': RecommendedJobs,
  'alert-still-wanted': AlertStillWanted,
  'webhook-stopped': WebhookStopped,
  'talent-request': TalentRequest,
  'talent-answered': TalentAnswered,
  'talent-idle': TalentIdle,
  'talent-renewal': TalentRenewal,
  'talent-ended': TalentEnded,
  'talent-new-people': TalentNewPeople,
}

const subjectChars = 150

/**
 * Subject, HTML and plain text of a mail, all from the template's one component.
 * @throws {Error} for an unknown template
 */
export function renderMail<T extends MailTemplate>(
  template: T,
  locale: MailLocale,
  typed: MailProps[T],
  brand: Brand,
): RenderedMail {
  const props = defuseNames(typed)
  // The cast: each entry of the table takes the props of its own name.
  const Template = templates[template] as ComponentType<MailProps[T]> | undefined
  if (!Template) throw new Error(`There is no mail template "${template}"`)
  const t = withBrand(translator(locale), brand)
  const facts = mailFacts(template)
  const texts = facts.texts?.(props) ?? template
  const params = subjectParams(props, facts.subjectDay?.(props), locale)
  const subject = onOneLine(t(`mail.${texts}.subject`, params)).slice(0, subjectChars)
  const title = t(`mail.${texts}.title`)
  const render = (medium: 'html' | 'text') =>
    renderToStaticMarkup(
      <MailSettingProvider value={{ medium, locale, brand, t }}>
        <MailLayout subject={subject} title={title}>
          <Template {...props} />
        </MailLayout>
      </MailSettingProvider>,
    )
  return { subject, html: `<!doctype html>${render('html')}`, text: `${asPlainText(render('text'))}\n` }
}

/** Parameters for the subject; dates are formatted. */
function subjectParams(props: object, day: string | undefined, locale: MailLocale): TextParams {
  const params: TextParams = day === undefined ? {} : { date: formatDate(new Date(day), locale) }
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'string' || typeof value === 'number') params[key] = value
  }
  return params
}

const escaped: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** React escapes exactly these five characters; plain text must not show the entities. */
function asPlainText(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, found => escaped[found] ?? found).trim()
}
