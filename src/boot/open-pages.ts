import type { Server } from 'node:http'
import { connect } from '../db/client.ts'
import { openLive } from '../domain/live/open-live.ts'
import type { Log } from '../platform/process/log.ts'
import type { Together } from './several/together.ts'
import { createSiteApp, type SiteAppParts } from './site-app.ts'

export type Close = () => Promise<void>

/** After the start has its pages out, and before most people have a question. It takes one to two seconds of processor time in all. */
export const warmUpAfterMs = 20_000

type Given = {
  databaseUrl: string
  server: Server
  /** Opened here, so that it is closed before what it needs. */
  together: () => Together | Promise<Together>
  opened: Close[]
}

/** The pages and the API of one process, answering nothing yet. */
export async function openPages(
  facts: Omit<SiteAppParts, 'live' | 'together' | 'onlyReading' | 'server'>,
  { databaseUrl, server, together, opened }: Given,
) {
  const live = openLive({ databaseUrl, log: facts.ctx.log })
  // For administrators who look at the site as a person sees it; opens no connection before.
  const onlyReading = connect(databaseUrl, 2, { isReadOnly: true })
  opened.push(() => onlyReading.destroy())
  const shared = await together()
  const ctx = { ...facts.ctx, searchCounter: shared.searchCounter }
  const app = await createSiteApp({ ...facts, ctx, live, together: shared, onlyReading, server })
  opened.push(app.close)
  return { fetch: app.fetch, together: shared, endStreams: () => live.close() }
}

export async function closeAll(steps: Close[], log: Log): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'closing'))
}
