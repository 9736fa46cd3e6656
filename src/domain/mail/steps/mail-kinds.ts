import type { MailTemplate, SmsTemplate } from '../../../mail/mail-props.ts'

/** What is said elsewhere too: it is not sent to an address that mails come back from. */
const notices: ReadonlySet<MailTemplate | SmsTemplate> = new Set([
  'export-ready',
  'employer-link-requested',
  'employer-link-decided',
  'job-ending',
  'job-reviewed',
  'feed-failed',
  'feed-held',
  'application-sent',
  'application-received',
  'application-moved',
  'application-withdrawn',
  'application-message',
  'file-infected',
  'interview-invitation',
  'invitation-answered',
  'team-invitation',
  'newsletter-again',
  'alert-again',
  'alert-jobs',
  'alert-still-wanted',
  'webhook-stopped',
] satisfies MailTemplate[])

/** Whether a message is a notice; all others are about access to an account and are always tried. */
export function isNotice(template: MailTemplate | SmsTemplate): boolean {
  return notices.has(template)
}
