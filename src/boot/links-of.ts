import type { Links } from '../domain/caller/links.ts'
import type { Locale } from '../i18n/locale.ts'
import { href, type PageParams } from '../web/addresses.ts'
import { calendarPath } from '../web/calendar-path.ts'
import type { PageName } from '../web/pages.ts'
import { wayBackQuery } from '../web/way-back.ts'

export function linksOf(publicUrl: string): Links {
  const link = (page: PageName, locale: Locale, params: PageParams = {}) =>
    publicUrl + href(page, locale, params)
  return {
    confirmAddress: (token, locale, wanted) =>
      link('confirm-address', locale) + wayBackQuery(wanted ?? null, { token }),
    resetPassword: (token, locale) => `${link('reset-password', locale)}?${new URLSearchParams({ token })}`,
    account: locale => link('account', locale),
    accountSecurity: locale => link('account-security', locale),
    accountData: locale => link('account-data', locale),
    employerDashboard: locale => link('employer-dashboard', locale),
    billing: (employerId, locale) => `${link('billing', locale)}?employer=${employerId}`,
    orders: (employerId, locale) => `${link('orders', locale)}?employer=${employerId}`,
    order: (key, locale) => link('order', locale, { key }),
    ownJobs: locale => link('employer-jobs-own', locale),
    ownApplication: (id, locale) => link('my-application', locale, { id }),
    guestApplication: (token, locale) => link('guest-application', locale, { token }),
    employerApplication: (id, locale) => link('employer-application', locale, { id }),
    employerCalendar: (id, locale) => publicUrl + calendarPath('employer', id, locale),
    employerTeam: (employerId, locale) => `${link('employer-team', locale)}?employer=${employerId}`,
    job: (id, slug, locale) => link('job', locale, { key: `${id}-${slug}` }),
    employer: (id, slug, locale) => link('employer', locale, { key: `${id}-${slug}` }),
    contact: locale => link('contact', locale),
    employerVerification: (token, locale) => link('employer-verification', locale, { token }),
    newAlert: (criteria, locale) => `${link('new-alert', locale)}?${criteria}`,
    ownAlert: (id, locale) => link('alert', locale, { id }),
    alert: (token, locale) => link('alert-link', locale, { token }),
    unsubscribe: (token, locale) => link('alert-unsubscribe', locale, { token }),
    recommendations: locale => link('recommendations', locale),
    listRules: locale => link('list-rules', locale),
    unsubscribeRecommendations: (token, locale) => link('recommendations-end', locale, { token }),
    question: (token, locale) => link('question-link', locale, { token }),
    endQuestions: (token, locale) => link('question-end', locale, { token }),
    jobQuestions: (employerId, locale) => `${link('employer-questions', locale)}?employer=${employerId}`,
    feed: ({ id, employerId }, locale) => `${link('employer-feed', locale, { id })}?employer=${employerId}`,
    site: () => publicUrl,
    report: (token, locale) => link('report-link', locale, { token }),
    decision: (token, locale) => link('decision-link', locale, { token }),
    invoiceFile: (token, form) => publicUrl + href('invoice-file', 'de', { token, form }),
    support: (token, locale) => link('contact-link', locale, { token }),
    newsletter: (token, locale) => link('newsletter-link', locale, { token }),
    unsubscribeNewsletter: (token, locale) => link('newsletter-end', locale, { token }),
    teamInvitation: (token, locale) => `${link('team-invitation', locale)}?${new URLSearchParams({ token })}`,
    webhook: ({ id, employerId }, locale) =>
      `${link('employer-webhook', locale, { id })}?employer=${employerId}`,
    ownTalentPool: locale => link('my-talent-pool', locale),
    ownContactRequest: (id, locale) => link('my-contact-request', locale, { id }),
    talentPool: (token, locale) => link('talent-link', locale, { token }),
    employerContactRequest: (id, locale) => link('employer-contact-request', locale, { id }),
    employerTalentPool: ({ employerId, query }, locale) =>
      `${link('employer-talent-pool', locale)}?${query}&employer=${employerId}`,
    endTalentSearch: (token, locale) => link('talent-search-end', locale, { token }),
    idea: (id, slug, locale) => link('idea', locale, { key: `${id}-${slug}` }),
    ownIdeas: (token, locale) => link('idea-link', locale, { token }),
    endIdea: (token, locale) => link('idea-end', locale, { token }),
    apiJob: id => `${publicUrl}/api/v1/employer/jobs/${id}`,
    apiApplication: id => `${publicUrl}/api/v1/employer/applications/${id}`,
  }
}
