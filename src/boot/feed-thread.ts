import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadEnv } from '../config/env.ts'
import { connect } from '../db/client.ts'
import type { Context } from '../domain/caller/context.ts'
import type { PriceList } from '../domain/caller/price-list.schema.ts'
import { runFeeds } from '../domain/feeds/runs/run-feeds.ts'
import { openSwitches } from '../domain/switches/open-switches.ts'
import { type DocumentCheck, documentReader } from '../feed-format/document-reader.ts'
import type { PreviewQuestion, PreviewReading } from '../feed-format/read-preview.ts'
import { closedRealms } from '../platform/auth/closed-realms.ts'
import { closedTransport } from '../platform/messages/mailer.ts'
import { openFetcher } from '../platform/network/fetcher.ts'
import { systemLater } from '../platform/process/clock.ts'
import { createLog } from '../platform/process/log.ts'
import { openTaskSender } from '../platform/process/task-queue.ts'
import { readPlacesFrom } from '../vocabulary/places/place-table.ts'
import { linksOf } from './links-of.ts'
import { openFiles } from './open-files.ts'
import { processContext } from './process-context.ts'

/** Two concurrent runs need four each: the lock, a writing statement, a lookup, and progress updates. */
const connections = 8
const niceness = 10

// The cast: only feed-reader.ts starts this thread.
const { databaseUrl, prices } = workerData as FeedThreadData
// On Linux, niceness is per thread: pages take precedence over feeds. Elsewhere it would apply to the whole site.
if (process.platform === 'linux') setPriority(niceness)
const env = loadEnv()
const log = createLog(env.LOG_LEVEL)
readPlacesFrom(env.DATA_DIR)
const db = connect(databaseUrl, connections)
const ctx: Context = {
  db,
  ...processContext,
  tasks: await openTaskSender(databaseUrl, log),
  switches: await openSwitches({ db, later: systemLater, log }),
  realms: closedRealms,
  links: linksOf(env.publicUrl),
  transport: closedTransport,
  ...(await openFiles(env)),
  languageModel: null,
  fetcher: openFetcher({ privateHosts: env.PRIVATE_HOSTS }),
  documents: documentReader,
  // How many ads a feed may bring depends on what is sold; nothing is paid here.
  shop: { prices, payments: null },
  log,
}
parentPort?.on('message', (question: FeedThreadQuestion) => void answer(question))

export type FeedThreadData = { databaseUrl: string; prices: PriceList | null }
/** Process waiting runs, or read one document. */
export type FeedThreadTask =
  | { kind: 'run' }
  | { kind: 'preview'; question: PreviewQuestion }
  | { kind: 'check'; path: string }
export type FeedThreadFound = PreviewReading | DocumentCheck | null
export type FeedThreadQuestion = { id: number; task: FeedThreadTask }
export type FeedThreadAnswer = { id: number; problem: string | null; found: FeedThreadFound }

async function answer({ id, task }: FeedThreadQuestion): Promise<void> {
  const answer = await carryOut(task).then(
    found => ({ id, problem: null, found }),
    (error: unknown) => {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { id, problem, found: null }
    },
  )
  parentPort?.postMessage(answer satisfies FeedThreadAnswer)
}

async function carryOut(task: FeedThreadTask): Promise<FeedThreadFound> {
  if (task.kind === 'preview') return documentReader.preview(task.question)
  if (task.kind === 'check') return documentReader.check(task.path)
  await runFeeds(ctx, ctx.fetcher)
  return null
}
