import { pruneAccountRecords } from '../domain/accounts/prune-account-records.ts'
import { matchNewJobs } from '../domain/alerts/match-new-jobs.ts'
import { pruneAlerts } from '../domain/alerts/prune-alerts.ts'
import { writeAlertMails } from '../domain/alerts/write-alert-mails.ts'
import { deleteDueApplications } from '../domain/applications/delete-applications.ts'
import { tellOfStep } from '../domain/applications/tell-of-step.ts'
import { pruneConversations } from '../domain/assistant/conversation/prune-conversations.ts'
import type { Context } from '../domain/caller/context.ts'
import type { Schedule } from '../domain/caller/switch-key.values.ts'
import type { TaskName, TaskPayloads } from '../domain/caller/tasks.ts'
import { pruneInvitations } from '../domain/employers/team/prune-invitations.ts'
import { linkChangedDuplicates } from '../domain/feeds/link-changed-duplicates.ts'
import { pruneFeeds } from '../domain/feeds/prune-feeds.ts'
import { syncFeeds } from '../domain/feeds/runs/sync-feeds.ts'
import { pruneFiles, sweepBytes } from '../domain/files/prune-files.ts'
import { scanFiles } from '../domain/files/scan-files.ts'
import { pruneIdeas } from '../domain/ideas/prune-ideas.ts'
import { deliverWebhooks } from '../domain/integrations/deliver-webhooks.ts'
import { pruneIntegrations } from '../domain/integrations/prune-integrations.ts'
import { archiveInvoices } from '../domain/invoicing/archive-invoices.ts'
import { remindOfInvoices } from '../domain/invoicing/dunning/remind-of-invoices.ts'
import { pruneInvoices } from '../domain/invoicing/prune-invoices.ts'
import { checkVatIds } from '../domain/invoicing/vat-ids/check-vat-ids.ts'
import { checkLinks } from '../domain/job-ads/check-links.ts'
import { remindOfEndingJobs } from '../domain/job-ads/remind-of-ending-jobs.ts'
import { pruneJobDrafts } from '../domain/job-ads/save-job-draft.ts'
import { followUpQuestions } from '../domain/job-questions/follow-up-questions.ts'
import { pruneQuestions } from '../domain/job-questions/prune-questions.ts'
import { tellAskers } from '../domain/job-questions/tell-askers.ts'
import { derivePay, renewDerivedPay } from '../domain/job-search/derive-pay.ts'
import { pruneJobChanges } from '../domain/job-search/prune-job-changes.ts'
import { pruneCvReadings, readWaitingCvs } from '../domain/job-seekers/cv-reading/read-waiting-cvs.ts'
import { expireJobs } from '../domain/jobs/expire-jobs.ts'
import { pruneLiveEvents } from '../domain/live/prune-live-events.ts'
import { pruneMessages } from '../domain/mail/prune-messages.ts'
import { sendDueMessages } from '../domain/mail/send-due-messages.ts'
import { tendModeration } from '../domain/moderation/tend-moderation.ts'
import { pruneReaders } from '../domain/newsletter/subscribe-reader.ts'
import { prunePaymentEvents } from '../domain/orders/prune-payment-events.ts'
import { reconcilePayments, settlePayments } from '../domain/orders/settle-payments.ts'
import { tellOfEntitlements } from '../domain/orders/tell-of-entitlements.ts'
import { pruneOutsideApplications } from '../domain/outside-applications/prune-outside-applications.ts'
import { deleteDueAccounts } from '../domain/own-account/delete-account.ts'
import { writeExports } from '../domain/own-account/export-own-data.ts'
import { keepPayFigures } from '../domain/pay/keep-pay-figures.ts'
import { tellOfFittingJobs } from '../domain/recommendations/tell-of-fitting-jobs.ts'
import { writeWeeklyMails } from '../domain/recommendations/write-weekly-mails.ts'
import { pruneMerges } from '../domain/record-merges/prune-merges.ts'
import { fileMails } from '../domain/support/inbound/file-mails.ts'
import { tendSupport } from '../domain/support/tend-support.ts'
import { writeSearchMails } from '../domain/talent-pool/searches/write-search-mails.ts'
import { refreshPool, tendPool } from '../domain/talent-pool/tend-pool.ts'
import { pruneViewedJobs } from '../domain/viewed-jobs/prune-viewed-jobs.ts'
import type { CvReader } from '../platform/files/read-cv-apart.ts'
import type { Task } from '../platform/process/task-queue.ts'
import { watchedTasks } from './watched-tasks.ts'

/** What a use case of the worker gets: the context, and what takes so long that it must not share a thread with the pages. */
type WorkerContext = Context & {
  readonly runFeeds: () => Promise<unknown>
  readonly readCv: CvReader
}

/** What runs by time has a switch, and what has one runs by time. */
type CronOf<Name> = Name extends Schedule ? { cron: string } : { cron?: undefined }

/** Task name → use case and when it runs, one line each; each may run more than once. */
const table: {
  readonly [Name in TaskName]: Task<WorkerContext, TaskPayloads[Name]> & CronOf<Name>
} = {
  'archive-invoices': { run: ctx => archiveInvoices(ctx), cron: '*/5 * * * *' },
  'check-links': { run: ctx => checkLinks(ctx, ctx.fetcher), cron: '*/10 * * * *' },
  'check-vat-ids': { run: ctx => checkVatIds(ctx), cron: '*/15 * * * *' },
  'delete-accounts': { run: ctx => deleteDueAccounts(ctx), cron: '20 * * * *' },
  'delete-due-applications': { run: ctx => deleteDueApplications(ctx), cron: '10 * * * *' },
  // At once: a run that waits for one slow endpoint does not keep others from theirs.
  'deliver-webhooks': { run: ctx => deliverWebhooks(ctx), cron: '* * * * *', atOnce: 3 },
  'derive-pay': { run: ctx => derivePay(ctx), cron: '* * * * *' },
  'expire-jobs': { run: ctx => expireJobs(ctx), cron: '*/15 * * * *' },
  'file-mails': { run: ctx => fileMails(ctx), cron: '* * * * *' },
  'follow-up-questions': { run: ctx => followUpQuestions(ctx), cron: '*/5 * * * *' },
  'keep-pay-figures': { run: ctx => keepPayFigures(ctx), cron: '7 * * * *' },
  'link-duplicates': { run: ctx => linkChangedDuplicates(ctx), cron: '* * * * *' },
  'match-alerts': { run: ctx => matchNewJobs(ctx), cron: '* * * * *' },
  'prune-account-records': { run: ctx => pruneAccountRecords(ctx), cron: '50 3 * * *' },
  'prune-alerts': { run: ctx => pruneAlerts(ctx), cron: '15 5 * * *' },
  'prune-conversations': { run: ctx => pruneConversations(ctx), cron: '42 * * * *' },
  'prune-cv-readings': { run: ctx => pruneCvReadings(ctx), cron: '37 3 * * *' },
  'prune-feeds': { run: ctx => pruneFeeds(ctx), cron: '5 4 * * *' },
  'prune-files': { run: ctx => pruneFiles(ctx), cron: '35 * * * *' },
  'prune-ideas': { run: ctx => pruneIdeas(ctx), cron: '25 5 * * *' },
  'prune-integrations': { run: ctx => pruneIntegrations(ctx), cron: '25 * * * *' },
  'prune-invitations': { run: ctx => pruneInvitations(ctx), cron: '55 3 * * *' },
  'prune-invoices': { run: ctx => pruneInvoices(ctx), cron: '46 3 * * *' },
  'prune-job-changes': { run: ctx => pruneJobChanges(ctx), cron: '40 3 * * *' },
  'prune-job-drafts': { run: ctx => pruneJobDrafts(ctx), cron: '45 3 * * *' },
  'prune-live-events': { run: ctx => pruneLiveEvents(ctx), cron: '25 * * * *' },
  'prune-merges': { run: ctx => pruneMerges(ctx), cron: '35 3 * * *' },
  'prune-messages': { run: ctx => pruneMessages(ctx), cron: '30 3 * * *' },
  'prune-newsletter': { run: ctx => pruneReaders(ctx), cron: '20 5 * * *' },
  'prune-outside-applications': { run: ctx => pruneOutsideApplications(ctx), cron: '36 3 * * *' },
  'prune-payment-events': { run: ctx => prunePaymentEvents(ctx), cron: '47 3 * * *' },
  'prune-questions': { run: ctx => pruneQuestions(ctx), cron: '37 3 * * *' },
  'prune-viewed-jobs': { run: ctx => pruneViewedJobs(ctx), cron: '35 3 * * *' },
  // At once: one that is examined letter by letter does not keep others from theirs.
  'read-cvs': { run: ctx => readWaitingCvs(ctx, ctx.readCv), cron: '* * * * *', atOnce: 2 },
  'reconcile-payments': { run: ctx => reconcilePayments(ctx), cron: '25 3 * * *' },
  'refresh-talent-pool': { run: ctx => refreshPool(ctx), cron: '* * * * *' },
  'renew-derived-pay': { run: ctx => renewDerivedPay(ctx), cron: '12 0 * * *' },
  'remind-of-ending-jobs': { run: ctx => remindOfEndingJobs(ctx), cron: '10 8 * * *' },
  'remind-of-invoices': { run: ctx => remindOfInvoices(ctx), cron: '25 8 * * 1-5' },
  'run-feeds': { run: ctx => ctx.runFeeds(), atOnce: 2 },
  'scan-files': { run: ctx => scanFiles(ctx), cron: '* * * * *' },
  'send-messages': { run: ctx => sendDueMessages(ctx, ctx.transport), cron: '* * * * *' },
  'settle-payments': { run: ctx => settlePayments(ctx), cron: '* * * * *' },
  'sweep-bytes': { run: ctx => sweepBytes(ctx), cron: '10 4 * * *' },
  'sync-feeds': { run: ctx => syncFeeds(ctx), cron: '* * * * *' },
  'tell-of-entitlements': { run: ctx => tellOfEntitlements(ctx), cron: '35 8 * * 1-5' },
  'tell-of-fitting-jobs': { run: ctx => tellOfFittingJobs(ctx), cron: '*/5 * * * *' },
  'tell-askers': { run: ctx => tellAskers(ctx), cron: '*/5 * * * *' },
  'tell-of-step': { run: (ctx, payload) => tellOfStep(ctx, payload) },
  'tend-support': { run: ctx => tendSupport(ctx), cron: '38 3 * * *' },
  'tend-moderation': { run: ctx => tendModeration(ctx), cron: '*/5 * * * *' },
  'tend-talent-pool': { run: ctx => tendPool(ctx), cron: '40 7 * * *' },
  'write-alert-mails': { run: ctx => writeAlertMails(ctx), cron: '* * * * *' },
  'write-weekly-mails': { run: ctx => writeWeeklyMails(ctx), cron: '*/10 * * * *' },
  'write-exports': { run: ctx => writeExports(ctx), cron: '*/10 * * * *' },
  'write-talent-mails': { run: ctx => writeSearchMails(ctx), cron: '5 * * * *' },
}

/** What the queue runs: with their switches, and noting how each ends. */
export const tasks = watchedTasks(table)

// The cast: the type lists every key.
export const taskNames = Object.keys(tasks) as TaskName[]
