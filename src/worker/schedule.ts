import type { TaskSchedule } from '../platform/task-queue.ts'

/** What runs when, in Berlin time. */
export const schedule: TaskSchedule[] = [
  { name: 'expire-jobs', cron: '*/15 * * * *' },
  { name: 'prune-job-changes', cron: '40 3 * * *' },
]
