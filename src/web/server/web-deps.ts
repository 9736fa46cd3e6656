import type { Hono, Context as HonoContext } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Env } from '../../config/env.ts'
import type { WhoAsks } from '../../domain/accounts/make-actor.ts'
import type { Client } from '../../domain/caller/client.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Live } from '../../domain/live/open-live.ts'
import type { ViewCounter } from '../../domain/statistics/open-view-counter.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { RealmName } from '../../platform/auth/realms.ts'
import type { Log } from '../../platform/process/log.ts'

export type WebDeps = {
  env: Env
  /** The domain context for a request, from its session; its log carries the request id. */
  identify: (request: {
    requestId: string
    locale: Locale
    client: Client
    realm: RealmName
  }) => Promise<WhoAsks & { ctx: Context }>
  /** The client; only the server knows which proxies to trust. */
  clientOf: (c: HonoContext) => Client
  /** The public API, mounted under `/api`. */
  api: Hono
  /** Handlers of `/healthz`, `/readyz` and `/metrics`. */
  health: Record<'healthz' | 'readyz' | 'metrics', (c: HonoContext) => Response | Promise<Response>>
  /** Where the embedded database is stored when not in `DATA_DIR`; shown to administrators. */
  databaseFolder: string | null
  /** For failures outside pages, where there is no context with its own log. */
  log: Log
  /** Notifies open pages of changes to their data. */
  live: Live
  views: Pick<ViewCounter, 'see' | 'visit'>
  /** Routes outside the page table, such as `/sitemap.xml`; mounted at the root before the pages. */
  extra?: Hono
  /** Called after every response; `route` is a pattern, never a path. */
  observeRequest: (method: string, route: string, status: number, seconds: number) => void
}

/** Where pages come from: a finished build, or the development server, which makes one per request. */
export type PageSource = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsFiles: (pathname: string) => string[]
}
