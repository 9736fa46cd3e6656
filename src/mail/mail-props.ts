/** Props of each mail. Times are ISO strings, because the outbox stores them as JSON. */
/** One part of a statement of reasons. */
export type StatementPart = { heading: string; text: string }

export type MailProps = {
  'confirm-address': { name: string; url: string }
  'sign-in-code': { code: string; minutes: number }
  'reset-password': { name: string; url: string; minutes: number }
  /** To the current address: its owner has to agree before anything changes. */
  'change-address-old': { name: string; newAddress: string; url: string }
  'change-address-new': { name: string; url: string }
  /** To the previous address. */
  'address-changed': { name: string; newAddress: string }
  'password-changed': { name: string; url?: string }
  'already-registered': { name: string; url: string }
  'factor-changed': { name: string; factor: string; added: boolean; at: string; url?: string }
  'new-device': { name: string; device: string; place: string | null; at: string; url?: string }
  'deletion-planned': { name: string; until: string; url: string }
  'account-deleted': { name: string }
  /** `reason` as the administrator wrote it. */
  'account-locked': { name: string; reason: string; url: string }
  'account-unlocked': { name: string; url: string }
  /** To both addresses. */
  'accounts-merged': { name: string; kept: string; merged: string; url: string; undone?: true }
  /** To an address of the employer's own domain. */
  'employer-verification': { employer: string; days: number; url: string }
  'export-ready': { name: string; url: string }
  'employer-link-requested': { name: string; person: string; employer: string; url: string }
  'job-ending': { name: string; job: string; until: string; url: string }
  /** `note` says what to change; without one the job is public. */
  'job-reviewed': { name: string; job: string; note: string | null; url: string }
  'employer-link-decided': { name: string; employer: string; accepted: boolean; url?: string }
  'team-invitation': { person: string; employer: string; days: number; url: string }
  /** `cents` with VAT; `dueOn` a day, null where nothing is to be transferred. */
  'invoice-issued': {
    name: string
    number: string
    kind: 'invoice' | 'cancellation' | 'correction'
    cents: number
    currency: 'EUR' | 'CHF'
    dueOn: string | null
    url: string
  }
  /** `cents` that are open, since the day `dueOn`. */
  'invoice-reminder': {
    name: string
    step: 1 | 2 | 3
    number: string
    cents: number
    currency: 'EUR' | 'CHF'
    dueOn: string
    url: string
  }
  /** `end`: until a day, with something left; `rest`: little is left of a pack. */
  'entitlement-ending': {
    name: string
    reason: 'end' | 'rest'
    kind: 'featured-ad' | 'talent-contact' | 'large-feeds' | 'employer-page-plus'
    left: number
    until: string | null
    url: string
  }
  /** After three failed reads in a row. */
  'feed-failed': { name: string; feed: string; employer: string; reason: string; url: string }
  /** The vanish guard held: so many jobs are missing from a feed that none was ended. */
  'feed-held': { name: string; feed: string; employer: string; reason: string; url: string }
  'admin-created': { name: string; url: string; minutes: number }
  /** `failing`: rejected deliveries for days; `gone`: answered 410 Gone. */
  'webhook-stopped': {
    name: string
    employer: string
    host: string
    reason: 'failing' | 'gone'
    days: number
    url: string
  }
  'application-sent': { name: string; job: string; employer: string; isGuest: boolean; url: string }
  /** To a guest whose address already has an open application for this job. */
  'application-again': { name: string; job: string; employer: string; url: string }
  /** Replaces a guest's link; the previous one is no longer valid. */
  'application-link': { name: string; job: string; employer: string; url: string }
  /** `note` is quoted as the employer wrote it. */
  'application-moved': {
    name: string
    job: string
    employer: string
    status: 'interview' | 'rejected' | 'hired'
    note: string | null
    url: string
  }
  'application-received': { name: string; applicant: string; job: string; url: string }
  'application-withdrawn': {
    name: string
    applicant: string
    job: string
    note: string | null
    url: string
  }
  /** To the applicant or the employer. */
  'application-message': { name: string; from: string; job: string; url: string }
  /** To the applicant or the employer: the file has been deleted. */
  'file-infected': { name: string; job: string; file: string; url: string }
  'interview-invitation': {
    name: string
    job: string
    employer: string
    kind: 'on-site' | 'phone' | 'video'
    place: string
    message: string
    times: string[]
    url: string
  }
  /** Double opt-in: nothing is sent until the recipient follows the link. */
  'alert-confirm': { alert: string; url: string }
  /** To an address that already has this alert. */
  'alert-again': { alert: string; url: string }
  /** A guest's message waits until the link is followed. */
  'support-confirm': SupportProps
  /** With the link to the conversation. */
  'support-received': SupportProps
  /** `text` as the team wrote it. */
  'support-answered': SupportProps & { text: string; files: number }
  /** Asks how it went. */
  'support-closed': SupportProps
  /** Receipt of a report, with the link to what becomes of it. */
  'report-received': { what: string; url: string }
  /** The statement of reasons, to whoever reported and to whom it concerns. */
  'report-decided': { what: string; parts: StatementPart[]; url: string; isSuspended: boolean }
  'decision-made': { what: string; parts: StatementPart[]; url: string }
  'measure-lifted': { what: string; reason: string; url: string }
  'complaint-received': { text: string }
  'complaint-answered': { what: string; outcome: 'upheld' | 'reversed'; answer: string; url: string }
  /** Double opt-in, to an address that was given for an idea, a vote or a comment. */
  'idea-confirm': { title: string; url: string }
  /** To who follows an idea: its new status, an answer of the team, or that it was merged into the idea named by `text`. */
  'idea-changed': {
    title: string
    change: 'new' | 'planned' | 'in-progress' | 'done' | 'declined' | 'answered' | 'merged'
    text: string | null
    url: string
    unsubscribeUrl: string
  }
  /** To an address that subscribed to the newsletter, or already had. */
  'newsletter-confirm': { url: string }
  'newsletter-again': { url: string }
  /** To whoever is responsible for an ad: what its readers ask about it, and how many. */
  'questions-asked': { name: string; job: string; facts: { fact: string; count: number }[]; url: string }
  /** Double opt-in, to an address left for the answers about an ad. */
  'question-confirm': { job: string; employer: string; url: string }
  /** `unsubscribeUrl` only for an address without an account. */
  'question-answered': {
    name: string
    job: string
    facts: { fact: string; text: string }[]
    url: string
    unsubscribeUrl?: string | undefined
  }
  /** At most twenty of `count` new jobs. `name` is empty for an address without an account. */
  'alert-jobs': {
    name: string
    alert: string
    frequency: 'instant' | 'daily' | 'weekly'
    count: number
    jobs: { title: string; employer: string; place: string; url: string }[]
    url: string
    settingsUrl: string
    unsubscribeUrl: string
  }
  /** At most six ads that fit the person's profile, each with why in one sentence. */
  'recommended-jobs': {
    name: string
    count: number
    jobs: { title: string; employer: string; place: string; why: string; url: string }[]
    url: string
    howUrl: string
    unsubscribeUrl: string
  }
  /** Sent once a year. */
  /** To a person of the talent pool: an employer asks about one of its ads. */
  'talent-request': { name: string; employer: string; job: string; until: string; url: string }
  'talent-answered': { name: string; job: string; answer: 'accepted' | 'declined' | 'not-now'; url: string }
  /** The profile ends for want of activity on this day. */
  'talent-idle': { name: string; until: string; url: string; unsubscribeUrl: string }
  /** The consent ends on this day. */
  'talent-renewal': { name: string; until: string; url: string; unsubscribeUrl: string }
  'talent-ended': { name: string; because: 'idle' | 'consent'; url: string }
  /** `count` is null below five. */
  'talent-new-people': {
    name: string
    search: string
    frequency: 'daily' | 'weekly'
    count: number | null
    url: string
    unsubscribeUrl: string
  }
  'alert-still-wanted': { name: string; alert: string; days: number; url: string; unsubscribeUrl: string }
  /** `time` is the chosen one, null when none suits; `calendarUrl` serves it as iCalendar. */
  'invitation-answered': {
    name: string
    applicant: string
    job: string
    time: string | null
    calendarUrl: string
    url: string
  }
}

export type MailTemplate = keyof MailProps

export type SmsProps = {
  'factor-code': { code: string; minutes: number }
}

export type SmsTemplate = keyof SmsProps

export type MailLocale = 'de' | 'en'

/** The sender, from the configuration. */
export type Brand = {
  name: string
  operator: string
  supportEmail: string
  /** Home page and imprint, absolute, per language. */
  homeUrl: Record<MailLocale, string>
  imprintUrl: Record<MailLocale, string>
}

export type RenderedMail = { subject: string; html: string; text: string }

/** Renders subject, HTML and plain text from one component; `props` are escaped. */
export type RenderMail = <T extends MailTemplate>(
  template: T,
  locale: MailLocale,
  props: MailProps[T],
  brand: Brand,
) => RenderedMail

/** Of mails about a conversation with those who run the board. */
type SupportProps = {
  number: string
  url: string
  /** Stands in the id of the mail, so that answers find the conversation. */
  thread: string
  /** Where answers go; left out where no mails are taken. */
  replyTo?: string
}
