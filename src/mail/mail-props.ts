/** What each mail says. Times are ISO texts, because the outbox keeps them as JSON. */
export type MailProps = {
  'confirm-address': { name: string; url: string }
  'sign-in-code': { code: string; minutes: number }
  'reset-password': { name: string; url: string; minutes: number }
  /** To the address that is given up: its reader agrees before anything changes. */
  'change-address-old': { name: string; newAddress: string; url: string }
  'change-address-new': { name: string; url: string }
  /** To the address that was given up. */
  'address-changed': { name: string; newAddress: string }
  'password-changed': { name: string; url?: string }
  'already-registered': { name: string; url: string }
  'factor-changed': { name: string; factor: string; added: boolean; at: string; url?: string }
  'new-device': { name: string; device: string; place: string | null; at: string; url?: string }
  'deletion-planned': { name: string; until: string; url: string }
  'account-deleted': { name: string }
  'export-ready': { name: string; url: string }
  'employer-link-requested': { name: string; person: string; employer: string; url: string }
  'job-ending': { name: string; job: string; until: string; url: string }
  /** `note` says what to mend; without one the ad is public. */
  'job-reviewed': { name: string; job: string; note: string | null; url: string }
  'employer-link-decided': { name: string; employer: string; accepted: boolean; url?: string }
  'team-invitation': { person: string; employer: string; days: number; url: string }
  /** A feed that could not be read three times in a row. */
  'feed-failed': { name: string; feed: string; employer: string; reason: string; url: string }
  /** So many ads are missing from a feed that none was ended. */
  'feed-held': { name: string; feed: string; employer: string; reason: string; url: string }
  'admin-created': { name: string; url: string; minutes: number }
  /** `failing`: took nothing for days; `gone`: said itself that it is gone. */
  'webhook-stopped': {
    name: string
    employer: string
    host: string
    reason: 'failing' | 'gone'
    days: number
    url: string
  }
  'application-sent': { name: string; job: string; employer: string; isGuest: boolean; url: string }
  /** To a guest whose address has an open application to the ad already. */
  'application-again': { name: string; job: string; employer: string; url: string }
  /** A guest's link anew; the one of before is worthless. */
  'application-link': { name: string; job: string; employer: string; url: string }
  /** `note` stands as the employer wrote it. */
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
  /** To either side. */
  'application-message': { name: string; from: string; job: string; url: string }
  /** To either side: what was sent is deleted. */
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
  /** To an address that asked for an alert; nothing is sent until its reader follows the link. */
  'alert-confirm': { alert: string; url: string }
  /** To an address that has this alert already. */
  'alert-again': { alert: string; url: string }
  /** To an address that asked for the newsletter, and to one that has it already. */
  'newsletter-confirm': { url: string }
  'newsletter-again': { url: string }
  /** New ads: at most twenty of `count`. `name` is empty for an address without an account. */
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
  /** Once a year. */
  'alert-still-wanted': { name: string; alert: string; days: number; url: string; unsubscribeUrl: string }
  /** `time` is the one that was chosen, null when none suits; `calendarUrl` has it for a calendar. */
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

/** Whose site writes; from the configuration. */
export type Brand = {
  name: string
  operator: string
  supportEmail: string
  /** Start page and imprint, absolute, in each language. */
  homeUrl: Record<MailLocale, string>
  imprintUrl: Record<MailLocale, string>
}

export type RenderedMail = { subject: string; html: string; text: string }

/** Makes subject, HTML and its plain text twin from one component; texts of `props` are escaped. */
export type RenderMail = <T extends MailTemplate>(
  template: T,
  locale: MailLocale,
  props: MailProps[T],
  brand: Brand,
) => RenderedMail
