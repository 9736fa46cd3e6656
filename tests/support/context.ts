import { domainHooks } from '../../src/boot/domain-hooks.ts'
import type { Database } from '../../src/db/client.ts'
import { type Actor, system } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { Links } from '../../src/domain/caller/links.ts'
import { noJobSearch } from '../../src/domain/job-search/open-job-search.ts'
import { documentReader } from '../../src/feed-format/document-reader.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { closedDoors } from '../../src/platform/auth/closed-doors.ts'
import { closedPost } from '../../src/platform/messages/mailer.ts'
import { closedFetcher } from '../../src/platform/network/fetcher.ts'
import { createLog } from '../../src/platform/process/log.ts'
import type { TaskQueue } from '../../src/platform/process/task-queue.ts'
import { filesInMemory } from './files.ts'

type EnqueuedTask = { name: string; payload: object }

type Choices = {
  actor?: Actor
  now?: Date
  locale?: Locale
  tasks?: TaskQueue
  search?: Context['search']
  doors?: Context['doors']
  files?: Context['files']
  scanner?: Context['scanner']
  disk?: Context['disk']
  fetcher?: Context['fetcher']
}

export const testSite = 'http://jobs.example'

const testLinks: Links = {
  confirmAddress: token => `${testSite}/auth/confirm?token=${token}`,
  resetPassword: token => `${testSite}/reset-password?token=${token}`,
  account: () => `${testSite}/konto`,
  accountSecurity: () => `${testSite}/konto/sicherheit`,
  accountData: () => `${testSite}/konto/daten`,
  employerDashboard: () => `${testSite}/employer-dashboard`,
  ownJobs: () => `${testSite}/employer-dashboard/stellen`,
  ownApplication: id => `${testSite}/dashboard/bewerbungen/${id}`,
  guestApplication: token => `${testSite}/bewerbung/${token}`,
  employerApplication: id => `${testSite}/employer-dashboard/bewerbungen/${id}`,
  employerCalendar: id => `${testSite}/calendar/employer/${id}`,
  employerTeam: employerId => `${testSite}/employer-dashboard/team?employer=${employerId}`,
  feed: ({ id, employerId }) => `${testSite}/employer-dashboard/importe/${id}?employer=${employerId}`,
  site: () => testSite,
  teamInvitation: token => `${testSite}/einladung?token=${token}`,
  job: (id, slug) => `${testSite}/jobs/${id}-${slug}`,
  ownAlert: id => `${testSite}/dashboard/jobalarme/${id}`,
  alert: token => `${testSite}/jobalarm/${token}`,
  newsletter: token => `${testSite}/newsletter/${token}`,
  unsubscribeNewsletter: token => `${testSite}/newsletter/${token}/ende`,
  unsubscribe: token => `${testSite}/jobalarm/${token}/abmelden`,
  webhook: ({ id }) => `${testSite}/employer-dashboard/schnittstellen/${id}`,
  apiJob: id => `${testSite}/api/v1/employer/jobs/${id}`,
  apiApplication: id => `${testSite}/api/v1/employer/applications/${id}`,
}

/** A context for tests: the system asks, on 21 November 2026 at 09:00 in Berlin, in German, and nothing runs in the background. */
export function testContext(db: Database, choices: Choices = {}): Context {
  const now = choices.now ?? new Date('2026-11-21T08:00:00Z')
  return {
    actor: choices.actor ?? system,
    db,
    search: choices.search ?? noJobSearch,
    doors: choices.doors ?? closedDoors,
    links: testLinks,
    post: closedPost,
    files: choices.files ?? filesInMemory(),
    disk: choices.disk ?? { read: async () => ({ freeBytes: 1e12, leastFreeBytes: 1e9 }) },
    scanner: choices.scanner ?? null,
    fetcher: choices.fetcher ?? closedFetcher,
    documents: documentReader,
    hooks: domainHooks,
    tasks: choices.tasks ?? recordingTasks([]),
    now: () => now,
    locale: choices.locale ?? 'de',
    log: createLog('silent'),
  }
}

/** A queue that runs nothing and writes down what it was asked to run. */
function recordingTasks(enqueued: EnqueuedTask[]): TaskQueue {
  const queue: TaskQueue = {
    enqueue: async (name, payload) => {
      enqueued.push({ name, payload })
    },
    within: () => queue,
  }
  return queue
}
