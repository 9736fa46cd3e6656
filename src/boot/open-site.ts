import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { connect } from '../db/client.ts'
import type { DemoSignIn } from '../demo/demo-sign-ins.ts'
import { warmUp } from '../domain/assistant/understanding/warm-up.ts'
import type { Context } from '../domain/caller/context.ts'
import { openJobSearch } from '../domain/job-search/open-job-search.ts'
import { openLive } from '../domain/live/open-live.ts'
import { openSearchCounter } from '../domain/statistics/open-search-counter.ts'
import { openViewCounter } from '../domain/statistics/open-view-counter.ts'
import { openSwitches } from '../domain/switches/open-switches.ts'
import { openCvReader } from '../platform/files/read-cv-apart.ts'
import { openFetcher } from '../platform/network/fetcher.ts'
import { limitedFetch } from '../platform/network/limited-fetch.ts'
import { inParts, type Later, systemClock, systemLater } from '../platform/process/clock.ts'
import { createLog, type Log } from '../platform/process/log.ts'
import { createMetrics } from '../platform/process/metrics.ts'
import { openTaskQueue } from '../platform/process/task-queue.ts'
import { readPlacesFrom } from '../vocabulary/places/place-table.ts'
import { href } from '../web/addresses.ts'
import { askAfterChanges } from '../worker/ask-after-changes.ts'
import { taskNames, tasks as taskTable } from '../worker/registry.ts'
import { demoSignInsOf } from './demo-sign-ins-of.ts'
import { type EarlyServer, openEarlyServer } from './early-server.ts'
import { openFeedReader } from './feed-reader.ts'
import { loadDemoIfEmpty } from './load-demo-if-empty.ts'
import { withAccounts } from './open-accounts.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { openFiles } from './open-files.ts'
import { openModel } from './open-model.ts'
import { openPulse } from './open-pulse.ts'
import { openShop } from './open-shop.ts'
import { openTransport } from './open-transport.ts'
import type { Part } from './parts.ts'
import { processContext } from './process-context.ts'
import type { ShowProgress } from './progress.ts'
import { readPayTables } from './read-pay-tables.ts'
import { createSiteApp } from './site-app.ts'
import { supportSettingsOf } from './support-settings-of.ts'
import { unlessAborted } from './unless-aborted.ts'
import { watchOwnDatabase } from './watch-own-database.ts'
import { type MailWay, mailWayOf } from './who-reads-mails.ts'

export type Site = {
  /** Demo accounts; empty without demo content. */
  demoSignIns: readonly DemoSignIn[]
  /** The developer mailbox, used while no mail server is configured, or `null`. */
  mailboxAddress: string | null
  /** Whether the mailbox is open to other machines as well. */
  isMailboxForAll: boolean
  /** Where the database is stored when not in `DATA_DIR`, or `null`. */
  databaseFolder: string | null
  /** The site's URL, or `null` without the web part. */
  address: string | null
  /** Finishes requests and tasks, saves the search index, closes the database; in this order. */
  close(): Promise<void>
}

type Choices = {
  env: Env
  parts: Set<Part>
  isDev: boolean
  show: ShowProgress
  /** Aborts a start in progress. */
  signal: AbortSignal
  /** The embedded database is gone for good: all that is left is to close the site. */
  onLost: (problem: Error) => void
  later?: Later
}
type Close = () => Promise<void>

const graceMs = 10_000
/** After the start has its pages out, and before most people have a question. It takes one to two seconds of processor time in all. */
const warmUpAfterMs = 20_000

/**
 * Starts the selected parts in this process, in an order that finds mistakes before anything is changed: port, database, tasks, demo
 * content, search, pages. When a step fails, everything opened so far is closed again.
 */
export async function openSite(choices: Choices): Promise<Site> {
  // Puts a time limit on requests made by libraries too.
  globalThis.fetch = limitedFetch(fetch)
  const log = createLog(choices.env.LOG_LEVEL)
  const way = mailWayOf(choices.env)
  readPlacesFrom(choices.env.DATA_DIR)
  readPayTables(choices.env.PAY_TABLES_DIR)
  const server = choices.parts.has('web') ? await openEarlyServer(choices.env) : null
  const opened: Close[] = []
  // Open event streams would otherwise be waited for like pending responses.
  let endStreams: Close = async () => {}
  const close = async () => {
    await closeAll(
      [() => endStreams(), ...(server ? [() => server.close(graceMs)] : []), ...opened.reverse()],
      log,
    )
  }
  try {
    const { env, show, signal, onLost, later } = choices
    show('Opening the database')
    const database = await openDatabase(env, 'site', signal)
    opened.push(() => database.close())
    if (database.embedded) opened.push(watchOwnDatabase(database.embedded, { server, onLost, log, later }))
    signal.throwIfAborted()
    const rooms = await unlessAborted(openRooms({ ...choices, way, database }, server, log, opened), signal)
    endStreams = rooms.endStreams
    if (server && rooms.fetch) server.serve(rooms.fetch)
    log.info({ parts: [...choices.parts] }, 'ready')
    // In development the pages read the modules anew.
    if (server && !choices.isDev) {
      const cancel = inParts(warmUp(), warmUpAfterMs)
      opened.push(async () => cancel())
    }
    const address = server?.address ?? null
    return { ...rooms.hints(address), address, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openRooms(
  choices: Choices & { way: MailWay; database: OpenDatabase },
  server: EarlyServer | null,
  log: Log,
  opened: Close[],
) {
  const { env, parts, show, database } = choices
  let readIndexMetrics = () => ({ jobs: 0, bytes: 0, lagRows: 0, lagSeconds: 0 })
  const metrics = createMetrics(() => readIndexMetrics())
  const { transport, close: closeTransport } = await openTransport(env, {
    log,
    isDev: choices.isDev,
    way: choices.way,
  })
  opened.push(async () => closeTransport())
  const tasks = await openTaskQueue(database.url, taskNames, log, metrics.observeTask)
  opened.push(() => tasks.close())
  const shop = openShop(env, { db: database.db, isEmbedded: database.embedded !== null })
  const feeds = openFeedReader({ databaseUrl: database.url, prices: shop.prices })
  opened.push(() => feeds.close())
  const switches = await openSwitches({ db: database.db, later: systemLater, log })
  opened.push(async () => switches.close())
  const base = await withAccounts(env, {
    ...processContext,
    db: database.db,
    tasks: tasks.queue,
    switches,
    transport,
    ...(await openFiles(env)),
    languageModel: openModel(env),
    support: supportSettingsOf(env),
    shop,
    fetcher: openFetcher({ privateHosts: env.PRIVATE_HOSTS }),
    documents: feeds.documents,
    log,
  })
  const isEmbedded = database.embedded !== null
  const databaseFolder = database.embedded?.isElsewhere ? database.embedded.folder : null
  await loadDemoIfEmpty(env, { isEmbedded, url: database.url }, base, show)
  const demoSignIns = await demoSignInsOf(env, isEmbedded, base, show)
  const hints = (address: string | null) => ({
    demoSignIns,
    mailboxAddress: address && transport.isDeveloperMailbox ? address + href('dev-mailbox', 'de') : null,
    isMailboxForAll: transport.isMailboxForAll,
    databaseFolder,
  })
  const index = await openJobSearch({
    db: database.db,
    databaseUrl: database.url,
    folder: join(env.DATA_DIR, 'search'),
    log,
    now: systemClock,
    onProgress: ({ done, total }) => show('Building the search index', done, total),
  })
  readIndexMetrics = () => index.metrics()
  opened.push(() => index.close())
  const ctx: Context = { ...base, search: index.search }
  const pulse = openPulse(ctx, { parts, readIndex: readIndexMetrics, later: systemLater })
  opened.push(() => pulse.close())
  if (parts.has('worker')) {
    const readCv = openCvReader({ dataDir: env.DATA_DIR, ocrDataDir: env.OCR_DATA_DIR ?? null })
    await tasks.work({ ...ctx, runFeeds: () => feeds.run(), readCv }, taskTable)
    const asking = askAfterChanges({ databaseUrl: database.url, tasks: tasks.queue, log })
    opened.push(() => asking.close())
  }
  if (!server) return { fetch: null, hints, endStreams: async () => {} }
  const { isDev } = choices
  const facts = { env, ctx, metrics, isDev, databaseFolder, isIndexReady: index.ready }
  return { hints, ...(await openPages(facts, { database, server, opened })) }
}

async function openPages(
  facts: Omit<Parameters<typeof createSiteApp>[0], 'live' | 'views' | 'onlyReading' | 'server'>,
  { database, server, opened }: { database: OpenDatabase; server: EarlyServer; opened: Close[] },
) {
  const { log } = facts.ctx
  const counting = { db: database.db, now: systemClock, later: systemLater, log }
  const live = openLive({ databaseUrl: database.url, log })
  const views = openViewCounter(counting)
  opened.push(() => views.close())
  // For administrators who look at the site as a person sees it; opens no connection before.
  const onlyReading = connect(database.url, 2, { isReadOnly: true })
  opened.push(() => onlyReading.destroy())
  const searchCounter = await openSearchCounter(counting)
  opened.push(() => searchCounter.close())
  const ctx = { ...facts.ctx, searchCounter }
  const app = await createSiteApp({ ...facts, ctx, live, views, onlyReading, server: server.server })
  opened.push(app.close)
  return { fetch: app.fetch, endStreams: () => live.close() }
}

async function closeAll(steps: Close[], log: Log): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'closing'))
}
