import type { Locale } from '../../i18n/locale.ts'

/** Absolute URLs for mails. The domain does not know the routes; they are supplied with the context. */
export type Links = {
  /** `wanted`: the page of this site to continue to. */
  confirmAddress(token: string, locale: Locale, wanted?: string | null): string
  resetPassword(token: string, locale: Locale): string
  account(locale: Locale): string
  accountSecurity(locale: Locale): string
  accountData(locale: Locale): string
  employerDashboard(locale: Locale): string
  /** An order for the owners of its employer; `key` stands in its address. */
  order(key: string, locale: Locale): string
  /** An employer's address for invoices and means of payment. */
  billing(employerId: number, locale: Locale): string
  /** Its orders, and what it may use. */
  orders(employerId: number, locale: Locale): string
  ownJobs(locale: Locale): string
  /** An application for its applicant: signed in, or through the link in the mail. */
  ownApplication(id: string, locale: Locale): string
  guestApplication(token: string, locale: Locale): string
  employerApplication(id: string, locale: Locale): string
  /** The agreed interview as a calendar file for the employer's people. */
  employerCalendar(id: string, locale: Locale): string
  employerTeam(employerId: number, locale: Locale): string
  teamInvitation(token: string, locale: Locale): string
  job(id: number, slug: string, locale: Locale): string
  /** The public page of an employer. */
  employer(id: number, slug: string, locale: Locale): string
  /** Where everybody can write to those who run the board. */
  contact(locale: Locale): string
  /** Where somebody at the employer's domain confirms it. */
  employerVerification(token: string, locale: Locale): string
  /** The form of a new job alert; `criteria` is the query of its search. */
  newAlert(criteria: string, locale: Locale): string
  /** A job alert for its signed-in owner, or for the holder of the link in its mails. */
  ownAlert(id: string, locale: Locale): string
  alert(token: string, locale: Locale): string
  unsubscribe(token: string, locale: Locale): string
  recommendations(locale: Locale): string
  /** The page that says how recommendations are made. */
  listRules(locale: Locale): string
  unsubscribeRecommendations(token: string, locale: Locale): string
  /** A guest's questions about an ad, for the holder of the link in their mails. */
  question(token: string, locale: Locale): string
  endQuestions(token: string, locale: Locale): string
  /** What readers ask about an employer's ads. */
  jobQuestions(employerId: number, locale: Locale): string
  feed(feed: { id: number; employerId: number }, locale: Locale): string
  /** The site's base URL, for hosts whose feeds it fetches. */
  site(): string
  newsletter(token: string, locale: Locale): string
  /** A conversation with those who run the board, for the holder of the link in its mails. */
  support(token: string, locale: Locale): string
  /** An invoice for whoever has its token: the accounting department of its buyer. */
  invoiceFile(token: string, form: 'pdf' | 'xml'): string
  /** A report, and the decision about what somebody is responsible for, for whoever holds the link of their mail. */
  report(token: string, locale: Locale): string
  decision(token: string, locale: Locale): string
  unsubscribeNewsletter(token: string, locale: Locale): string
  /** The page where owners manage a webhook. */
  webhook(webhook: { id: number; employerId: number }, locale: Locale): string
  /** A job in the API. */
  apiJob(id: number): string
  apiApplication(id: string): string
  /** The person's own page of the talent pool, and what one employer asked there. */
  ownTalentPool(locale: Locale): string
  ownContactRequest(id: string, locale: Locale): string
  /** The own profile in the talent pool for whoever holds the link of its mails. */
  talentPool(token: string, locale: Locale): string
  employerContactRequest(id: string, locale: Locale): string
  /** A saved search of an employer; `query` without the question mark. */
  employerTalentPool(search: { employerId: number; query: string }, locale: Locale): string
  endTalentSearch(token: string, locale: Locale): string
  idea(id: number, slug: string, locale: Locale): string
  /** What somebody without an account has written and voted for, for whoever holds the link of their mail. */
  ownIdeas(token: string, locale: Locale): string
  /** Ends the mails about one idea. */
  endIdea(token: string, locale: Locale): string
}

const nowhere = () => ''

/** For tools that never send mail. */
export const noLinks: Links = {
  confirmAddress: nowhere,
  resetPassword: nowhere,
  account: nowhere,
  accountSecurity: nowhere,
  accountData: nowhere,
  employerDashboard: nowhere,
  order: nowhere,
  billing: nowhere,
  orders: nowhere,
  ownJobs: nowhere,
  ownApplication: nowhere,
  guestApplication: nowhere,
  employerApplication: nowhere,
  employerCalendar: nowhere,
  employerTeam: nowhere,
  teamInvitation: nowhere,
  job: nowhere,
  employer: nowhere,
  contact: nowhere,
  employerVerification: nowhere,
  newAlert: nowhere,
  ownAlert: nowhere,
  alert: nowhere,
  unsubscribe: nowhere,
  recommendations: nowhere,
  listRules: nowhere,
  unsubscribeRecommendations: nowhere,
  question: nowhere,
  endQuestions: nowhere,
  jobQuestions: nowhere,
  feed: nowhere,
  site: nowhere,
  newsletter: nowhere,
  support: nowhere,
  invoiceFile: nowhere,
  report: nowhere,
  decision: nowhere,
  unsubscribeNewsletter: nowhere,
  webhook: nowhere,
  apiJob: nowhere,
  apiApplication: nowhere,
  ownTalentPool: nowhere,
  ownContactRequest: nowhere,
  talentPool: nowhere,
  employerContactRequest: nowhere,
  employerTalentPool: nowhere,
  endTalentSearch: nowhere,
  idea: nowhere,
  ownIdeas: nowhere,
  endIdea: nowhere,
}
