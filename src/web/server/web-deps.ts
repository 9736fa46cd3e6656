import type { Hono, Context as HonoContext } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Env } from '../../config/env.ts'
import type { WhoAsks } from '../../domain/accounts/make-actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Visitor } from '../../domain/caller/visitor.ts'
import type { Live } from '../../domain/live/open-live.ts'
import type { ViewCounter } from '../../domain/statistics/open-view-counter.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { DoorName } from '../../platform/auth/doors.ts'
import type { Log } from '../../platform/process/log.ts'

export type WebDeps = {
  env: Env
  /** The domain's context for one request of whoever its session says; its log carries the request id. */
  identify: (request: {
    requestId: string
    locale: Locale
    visitor: Visitor
    door: DoorName
  }) => Promise<WhoAsks & { ctx: Context }>
  /** The browser on the other side; only the server knows which proxy to trust. */
  visitorOf: (c: HonoContext) => Visitor
  /** The public API, mounted under `/api`. */
  api: Hono
  /** Answers of `/healthz`, `/readyz` and `/metrics`. */
  health: Record<'healthz' | 'readyz' | 'metrics', (c: HonoContext) => Response | Promise<Response>>
  /** Where a database of our own stands when that is not in `DATA_DIR`; administrators are told. */
  databaseFolder: string | null
  /** For failures that belong to no page. */
  log: Log
  /** Wakes open pages when something of theirs has changed. */
  live: Live
  /** Counts who reads the ads. */
  views: ViewCounter
  /** Addresses outside the pages that another room answers, such as `/sitemap.xml`; mounted at the root before the pages. */
  extra?: Hono
  /** Told after every answer; `route` is a pattern, never an address. */
  observeRequest: (method: string, route: string, status: number, seconds: number) => void
}

/** Where the pages come from: the finished build, or the development server. */
export type PageSource = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** The files with the texts of a page. */
  textsFiles: (pathname: string) => string[]
}
