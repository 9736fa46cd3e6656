import type { MailProps, MailTemplate, SmsProps, SmsTemplate } from './mail-props.ts'

/**
 * `access` is about access to an account and always tried. A `notice` is said elsewhere too, so it is not sent to an address that
 * mails come back from; `applications` and `messages` are notices that a person can switch off in the own account.
 */
type MailKind = 'access' | 'notice' | 'applications' | 'messages'

type MessageFacts<Props> = {
  kind: MailKind
  /** How many minutes after it was written it is no longer sent: a code that has run out would only puzzle its reader. */
  expiresAfter?: (props: Props) => number
}

type MailFacts<Props> = MessageFacts<Props> & {
  /** Whose subject and title it has, `mail.<texts>.subject`, where two mails say one thing or its opposite; otherwise its own. */
  texts?: (props: Props) => string
  /** The day that its subject names, as `date`. */
  subjectDay?: (props: Props) => string
  /** Where its reader can end mails of this kind. */
  unsubscribeUrl?: (props: Props) => string | undefined
  /** The conversation that answers to it belong to. */
  thread?: (props: Props) => { thread: string; replyTo?: string }
}

/** What the site knows of each mail besides its words, by its template; what it is told lies in `mail-props.ts`. */
const mailTemplates: { readonly [T in MailTemplate]: MailFacts<MailProps[T]> } = {
  'confirm-address': { kind: 'access' },
  'sign-in-code': { kind: 'access', expiresAfter: ({ minutes }) => minutes },
  'reset-password': { kind: 'access', expiresAfter: ({ minutes }) => minutes },
  'change-address-old': { kind: 'access' },
  'change-address-new': { kind: 'access' },
  'address-changed': { kind: 'access' },
  'password-changed': { kind: 'access' },
  'already-registered': { kind: 'access' },
  'factor-changed': { kind: 'access', texts: ({ added }) => (added ? 'factor-added' : 'factor-removed') },
  'new-device': { kind: 'access' },
  'deletion-planned': { kind: 'access', subjectDay: ({ until }) => until },
  'account-deleted': { kind: 'access' },
  'account-locked': { kind: 'access' },
  'account-unlocked': { kind: 'access' },
  'accounts-merged': {
    kind: 'access',
    texts: ({ undone }) => (undone ? 'accounts-parted' : 'accounts-merged'),
  },
  'employer-verification': { kind: 'access' },
  'admin-created': { kind: 'access', expiresAfter: ({ minutes }) => minutes },
  'export-ready': { kind: 'notice' },
  'employer-link-requested': { kind: 'notice' },
  'employer-link-decided': {
    kind: 'notice',
    texts: ({ accepted }) => (accepted ? 'employer-link-accepted' : 'employer-link-refused'),
  },
  'team-invitation': { kind: 'notice' },
  'job-ending': { kind: 'notice', subjectDay: ({ until }) => until },
  'job-reviewed': { kind: 'notice' },
  'invoice-issued': { kind: 'access', texts: ({ kind }) => `invoice-${kind}` },
  'invoice-reminder': { kind: 'access', texts: ({ step }) => `invoice-reminder-${step}` },
  'entitlement-ending': { kind: 'notice', texts: ({ reason }) => `entitlement-${reason}` },
  'feed-failed': { kind: 'notice' },
  'feed-held': { kind: 'notice' },
  'webhook-stopped': { kind: 'notice' },
  'application-sent': { kind: 'applications' },
  'application-again': { kind: 'access' },
  'application-link': { kind: 'access' },
  'application-moved': { kind: 'applications', texts: ({ status }) => `application-${status}` },
  'application-received': { kind: 'applications' },
  'application-withdrawn': { kind: 'applications' },
  'application-message': { kind: 'messages' },
  'file-infected': { kind: 'notice' },
  'interview-invitation': { kind: 'applications' },
  'invitation-answered': {
    kind: 'applications',
    texts: ({ time }) => (time === null ? 'invitation-declined' : 'invitation-accepted'),
  },
  'alert-confirm': { kind: 'access' },
  'alert-again': { kind: 'notice' },
  'alert-jobs': { kind: 'notice', unsubscribeUrl: props => props.unsubscribeUrl },
  'alert-still-wanted': { kind: 'notice', unsubscribeUrl: props => props.unsubscribeUrl },
  'recommended-jobs': { kind: 'notice', unsubscribeUrl: props => props.unsubscribeUrl },
  'talent-request': { kind: 'notice' },
  'talent-answered': { kind: 'notice', texts: ({ answer }) => `talent-${answer}` },
  'talent-idle': {
    kind: 'notice',
    subjectDay: ({ until }) => until,
    unsubscribeUrl: props => props.unsubscribeUrl,
  },
  'talent-renewal': {
    kind: 'notice',
    subjectDay: ({ until }) => until,
    unsubscribeUrl: props => props.unsubscribeUrl,
  },
  'talent-ended': { kind: 'notice', texts: ({ because }) => `talent-ended-${because}` },
  'talent-new-people': { kind: 'notice', unsubscribeUrl: props => props.unsubscribeUrl },
  'questions-asked': { kind: 'notice' },
  'question-confirm': { kind: 'access' },
  'question-answered': { kind: 'notice', unsubscribeUrl: props => props.unsubscribeUrl },
  'support-confirm': { kind: 'access', thread: props => props },
  'support-received': { kind: 'notice', thread: props => props },
  'support-answered': { kind: 'notice', thread: props => props },
  'support-closed': { kind: 'notice', thread: props => props },
  'report-received': { kind: 'notice' },
  'report-decided': { kind: 'notice' },
  'decision-made': { kind: 'notice' },
  'measure-lifted': { kind: 'notice' },
  'complaint-received': { kind: 'notice' },
  'complaint-answered': { kind: 'notice', texts: ({ outcome }) => `complaint-${outcome}` },
  'idea-confirm': { kind: 'access' },
  'idea-changed': {
    kind: 'notice',
    texts: ({ change }) => `idea-${change}`,
    unsubscribeUrl: props => props.unsubscribeUrl,
  },
  'newsletter-confirm': { kind: 'access' },
  'newsletter-again': { kind: 'notice' },
}

/** The same of each text message. */
const smsTemplates: { readonly [T in SmsTemplate]: MessageFacts<SmsProps[T]> } = {
  'factor-code': { kind: 'access', expiresAfter: ({ minutes }) => minutes },
}

export function mailFacts<T extends MailTemplate>(template: T): MailFacts<MailProps[T]> {
  // The outbox may name a mail of another release: rendering it says so.
  return mailTemplates[template] ?? { kind: 'access' }
}

export function smsFacts<T extends SmsTemplate>(template: T): MessageFacts<SmsProps[T]> {
  return smsTemplates[template] ?? { kind: 'access' }
}
