import type { TaskQueue } from '../../platform/process/task-queue.ts'

type Nothing = Record<string, never>

/**
 * All background tasks with their payloads. `worker/registry.ts` has the use case and schedule of each; those without a comment here run on
 * schedule only. Tasks of the previous release may still be queued: a payload may only be widened.
 */
export type TaskPayloads = {
  /** Makes the PDFs of issued invoices, keeps and mails them; enqueued with each, and every five minutes. */
  'archive-invoices': Nothing
  /** Asks VIES about VAT IDs of buyers; enqueued with each, and every quarter of an hour for those that could not be asked. */
  'check-vat-ids': Nothing
  'check-links': Nothing
  'delete-accounts': Nothing
  'delete-due-applications': Nothing
  /** Computes the pay of jobs whose words for it have changed; enqueued when jobs change, and every minute. */
  'derive-pay': Nothing
  /** Delivers webhooks; enqueued with each event, and every minute for retries. */
  'deliver-webhooks': Nothing
  'expire-jobs': Nothing
  /** Reads mails that were handed in; enqueued with each, and every minute. */
  'file-mails': Nothing
  /** Closes and settles questions to employers, and mails the open ones to them. */
  'follow-up-questions': Nothing
  /** Looks for duplicate jobs; enqueued after jobs change, and every minute. */
  'link-duplicates': Nothing
  /** Computes what live ads pay, by profession and area. */
  'keep-pay-figures': Nothing
  /** Matches new jobs with all alerts; enqueued when jobs change, and every minute. */
  'match-alerts': Nothing
  'prune-account-records': Nothing
  'prune-alerts': Nothing
  'prune-conversations': Nothing
  'prune-cv-readings': Nothing
  'prune-feeds': Nothing
  'prune-files': Nothing
  /** Deletes what nobody has confirmed. */
  'prune-ideas': Nothing
  'prune-integrations': Nothing
  'prune-invitations': Nothing
  'prune-invoices': Nothing
  'prune-job-changes': Nothing
  'prune-job-drafts': Nothing
  'prune-live-events': Nothing
  /** Deletes what was kept of merged records. */
  'prune-merges': Nothing
  'prune-messages': Nothing
  'prune-newsletter': Nothing
  'prune-outside-applications': Nothing
  'prune-questions': Nothing
  'prune-viewed-jobs': Nothing
  /** Reads the CVs that wait for it; enqueued with each, and every minute for those whose file was scanned first. */
  'read-cvs': Nothing
  /** Asks the provider about all payments that may have changed, also when nothing was told of them. */
  'reconcile-payments': Nothing
  'remind-of-ending-jobs': Nothing
  'remind-of-invoices': Nothing
  'renew-derived-pay': Nothing
  /** Executes waiting feed runs; enqueued with each run. */
  'run-feeds': Nothing
  /** Shows changed profiles in the talent pool. */
  'refresh-talent-pool': Nothing
  'scan-files': Nothing
  /** Sends messages from the outbox; enqueued with each message, and every minute for retries. */
  'send-messages': Nothing
  /** Asks about payments that events were told of and gives money back; enqueued with each event, and every minute. */
  'settle-payments': Nothing
  'sweep-bytes': Nothing
  'sync-feeds': Nothing
  /** Tells open pages of people of new jobs that fit them; enqueued when jobs change, and every five minutes. */
  'tell-of-fitting-jobs': Nothing
  /** Mails employers' answers to those who asked; enqueued with each answer, and every five minutes. */
  'tell-askers': Nothing
  /** Notifies the applicant's open pages of a step that can be undone; enqueued with it, for when it no longer can. */
  'tell-of-step': { eventId: number }
  /** Closes and deletes old conversations with the people who run the board. */
  'tend-support': Nothing
  /** Ends measures of moderation whose time is over, and forgets who reported long ago. */
  'tend-moderation': Nothing
  'tend-talent-pool': Nothing
  /** Writes the mails that are due; enqueued after a match, and every minute. */
  'write-alert-mails': Nothing
  /** Writes the weekly recommendations that are due. */
  'write-weekly-mails': Nothing
  /** Writes the data exports that people requested; enqueued with each request, and every ten minutes. */
  'write-exports': Nothing
  'write-talent-mails': Nothing
}

export type TaskName = keyof TaskPayloads

export type Tasks = TaskQueue<TaskPayloads>
