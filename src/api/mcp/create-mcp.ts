import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/hono'
import { type AuthInfo, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server'
import { Hono, type Context as HonoContext } from 'hono'
import { limits } from '../../config/limits.ts'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import { identifyKey } from '../../domain/integrations/identify-key.ts'
import { translator } from '../../i18n/translate.ts'
import { networkOfAddress } from '../../platform/network/network-of-address.ts'
import type { RateLimit, RateLimitState } from '../../platform/network/rate-limit.ts'
import type { CountedCalls } from '../counted-calls.values.ts'
import { localeOf } from '../v1/context.ts'
import { mcpServer, type SiteFacts } from './mcp-server.ts'

export type McpDependencies = SiteFacts & {
  /** A new context for each request, as a guest. */
  ctxFor: (c: HonoContext) => Context
  addressOf: (c: HonoContext) => string
  rateLimitOf: (counted: CountedCalls) => RateLimit
}

const path = '/mcp'

/**
 * Tools for other assistants by the Model Context Protocol: stateless, as a guest or with an employer's API key, never with cookies. Host and
 * origin are checked, so that no page of another site reaches it through a visitor's browser.
 */
export function createMcp(deps: McpDependencies): Hono {
  const app = new Hono()
  const hosts = [...new Set([new URL(deps.publicUrl).hostname, 'localhost', '127.0.0.1', '[::1]'])]
  const asked = new WeakMap<AuthInfo, Context>()
  const handler = handlerOf(deps, asked)
  const limitOf = { network: deps.rateLimitOf('mcp'), key: deps.rateLimitOf('mcp-key') }
  app.use(path, hostHeaderValidation(hosts))
  app.use(path, originValidation(hosts))
  app.all(path, async c => {
    const network = await limitOf.network(networkOfAddress(deps.addressOf(c)))
    if (!network.isAllowed) return tooMany(c, network)
    const guest = { ...deps.ctxFor(c), locale: localeOf(c.req.raw, null) }
    const ctx = await withKey(guest, c)
    if (ctx instanceof Response) return ctx
    const key = ctx.actor.kind === 'key' ? await limitOf.key(String(ctx.actor.keyId)) : network
    if (!key.isAllowed) return tooMany(c, key)
    const authInfo: AuthInfo = { token: '', clientId: ctx.actor.kind, scopes: [] }
    asked.set(authInfo, ctx)
    return handler.fetch(c.req.raw, { authInfo })
  })
  return app
}

/** The library hands on who asks as it was given, and only that: by it the context of a request is found again. */
function handlerOf(deps: SiteFacts, asked: WeakMap<AuthInfo, Context>): McpHttpHandler {
  return createMcpHandler(
    ({ authInfo }) => {
      const ctx = authInfo && asked.get(authInfo)
      if (!ctx) throw new Error('A request reached the tools without its context')
      return mcpServer(ctx, deps)
    },
    // Nothing here ever changes while somebody listens.
    { maxSubscriptions: 0, maxRequestBodySize: limits.requestBodyBytes },
  )
}

/** The same context with the key's actor; the refusal of a key that is unknown, expired or revoked. */
async function withKey(guest: Context, c: HonoContext): Promise<Context | Response> {
  const given = c.req.header('authorization')
  if (given === undefined) return guest
  const [, secret = ''] = /^bearer +(\S+)$/i.exec(given) ?? []
  try {
    return { ...guest, actor: await identifyKey(guest, secret) }
  } catch (error) {
    if (!isDomainError(error)) throw error
    c.header('www-authenticate', 'Bearer')
    return refused(c, 401, translator(guest.locale)(error.key))
  }
}

function tooMany(c: HonoContext, { limit, resetSeconds }: RateLimitState): Response {
  c.header('retry-after', String(resetSeconds))
  return refused(c, 429, `At most ${limit} requests a minute; try again in ${resetSeconds} s.`)
}

/** Before the protocol has read the request, so without its id. */
function refused(c: HonoContext, status: 401 | 429, message: string): Response {
  return c.json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, status)
}
