import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import type { DemoSignIn } from '../demo/demo-sign-ins.ts'
import { warmUp } from '../domain/assistant/understanding/warm-up.ts'
import type { Context } from '../domain/caller/context.ts'
import { openJobSearch } from '../domain/job-search/open-job-search.ts'
import { openCvReader } from '../platform/files/read-cv-apart.ts'
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
import { loadDemoIfEmpty } from './load-demo-if-empty.ts'
import { openBase } from './open-base.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { type Close, closeAll, warmUpAfterMs } from './open-pages.ts'
import { openPulse } from './open-pulse.ts'
import { openTransport } from './open-transport.ts'
import type { Part } from './parts.ts'
import type { ShowProgress } from './progress.ts'
import { readPayTables } from './read-pay-tables.ts'
import { openFirstPages } from './several/first-pages.ts'
import type { FurtherProcesses } from './several/open-further-processes.ts'
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

const graceMs = 10_000

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
  const env = choices.isDev ? aloneInDevelopment(choices.env, log) : choices.env
  const server = choices.parts.has('web') ? await openEarlyServer(env) : null
  const opened: Close[] = []
  // Open event streams would otherwise be waited for like pending responses.
  let endStreams: Close = async () => {}
  let further: FurtherProcesses | null = null
  const close = async () => {
    const answering = async () => {
      await Promise.all([server?.close(graceMs), further?.close(graceMs)])
    }
    await closeAll([() => endStreams(), answering, ...opened.reverse()], log)
  }
  const pages = {
    hold: () => {
      for (const each of [server, further]) each?.hold()
    },
    resume: () => {
      for (const each of [server, further]) each?.resume()
    },
  }
  try {
    const { show, signal, onLost, later } = choices
    show('Opening the database')
    const database = await openDatabase(env, 'site', signal)
    opened.push(() => database.close())
    if (database.embedded) opened.push(watchOwnDatabase(database.embedded, { pages, onLost, log, later }))
    signal.throwIfAborted()
    const rooms = await unlessAborted(
      openRooms({ ...choices, env, way, database }, server, log, opened),
      signal,
    )
    if (rooms.pages) {
      endStreams = rooms.pages.endStreams
      further = await rooms.pages.serve()
    }
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

/** In development modules are read anew at any time, which one process does. */
function aloneInDevelopment(env: Env, log: Log): Env {
  if (env.WEB_PROCESSES > 1) log.warn('WEB_PROCESSES is not used in development: one process answers')
  return { ...env, WEB_PROCESSES: 1 }
}

async function openRooms(
  choices: Choices & { way: MailWay; database: OpenDatabase },
  server: EarlyServer | null,
  log: Log,
  opened: Close[],
) {
  const { env, parts, show, database, isDev, way } = choices
  const isEmbedded = database.embedded !== null
  let readIndexMetrics = () => ({ jobs: 0, bytes: 0, lagRows: 0, lagSeconds: 0 })
  const metrics = createMetrics(() => readIndexMetrics())
  const { transport, close: closeTransport } = await openTransport(env, { log, isDev, way })
  opened.push(async () => closeTransport())
  const tasks = await openTaskQueue(database.url, taskNames, log, metrics.observeTask)
  opened.push(() => tasks.close())
  // No signature of a played payment holds longer than a few minutes: it need not outlive the site.
  const paymentSecret = randomBytes(32).toString('base64url')
  const data = { db: database.db, databaseUrl: database.url, isEmbedded }
  const ways = { ...data, tasks: tasks.queue, transport, paymentSecret, log }
  const { base, feeds } = await openBase(env, ways, opened)
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
  if (!server) return { pages: null, hints }
  const facts = { env, ctx, metrics, isDev, databaseFolder, isIndexReady: index.ready }
  const start = { databaseUrl: database.url, isEmbedded, databaseFolder, paymentSecret }
  const pages = await openFirstPages(facts, { server, start, saveIndex: index.save, graceMs, opened })
  return { hints, pages }
}
