import type { Server } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context as HonoContext } from 'hono'
import { createMcp } from '../api/mcp/create-mcp.ts'
import type { ApiDependencies } from '../api/v1/context.ts'
import { createApi } from '../api/v1/create-api.ts'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/client.ts'
import { makeActor } from '../domain/accounts/make-actor.ts'
import { guest } from '../domain/caller/actor.ts'
import type { Client } from '../domain/caller/client.ts'
import type { Context } from '../domain/caller/context.ts'
import type { Live } from '../domain/live/open-live.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Metrics } from '../platform/process/metrics.ts'
import { href } from '../web/addresses.ts'
import { createDevWebApp } from '../web/dev-server.ts'
import { createDiscovery } from '../web/discovery/create-discovery.ts'
import { llmsText } from '../web/discovery/llms-text.ts'
import { pictureUrl } from '../web/parts/shared/picture-url.ts'
import { guestKeysIn } from '../web/server/browser-key.server.ts'
import { createOwnMachineWatch } from '../web/server/http/own-machine.ts'
import type { WebVariables } from '../web/server/http/web-variables.ts'
import type { WebDeps } from '../web/server/web-deps.ts'
import { createWebApp } from '../web/server.ts'
import { answerMetrics } from './answer-metrics.ts'
import { contextOfView, identifyView } from './identify-view.ts'
import { readReadiness } from './readiness.ts'
import type { Together } from './several/together.ts'

export type SiteAppParts = {
  env: Env
  /** The process's own context; each request gets one of its own with its own actor and client. */
  ctx: Context
  live: Live
  together: Together
  /** The same database, refusing every change. */
  onlyReading: Database
  isIndexReady: () => boolean
  metrics: Metrics
  server: Server
  isDev: boolean
  databaseFolder: string | null
}

export type SiteApp = { fetch: Hono['fetch']; close: () => Promise<void> }

/** The whole HTTP interface: API, health checks, pages; in development with hot reload on the same server. */
export async function createSiteApp(parts: SiteAppParts): Promise<SiteApp> {
  const { env, ctx, metrics, together } = parts
  const clientOf = clientsOf(parts)
  const api = new Hono()
  const apiDeps = apiDependencies(parts, clientOf)
  api.route('/v1', createApi(apiDeps))
  const { publicUrl, brandName } = apiDeps
  const mcp = createMcp({ ...apiDeps, siteText: llmsText({ publicUrl, brandName }) })
  const deps: WebDeps = {
    env,
    api,
    identify: identifier(parts),
    clientOf,
    health: {
      healthz: () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
      readyz: () => answerReadiness(parts),
      metrics: c => answerMetrics(c, env, together.metrics),
    },
    databaseFolder: parts.databaseFolder,
    log: ctx.log,
    live: parts.live,
    views: together.views,
    extra: createDiscovery({
      ctxFor: locale => ({ ...ctx, actor: guest, locale }),
      publicUrl,
      brandName,
    }).route('/', mcp),
    observeRequest: metrics.observeRequest,
  }
  if (!parts.isDev) return { fetch: (await createWebApp(deps)).fetch, close: async () => {} }
  const { app, close } = await createDevWebApp(deps, parts.server)
  return { fetch: app.fetch, close }
}

/** Finds out who asks for a page: in the site's realm also the person as whom an administrator looks at it. */
function identifier({ env, ctx, onlyReading }: SiteAppParts): WebDeps['identify'] {
  return async ({ realm, ...request }) => {
    const base = contextFor(ctx, request)
    const { publicUrl } = env
    const view = realm === 'site' ? await identifyView(base, publicUrl) : null
    if (view) {
      const { actor, person } = view
      return { actor, person, sessionEndsAt: null, cookies: [], ctx: contextOfView(base, actor, onlyReading) }
    }
    const who = await makeActor(base, { realm, publicUrl })
    return { ...who, ctx: { ...base, actor: who.actor } }
  }
}

function apiDependencies(
  { env, ctx, together }: SiteAppParts,
  clientOf: WebDeps['clientOf'],
): ApiDependencies {
  const absolute = (path: string) => env.publicUrl + path
  const ctxFor = (c: HonoContext) =>
    contextFor(ctx, { client: clientOf(c), locale: 'de', requestId: variablesOf(c).get('requestId') })
  return {
    ctxFor,
    identify: async c => {
      const base = ctxFor(c)
      const { actor, cookies } = await makeActor(base, { realm: 'site', publicUrl: env.publicUrl })
      return { ctx: { ...base, actor }, cookies }
    },
    addressOf: c => addressOf(env, c),
    jobUrl: ({ id, slug }, locale) => absolute(href('job', locale, { key: `${id}-${slug}` })),
    pictureUrl: fileId => absolute(pictureUrl(fileId, 400)),
    employerUrl: ({ id, slug }, locale) => absolute(href('employer', locale, { key: `${id}-${slug}` })),
    nonceOf: c => variablesOf(c).get('nonce'),
    publicUrl: env.publicUrl,
    brandName: env.BRAND_NAME,
    requestsPerMinute: env.API_REQUESTS_PER_MINUTE,
    rateLimitOf: together.rateLimitOf,
  }
}

/** The API is mounted inside the web application, whose middleware has set these for every request. */
function variablesOf(c: HonoContext): HonoContext<{ Variables: WebVariables }> {
  return c
}

/** Both faces get from here what is known of the program that asks. */
function clientsOf({ env, ctx, together: { proxy } }: SiteAppParts): (c: HonoContext) => Client {
  const { isDeveloperMailbox, isMailboxForAll } = ctx.transport
  const isFromHere = createOwnMachineWatch(() => {
    proxy.see()
    if (isDeveloperMailbox && !isMailboxForAll) ctx.log.warn(proxySeen)
  })
  return c => {
    const cookie = c.req.header('cookie') ?? ''
    return {
      address: addressOf(env, c),
      userAgent: c.req.header('user-agent') ?? '',
      cookie,
      // The cast: only the server of Node hands these in.
      isHere: isFromHere((c.env as HttpBindings).incoming) && !proxy.isSeen(),
      guestKeys: guestKeysIn(cookie),
      // The few pages that such a link leads to find it in their address.
      guestToken: null,
    }
  }
}

const proxySeen =
  'A request came through a proxy or for a host name that is not of this machine: /dev/mailbox is closed until the next start. ' +
  'Set PUBLIC_URL to the outside address, and SMTP_URL, or MAIL_WITHOUT_SERVER=wait'

function addressOf({ TRUSTED_ADDRESS_HEADER: header }: Env, c: HonoContext): string {
  return (header && lastAddress(c.req.header(header))) || getConnInfo(c).remote.address || 'unknown'
}

/** A proxy appends the address it saw to whatever the client claimed: only the last one can be trusted. */
function lastAddress(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim()
}

function contextFor(
  base: Context,
  { client, locale, requestId }: { client: Client; locale: Locale; requestId: string },
): Context {
  return { ...base, actor: guest, client, locale, log: base.log.child({ requestId }) }
}

async function answerReadiness(parts: SiteAppParts): Promise<Response> {
  const readiness = await readReadiness(parts.ctx.db, parts.isIndexReady)
  const processes = await parts.together.processes()
  return Response.json(processes.wanted > 1 ? { ...readiness, processes } : readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
