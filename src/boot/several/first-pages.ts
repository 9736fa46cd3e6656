import { systemLater } from '../../platform/process/clock.ts'
import type { EarlyServer } from '../early-server.ts'
import { type Close, openPages } from '../open-pages.ts'
import type { SiteAppParts } from '../site-app.ts'
import type { StartFacts } from './messages.ts'
import type { FurtherProcesses } from './open-further-processes.ts'
import { sharePort } from './share-port.ts'
import { openTogetherHere } from './together-here.ts'

type Facts = Omit<SiteAppParts, 'live' | 'together' | 'onlyReading' | 'server'>
type Given = {
  server: EarlyServer
  start: Omit<StartFacts, 'isProxySeen'>
  /** So that further processes need not build it from the database, too. */
  saveIndex: () => Promise<void>
  graceMs: number
  opened: Close[]
}

export type FirstPages = {
  endStreams: Close
  /** Answers from now on, and lets further processes do so when they are ready. */
  serve(): Promise<FurtherProcesses | null>
}

/** The pages of the first or only process of a site. */
export async function openFirstPages(facts: Facts, given: Given): Promise<FirstPages> {
  const { server, start, saveIndex, graceMs, opened } = given
  const { env, ctx, metrics } = facts
  let further: FurtherProcesses | null = null
  const { fetch, endStreams, together } = await openPages(facts, {
    databaseUrl: start.databaseUrl,
    server: server.server,
    together: () => openTogetherHere({ env, ctx, metrics, further: () => further, opened }),
    opened,
  })
  return {
    endStreams,
    serve: async () => {
      server.serve(fetch)
      if (env.WEB_PROCESSES === 1) return null
      await saveIndex()
      further = sharePort({
        ...{ env, server, together, facts: start, graceMs, log: ctx.log, later: systemLater },
      })
      return further
    },
  }
}
