import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Env } from '../config/env.ts'
import type { Context, Locale } from '../domain/context.ts'

export type WebDeps = {
  env: Env
  /** The domain's context for one request; its log carries the request id. */
  ctxFor: (request: { requestId: string; locale: Locale }) => Context
  /** The public API, mounted under `/api`. */
  api: Hono
  /** Answers of `/healthz`, `/readyz` and `/metrics`. */
  health: Record<'healthz' | 'readyz' | 'metrics', (request: Request) => Response | Promise<Response>>
  /** Addresses outside the pages that another room answers, such as `/sitemap.xml`; mounted at the root before the pages. */
  extra?: Hono
  /** Told after every answer; `route` is a pattern, never an address. */
  observeRequest: (method: string, route: string, status: number, seconds: number) => void
}

/** Where the pages come from: the finished build, or the development server. */
export type PageSource = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsFile: (locale: Locale) => string | null
}
