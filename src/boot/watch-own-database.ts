import { watchDatabase } from '../platform/database-watch.ts'
import type { EmbeddedPostgres } from '../platform/embedded-postgres.ts'
import type { Log } from '../platform/log.ts'
import type { EarlyServer } from './early-server.ts'

type Parts = { server: EarlyServer | null; onLost: (problem: Error) => void; log: Log }

/** Brings a database of our own back when it ends under the site; until then pages say so, and `/healthz` too. @returns its end */
export function watchOwnDatabase(
  embedded: EmbeddedPostgres,
  { server, onLost, log }: Parts,
): () => Promise<void> {
  const watch = watchDatabase({
    url: embedded.url,
    revive: () => embedded.revive(),
    onDown: () => server?.hold(),
    onUp: () => server?.resume(),
    onGivenUp: onLost,
    log,
  })
  return () => watch.close()
}
