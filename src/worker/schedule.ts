import type { AtOnce, TaskSchedule } from '../platform/process/task-queue.ts'

/** What runs when, in Berlin time. */
export const schedule: TaskSchedule[] = [
  { name: 'expire-jobs', cron: '*/15 * * * *' },
  { name: 'remind-of-ending-jobs', cron: '10 8 * * *' },
  { name: 'write-exports', cron: '*/10 * * * *' },
  { name: 'send-messages', cron: '* * * * *' },
  { name: 'deliver-webhooks', cron: '* * * * *' },
  { name: 'delete-accounts', cron: '20 * * * *' },
  { name: 'delete-due-applications', cron: '10 * * * *' },
  { name: 'link-duplicates', cron: '* * * * *' },
  { name: 'match-alerts', cron: '* * * * *' },
  { name: 'write-alert-mails', cron: '* * * * *' },
  { name: 'prune-alerts', cron: '15 5 * * *' },
  { name: 'scan-files', cron: '* * * * *' },
  { name: 'check-links', cron: '*/10 * * * *' },
  { name: 'sync-feeds', cron: '* * * * *' },
  { name: 'prune-feeds', cron: '5 4 * * *' },
  { name: 'prune-files', cron: '35 * * * *' },
  { name: 'sweep-bytes', cron: '10 4 * * *' },
  { name: 'prune-account-records', cron: '50 3 * * *' },
  { name: 'prune-invitations', cron: '55 3 * * *' },
  { name: 'prune-integrations', cron: '25 * * * *' },
  { name: 'prune-job-changes', cron: '40 3 * * *' },
  { name: 'prune-job-drafts', cron: '45 3 * * *' },
  { name: 'prune-messages', cron: '30 3 * * *' },
  { name: 'prune-newsletter', cron: '20 5 * * *' },
  { name: 'prune-news', cron: '25 * * * *' },
  { name: 'prune-outside-applications', cron: '36 3 * * *' },
  { name: 'prune-viewed-jobs', cron: '35 3 * * *' },
]

/** A run that waits for one slow endpoint does not keep others from theirs. */
export const atOnce: AtOnce = { 'deliver-webhooks': 3, 'run-feeds': 2 }
