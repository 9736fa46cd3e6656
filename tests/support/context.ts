import { domainHooks } from '../../src/boot/domain-hooks.ts'
import type { Database } from '../../src/db/client.ts'
import { type Actor, system } from '../../src/domain/caller/actor.ts'
import type { Client } from '../../src/domain/caller/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import type { Links } from '../../src/domain/caller/links.ts'
import { noSearchCounter } from '../../src/domain/caller/search-counter.ts'
import { noShop } from '../../src/domain/caller/shop.ts'
import { usualSupport } from '../../src/domain/caller/support-settings.ts'
import { everythingOn } from '../../src/domain/caller/switches.ts'
import type { Tasks } from '../../src/domain/caller/tasks.ts'
import { noJobSearch } from '../../src/domain/job-search/open-job-search.ts'
import { documentReader } from '../../src/feed-format/document-reader.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { closedRealms } from '../../src/platform/auth/closed-realms.ts'
import { closedTransport } from '../../src/platform/messages/mailer.ts'
import { closedFetcher } from '../../src/platform/network/fetcher.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { somebody } from './client.ts'
import { filesInMemory } from './files.ts'

type EnqueuedTask = { name: string; payload: object }

type Choices = {
  actor?: Actor
  client?: Client
  now?: Date
  locale?: Locale
  tasks?: Tasks
  search?: Context['search']
  realms?: Context['realms']
  files?: Context['files']
  scanner?: Context['scanner']
  languageModel?: Context['languageModel']
  disk?: Context['disk']
  fetcher?: Context['fetcher']
  switches?: Context['switches']
  shop?: Context['shop']
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
  employer: (id, slug) => `${testSite}/arbeitgebern/${id}-${slug}`,
  contact: () => `${testSite}/kontakt`,
  employerVerification: token => `${testSite}/arbeitgeber-bestaetigen/${token}`,
  newAlert: criteria => `${testSite}/jobalarm?${criteria}`,
  ownAlert: id => `${testSite}/dashboard/jobalarme/${id}`,
  alert: token => `${testSite}/jobalarm/${token}`,
  report: token => `${testSite}/melden/${token}`,
  decision: token => `${testSite}/entscheidung/${token}`,
  invoiceFile: (token, form) => `${testSite}/invoice/${token}/${form}`,
  support: token => `${testSite}/kontakt/${token}`,
  newsletter: token => `${testSite}/newsletter/${token}`,
  question: token => `${testSite}/nachfrage/${token}`,
  endQuestions: token => `${testSite}/nachfrage/${token}/ende`,
  jobQuestions: employerId => `${testSite}/employer-dashboard/nachfragen?employer=${employerId}`,
  unsubscribeNewsletter: token => `${testSite}/newsletter/${token}/ende`,
  unsubscribe: token => `${testSite}/jobalarm/${token}/abmelden`,
  recommendations: () => `${testSite}/dashboard/empfehlungen`,
  listRules: () => `${testSite}/so-entsteht-diese-liste`,
  unsubscribeRecommendations: token => `${testSite}/empfehlungen/${token}/abmelden`,
  webhook: ({ id }) => `${testSite}/employer-dashboard/schnittstellen/${id}`,
  billing: employerId => `${testSite}/employer-dashboard/rechnungsdaten?employer=${employerId}`,
  orders: employerId => `${testSite}/employer-dashboard/bestellungen?employer=${employerId}`,
  order: key => `${testSite}/employer-dashboard/bestellungen/${key}`,
  apiJob: id => `${testSite}/api/v1/employer/jobs/${id}`,
  apiApplication: id => `${testSite}/api/v1/employer/applications/${id}`,
  ownTalentPool: () => `${testSite}/dashboard/talentpool`,
  ownContactRequest: id => `${testSite}/dashboard/talentpool/${id}`,
  talentPool: token => `${testSite}/talentpool/verwalten/${token}`,
  employerContactRequest: id => `${testSite}/employer-dashboard/talentpool/anfragen/${id}`,
  employerTalentPool: ({ query }) => `${testSite}/employer-dashboard/talentpool?${query}`,
  idea: (id, slug) => `${testSite}/ideen/${id}-${slug}`,
  ownIdeas: token => `${testSite}/ideen/link/${token}`,
  endIdea: token => `${testSite}/ideen/abmelden/${token}`,
  endTalentSearch: token => `${testSite}/talentpool/suche/${token}/beenden`,
}

/**
 * A context for tests: the system asks with somebody's browser, on 21 November 2026 at 09:00 in Berlin, in German, and nothing runs in
 * the background.
 */
export function testContext(db: Database, choices: Choices = {}): Context {
  const now = choices.now ?? new Date('2026-11-21T08:00:00Z')
  return {
    actor: choices.actor ?? system,
    client: choices.client ?? somebody,
    db,
    search: choices.search ?? noJobSearch,
    realms: choices.realms ?? closedRealms,
    links: testLinks,
    transport: closedTransport,
    files: choices.files ?? filesInMemory(),
    disk: choices.disk ?? { read: async () => ({ freeBytes: 1e12, leastFreeBytes: 1e9 }) },
    scanner: choices.scanner ?? null,
    languageModel: choices.languageModel ?? null,
    fetcher: choices.fetcher ?? closedFetcher,
    documents: documentReader,
    switches: choices.switches ?? everythingOn,
    searchCounter: noSearchCounter,
    hooks: domainHooks,
    support: usualSupport,
    shop: choices.shop ?? noShop,
    tasks: choices.tasks ?? recordingTasks([]),
    now: () => now,
    locale: choices.locale ?? 'de',
    log: createLog('silent'),
  }
}

/** A queue that only records what was enqueued. */
function recordingTasks(enqueued: EnqueuedTask[]): Tasks {
  const queue: Tasks = {
    enqueue: async (name, payload) => {
      enqueued.push({ name, payload })
    },
    within: () => queue,
  }
  return queue
}
