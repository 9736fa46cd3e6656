import { pruneAccountRecords } from '../domain/accounts/prune-account-records.ts'
import { matchNewJobs } from '../domain/alerts/match-new-jobs.ts'
import { pruneAlerts } from '../domain/alerts/prune-alerts.ts'
import { writeAlertMails } from '../domain/alerts/write-alert-mails.ts'
import { tellOfStepTask } from '../domain/applications/application.tasks.ts'
import { deleteDueApplications } from '../domain/applications/delete-applications.ts'
import { tellOfStep } from '../domain/applications/tell-of-step.ts'
import type { Context } from '../domain/caller/context.ts'
import { pruneInvitations } from '../domain/employers/team/prune-invitations.ts'
import { runFeedsTask } from '../domain/feeds/feed.tasks.ts'
import { linkChangedDuplicates } from '../domain/feeds/link-changed-duplicates.ts'
import { pruneFeeds } from '../domain/feeds/prune-feeds.ts'
import { syncFeeds } from '../domain/feeds/runs/sync-feeds.ts'
import { pruneFiles, sweepBytes } from '../domain/files/prune-files.ts'
import { scanFiles } from '../domain/files/scan-files.ts'
import { deliverWebhooks } from '../domain/integrations/deliver-webhooks.ts'
import { pruneIntegrations } from '../domain/integrations/prune-integrations.ts'
import { checkLinks } from '../domain/job-ads/check-links.ts'
import { remindOfEndingJobs } from '../domain/job-ads/remind-of-ending-jobs.ts'
import { pruneJobDrafts } from '../domain/job-ads/save-job-draft.ts'
import { pruneJobChanges } from '../domain/job-search/prune-job-changes.ts'
import { expireJobs } from '../domain/jobs/expire-jobs.ts'
import { pruneNews } from '../domain/live/prune-news.ts'
import { pruneMessages } from '../domain/mail/prune-messages.ts'
import { sendDueMessages } from '../domain/mail/send-due-messages.ts'
import { pruneReaders } from '../domain/newsletter/subscribe-reader.ts'
import { pruneOutsideApplications } from '../domain/outside-applications/prune-outside-applications.ts'
import { deleteDueAccounts } from '../domain/own-account/delete-account.ts'
import { writeExports } from '../domain/own-account/export-own-data.ts'
import { pruneViewedJobs } from '../domain/viewed-jobs/prune-viewed-jobs.ts'
import type { TaskHandler } from '../platform/process/task-queue.ts'

/** Task name → use case, one line each. */
const useCases = {
  'delete-accounts': ctx => deleteDueAccounts(ctx),
  'delete-due-applications': ctx => deleteDueApplications(ctx),
  'deliver-webhooks': ctx => deliverWebhooks(ctx),
  'expire-jobs': ctx => expireJobs(ctx),
  'link-duplicates': ctx => linkChangedDuplicates(ctx),
  'match-alerts': ctx => matchNewJobs(ctx),
  'prune-alerts': ctx => pruneAlerts(ctx),
  'prune-feeds': ctx => pruneFeeds(ctx),
  'sync-feeds': ctx => syncFeeds(ctx),
  'check-links': ctx => checkLinks(ctx, ctx.fetcher),
  'prune-files': ctx => pruneFiles(ctx),
  'scan-files': ctx => scanFiles(ctx),
  'sweep-bytes': ctx => sweepBytes(ctx),
  [tellOfStepTask]: (ctx, payload) => tellOfStep(ctx, payload),
  'prune-invitations': ctx => pruneInvitations(ctx),
  'prune-account-records': ctx => pruneAccountRecords(ctx),
  'prune-integrations': ctx => pruneIntegrations(ctx),
  'prune-job-changes': ctx => pruneJobChanges(ctx),
  'prune-job-drafts': ctx => pruneJobDrafts(ctx),
  'prune-messages': ctx => pruneMessages(ctx),
  'prune-newsletter': ctx => pruneReaders(ctx),
  'prune-news': ctx => pruneNews(ctx),
  'prune-outside-applications': ctx => pruneOutsideApplications(ctx),
  'prune-viewed-jobs': ctx => pruneViewedJobs(ctx),
  'remind-of-ending-jobs': ctx => remindOfEndingJobs(ctx),
  'send-messages': ctx => sendDueMessages(ctx, ctx.post),
  'write-alert-mails': ctx => writeAlertMails(ctx),
  'write-exports': ctx => writeExports(ctx),
} satisfies Record<string, (ctx: Context, payload: object) => Promise<unknown>>

/** What takes so long that it must not share a thread with the pages, by the name of its task. */
export type LongWork = Record<typeof runFeedsTask, TaskHandler>

export const taskNames = [...Object.keys(useCases), runFeedsTask]

/** The same table with its context; each task may run more than once. */
export function taskHandlers(ctx: Context, longWork: LongWork): Record<string, TaskHandler> {
  const handlers = Object.entries(useCases).map(([name, useCase]): [string, TaskHandler] => [
    name,
    async payload => {
      await useCase(ctx, payload)
    },
  ])
  return { ...Object.fromEntries(handlers), ...longWork }
}
