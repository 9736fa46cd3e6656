import { watchDatabase } from '../platform/postgres/database-watch.ts'
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import type { Later } from '../platform/process/clock.ts'
import type { Log } from '../platform/process/log.ts'
import type { EarlyServer } from './early-server.ts'

type Parts = {
  /** Of all processes of the site. */
  pages: Pick<EarlyServer, 'hold' | 'resume'>
  onLost: (problem: Error) => void
  log: Log
  later?: Later | undefined
}

/**
 * Revives the embedded database when it ends under a running site; meanwhile pages and `/healthz` report it. @returns how to stop watching
 */
export function watchOwnDatabase(
  embedded: EmbeddedPostgres,
  { pages, onLost, log, later }: Parts,
): () => Promise<void> {
  const watch = watchDatabase({
    url: embedded.url,
    revive: () => embedded.revive(),
    onDown: () => pages.hold(),
    onUp: () => pages.resume(),
    onGivenUp: onLost,
    log,
    later,
  })
  return () => watch.close()
}
