import type { Locale } from '../../i18n/locale.ts'

/** Absolute addresses of the pages that mails lead to. The faces know addresses; whoever makes a context hands them in. */
export type Links = {
  /** `wanted` is a page of this site to go to afterwards. */
  confirmAddress(token: string, locale: Locale, wanted?: string | null): string
  resetPassword(token: string, locale: Locale): string
  account(locale: Locale): string
  accountSecurity(locale: Locale): string
  accountData(locale: Locale): string
  employerDashboard(locale: Locale): string
  ownJobs(locale: Locale): string
  /** An application for who sent it: signed in, or by the link of the mail. */
  ownApplication(id: string, locale: Locale): string
  guestApplication(token: string, locale: Locale): string
  /** The same for the employer's people. */
  employerApplication(id: string, locale: Locale): string
  /** The time agreed for the interview, as a file for the calendar of the employer's people. */
  employerCalendar(id: string, locale: Locale): string
  employerTeam(employerId: number, locale: Locale): string
  teamInvitation(token: string, locale: Locale): string
  job(id: number, slug: string, locale: Locale): string
  /** A job alert for who is signed in, and for whoever has the link of its mails. */
  ownAlert(id: string, locale: Locale): string
  alert(token: string, locale: Locale): string
  unsubscribe(token: string, locale: Locale): string
  /** A feed for the employer's people. */
  feed(feed: { id: number; employerId: number }, locale: Locale): string
  /** Where this site is, for those whom it asks for their feed. */
  site(): string
  newsletter(token: string, locale: Locale): string
  unsubscribeNewsletter(token: string, locale: Locale): string
  /** Where the owners look after a program that is told of events. */
  webhook(webhook: { id: number; employerId: number }, locale: Locale): string
  /** What programs read with a key. */
  apiJob(id: number): string
  apiApplication(id: string): string
}

const nowhere = () => ''

/** For tools that never write to anyone. */
export const noLinks: Links = {
  confirmAddress: nowhere,
  resetPassword: nowhere,
  account: nowhere,
  accountSecurity: nowhere,
  accountData: nowhere,
  employerDashboard: nowhere,
  ownJobs: nowhere,
  ownApplication: nowhere,
  guestApplication: nowhere,
  employerApplication: nowhere,
  employerCalendar: nowhere,
  employerTeam: nowhere,
  teamInvitation: nowhere,
  job: nowhere,
  ownAlert: nowhere,
  alert: nowhere,
  unsubscribe: nowhere,
  feed: nowhere,
  site: nowhere,
  newsletter: nowhere,
  unsubscribeNewsletter: nowhere,
  webhook: nowhere,
  apiJob: nowhere,
  apiApplication: nowhere,
}
