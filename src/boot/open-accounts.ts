import { randomBytes } from 'node:crypto'
import type { Env } from '../config/env.ts'
import { type Doors, openDoors } from '../domain/accounts/doors.ts'
import { lettersByMail } from '../domain/accounts/letters.ts'
import { keepSecret } from '../domain/administration/keep-secret.ts'
import type { Context, Locale } from '../domain/context.ts'
import type { Links } from '../domain/links.ts'
import { href, type PageName, type PageParams } from '../web/addresses.ts'
import { calendarPath } from '../web/calendar-path.ts'

type ContextWithoutDoors = Omit<Context, 'doors' | 'links'>

type Accounts = { doors: Doors; links: Links }

/**
 * The context with its ways to sign in. What signs cookies and encrypts secrets is `AUTH_SECRET`, or made at the first start
 * and kept in the database, where all processes of the site find it.
 */
export async function withAccounts<C extends ContextWithoutDoors>(env: Env, base: C): Promise<C & Accounts> {
  const { publicUrl } = env
  const secret = env.AUTH_SECRET ?? (await keepSecret(base, randomBytes(32).toString('base64url')))
  const ctx: C & Accounts = {
    ...base,
    links: linksOf(publicUrl),
    doors: openDoors({
      db: base.db,
      secret,
      publicUrl,
      providers: env.OIDC_PROVIDERS,
      onProblem: (message, details) => base.log.error({ err: details[0] }, message),
      letters: lettersByMail(() => ctx),
    }),
  }
  return ctx
}

function linksOf(publicUrl: string): Links {
  const link = (page: PageName, locale: Locale, params: PageParams = {}) =>
    publicUrl + href(page, locale, params)
  return {
    confirmAddress: (token, locale, wanted) => {
      const query = new URLSearchParams({ token, ...(wanted && { redirectTo: wanted }) })
      return `${link('confirm-address', locale)}?${query}`
    },
    resetPassword: (token, locale) => `${link('reset-password', locale)}?${new URLSearchParams({ token })}`,
    account: locale => link('account', locale),
    accountSecurity: locale => link('account-security', locale),
    accountData: locale => link('account-data', locale),
    employerDashboard: locale => link('employer-dashboard', locale),
    ownJobs: locale => link('employer-jobs-own', locale),
    ownApplication: (id, locale) => link('my-application', locale, { id }),
    guestApplication: (token, locale) => link('guest-application', locale, { token }),
    employerApplication: (id, locale) => link('employer-application', locale, { id }),
    employerCalendar: (id, locale) => publicUrl + calendarPath('employer', id, locale),
    employerTeam: (employerId, locale) => `${link('employer-team', locale)}?employer=${employerId}`,
    job: (id, slug, locale) => link('job', locale, { key: `${id}-${slug}` }),
    ownAlert: (id, locale) => link('alert', locale, { id }),
    alert: (token, locale) => link('alert-link', locale, { token }),
    unsubscribe: (token, locale) => link('alert-unsubscribe', locale, { token }),
    feed: ({ id, employerId }, locale) => `${link('employer-feed', locale, { id })}?employer=${employerId}`,
    site: () => publicUrl,
    newsletter: (token, locale) => link('newsletter-link', locale, { token }),
    unsubscribeNewsletter: (token, locale) => link('newsletter-end', locale, { token }),
    teamInvitation: (token, locale) => `${link('team-invitation', locale)}?${new URLSearchParams({ token })}`,
    webhook: ({ id, employerId }, locale) =>
      `${link('employer-webhook', locale, { id })}?employer=${employerId}`,
    apiJob: id => `${publicUrl}/api/v1/employer/jobs/${id}`,
    apiApplication: id => `${publicUrl}/api/v1/employer/applications/${id}`,
  }
}
