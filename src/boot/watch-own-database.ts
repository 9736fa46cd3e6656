import { watchDatabase } from '../platform/postgres/database-watch.ts'
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import type { Later } from '../platform/process/clock.ts'
import type { Log } from '../platform/process/log.ts'
import type { EarlyServer } from './early-server.ts'

type Parts = {
  server: EarlyServer | null
  onLost: (problem: Error) => void
  log: Log
  later?: Later | undefined
}

/** Brings a database of our own back when it ends under the site; until then pages say so, and `/healthz` too. @returns its end */
export function watchOwnDatabase(
  embedded: EmbeddedPostgres,
  { server, onLost, log, later }: Parts,
): () => Promise<void> {
  const watch = watchDatabase({
    url: embedded.url,
    revive: () => embedded.revive(),
    onDown: () => server?.hold(),
    onUp: () => server?.resume(),
    onGivenUp: onLost,
    log,
    later,
  })
  return () => watch.close()
}
