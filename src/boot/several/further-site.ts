import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Env } from '../../config/env.ts'
import { connect } from '../../db/client.ts'
import { warmUp } from '../../domain/assistant/understanding/warm-up.ts'
import type { Context } from '../../domain/caller/context.ts'
import { openJobSearch } from '../../domain/job-search/open-job-search.ts'
import { readInTurnsOf } from '../../platform/files/read-apart.ts'
import { limitedFetch } from '../../platform/network/limited-fetch.ts'
import { inParts, systemClock, systemLater } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import { createMetrics, type MetricsOfProcess } from '../../platform/process/metrics.ts'
import { openTaskSender } from '../../platform/process/task-queue.ts'
import { readPlacesFrom } from '../../vocabulary/places/place-table.ts'
import { openAnsweringServer } from '../answering-server.ts'
import { openBase } from '../open-base.ts'
import { type Close, closeAll, openPages, warmUpAfterMs } from '../open-pages.ts'
import { openPulse } from '../open-pulse.ts'
import { openTransport } from '../open-transport.ts'
import { readPayTables } from '../read-pay-tables.ts'
import { mailWayOf } from '../who-reads-mails.ts'
import type { Line } from './line.ts'
import type { CalledOfFirst, StartFacts } from './messages.ts'
import { turnsOfFirst } from './reading-turns.ts'
import { proxyMark, togetherByFirst } from './together.ts'

export type FurtherSite = {
  take(socket: Socket): void
  hold(): void
  resume(): void
  seeProxy(): void
  readMetrics(): Promise<MetricsOfProcess>
  /** Finishes requests, then closes what this process has open; the database goes on. */
  close(graceMs: number): Promise<void>
}

type Given = { env: Env; log: Log; facts: StartFacts; first: Line<CalledOfFirst> }

/** Opens all that pages need, on the database that the first process has prepared. */
export async function openFurtherSite({ env, log, facts, first }: Given): Promise<FurtherSite> {
  globalThis.fetch = limitedFetch(fetch)
  readPlacesFrom(env.DATA_DIR)
  readPayTables(env.PAY_TABLES_DIR)
  readInTurnsOf(turnsOfFirst(first))
  const opened: Close[] = []
  const server = openAnsweringServer(env.BRAND_NAME)
  const { databaseUrl, isEmbedded, databaseFolder, paymentSecret } = facts
  const db = connect(databaseUrl, env.DATABASE_POOL_SIZE)
  opened.push(() => db.destroy())
  const { transport, close } = await openTransport(env, { log, isDev: false, way: mailWayOf(env) })
  opened.push(async () => close())
  const tasks = await openTaskSender(databaseUrl, log)
  const { base } = await openBase(
    env,
    { db, databaseUrl, isEmbedded, tasks, transport, paymentSecret, log },
    opened,
  )
  const index = await openJobSearch({
    db,
    databaseUrl,
    folder: join(env.DATA_DIR, 'search'),
    // The first process saves its own.
    isSaved: false,
    log,
    now: systemClock,
  })
  opened.push(() => index.close())
  const ctx: Context = { ...base, search: index.search }
  const pulse = openPulse(ctx, { parts: new Set(['web']), readIndex: index.metrics, later: systemLater })
  opened.push(() => pulse.close())
  const metrics = createMetrics(index.metrics)
  const proxy = proxyMark(facts.isProxySeen, () => first.tell('seeProxy'))
  const pages = await openPages(
    { env, ctx, isDev: false, databaseFolder, isIndexReady: index.ready, metrics },
    { databaseUrl, server: server.server, together: () => togetherByFirst(first, proxy), opened },
  )
  server.serve(pages.fetch)
  const cancelWarmUp = inParts(warmUp(), warmUpAfterMs)
  opened.push(async () => cancelWarmUp())
  return {
    take: server.take,
    hold: server.hold,
    resume: server.resume,
    seeProxy: proxy.see,
    readMetrics: metrics.read,
    close: graceMs => closeAll([pages.endStreams, () => server.close(graceMs), ...opened.reverse()], log),
  }
}
