import { expect, it } from 'vitest'
import { pruneAccountRecords } from '../src/domain/accounts/prune-account-records.ts'
import { noteDemoState } from '../src/domain/administration/demo-state.ts'
import { keepSecret } from '../src/domain/administration/keep-secret.ts'
import { matchNewJobs } from '../src/domain/alerts/match-new-jobs.ts'
import { pruneAlerts } from '../src/domain/alerts/prune-alerts.ts'
import { writeAlertMails } from '../src/domain/alerts/write-alert-mails.ts'
import { deleteApplicationsOf } from '../src/domain/applications/delete-applications.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { findOrCreateEmployer } from '../src/domain/employers/find-or-create-employer.ts'
import type { EmployerFacts } from '../src/domain/employers/profile/employer-facts.ts'
import { saveEmployerFacts } from '../src/domain/employers/profile/save-employer-facts.ts'
import { pruneInvitations } from '../src/domain/employers/team/prune-invitations.ts'
import { pruneFiles, sweepBytes } from '../src/domain/files/prune-files.ts'
import { scanFiles } from '../src/domain/files/scan-files.ts'
import { pruneIntegrations } from '../src/domain/integrations/prune-integrations.ts'
import { remindOfEndingJobs } from '../src/domain/job-ads/remind-of-ending-jobs.ts'
import { pruneJobDrafts } from '../src/domain/job-ads/save-job-draft.ts'
import { derivePay, renewDerivedPay } from '../src/domain/job-search/derive-pay.ts'
import { pruneJobChanges } from '../src/domain/job-search/prune-job-changes.ts'
import { expireJobs } from '../src/domain/jobs/expire-jobs.ts'
import { keepFromSending } from '../src/domain/mail/keep-from-sending.ts'
import { pruneMessages } from '../src/domain/mail/prune-messages.ts'
import { sendDueMessages } from '../src/domain/mail/send-due-messages.ts'
import { pruneReaders } from '../src/domain/newsletter/subscribe-reader.ts'
import { deleteDueAccounts } from '../src/domain/own-account/delete-account.ts'
import { writeExports } from '../src/domain/own-account/export-own-data.ts'
import { keepPayFigures } from '../src/domain/pay/keep-pay-figures.ts'
import { saveBoardCounts } from '../src/domain/statistics/save-board-counts.ts'
import { saveJobStatistics } from '../src/domain/statistics/save-job-statistics.ts'
import { safeHtml } from '../src/texts/safe-html.ts'
import { accountContext } from './support/account.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'
import { testTransport } from './support/transport.ts'

const { db, index } = await testSite()
const base: Context = { ...accountContext(db), search: index.search }
const { roles: people, seeker, employerId, publishedId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId) }
const { transport } = testTransport()

const facts: EmployerFacts = {
  name: 'Haus am See',
  type: 'hospital',
  ownership: null,
  size: null,
  isAgency: false,
  website: null,
  email: null,
  phone: null,
  contactPerson: null,
  descriptionHtml: safeHtml('<p>Wir sind für Sie da.</p>'),
  departments: [],
  certifications: [],
  benefits: [],
  beds: null,
  employees: null,
  foundedYear: null,
  postalCode: null,
  city: 'Köln',
  stateCode: null,
  country: 'DE',
  featuredUntil: null,
}

/** For what the site does by itself and what its operator does on the command line; nobody who comes over the network may. */
const siteAlone = ['operator'] as const

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly (keyof typeof roles)[], (ctx: Context) => Promise<unknown>][] = [
  ['pruneAccountRecords', siteAlone, ctx => pruneAccountRecords(ctx)],
  ['matchNewJobs', siteAlone, ctx => matchNewJobs(ctx)],
  ['pruneAlerts', siteAlone, ctx => pruneAlerts(ctx)],
  ['writeAlertMails', siteAlone, ctx => writeAlertMails(ctx)],
  ['deleteApplicationsOf', siteAlone, ctx => deleteApplicationsOf(ctx, seeker.userId)],
  ['pruneInvitations', siteAlone, ctx => pruneInvitations(ctx)],
  ['pruneFiles', siteAlone, ctx => pruneFiles(ctx)],
  ['sweepBytes', siteAlone, ctx => sweepBytes(ctx)],
  ['scanFiles', siteAlone, ctx => scanFiles(ctx)],
  ['pruneIntegrations', siteAlone, ctx => pruneIntegrations(ctx)],
  ['remindOfEndingJobs', siteAlone, ctx => remindOfEndingJobs(ctx)],
  ['pruneJobDrafts', siteAlone, ctx => pruneJobDrafts(ctx)],
  ['derivePay', siteAlone, ctx => derivePay(ctx)],
  ['renewDerivedPay', siteAlone, ctx => renewDerivedPay(ctx)],
  ['keepPayFigures', siteAlone, ctx => keepPayFigures(ctx)],
  ['pruneJobChanges', siteAlone, ctx => pruneJobChanges(ctx)],
  ['expireJobs', siteAlone, ctx => expireJobs(ctx)],
  ['keepFromSending', siteAlone, ctx => keepFromSending(ctx, ['jana@role.example'])],
  ['pruneMessages', siteAlone, ctx => pruneMessages(ctx)],
  ['sendDueMessages', siteAlone, ctx => sendDueMessages(ctx, transport)],
  ['pruneReaders', siteAlone, ctx => pruneReaders(ctx)],
  ['deleteDueAccounts', siteAlone, ctx => deleteDueAccounts(ctx)],
  ['writeExports', siteAlone, ctx => writeExports(ctx)],
  [
    'noteDemoState',
    siteAlone,
    ctx => noteDemoState(ctx, { state: 'loaded', jobs: 1, at: base.now().toISOString() }),
  ],
  ['keepSecret', siteAlone, ctx => keepSecret(ctx, 'a secret that is long enough')],
  ['findOrCreateEmployer', siteAlone, ctx => findOrCreateEmployer(ctx, 'Praxis Dr. Rolle')],
  ['saveEmployerFacts', siteAlone, ctx => saveEmployerFacts(ctx, [facts])],
  ['saveBoardCounts', siteAlone, ctx => saveBoardCounts(ctx, { pageViews: [], visitors: [], searches: [] })],
  [
    'saveJobStatistics',
    siteAlone,
    ctx => saveJobStatistics(ctx, [{ jobId: publishedId, day: '2026-11-20', views: 1 }]),
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
