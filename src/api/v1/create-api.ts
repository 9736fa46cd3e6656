import { Hono, type Context as HonoContext, type Next } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { daySeconds } from '../../basics/time.ts'
import { isDomainError } from '../../domain/caller/errors.ts'
import { networkOfAddress } from '../../platform/network/network-of-address.ts'
import { countedSeconds } from '../counted-calls.values.ts'
import { answerJson } from './answer.ts'
import { addAuthRoutes } from './auth.ts'
import type { ApiDependencies } from './context.ts'
import { addEmma } from './emma/emma.ts'
import { addApplicationRoutes } from './employer-applications.ts'
import { addOwnJobRoutes } from './employer-jobs.ts'
import { addEmployerRoutes } from './employers.ts'
import { addFeedRoutes } from './feeds/feeds.ts'
import { addJobRoutes } from './jobs.ts'
import { openApiDocument } from './openapi.ts'
import { addOwnRecommendations } from './own/own-recommendations.ts'
import { addPayRoute } from './pay/pay.ts'
import { domainProblem, problem, wrongParameters } from './problem.ts'
import { addPushRoutes } from './push-jobs.ts'
import { readNoParameters } from './query.ts'
import { referencePage } from './reference-page.ts'
import { addSuggestRoute } from './suggest.ts'

/** The public API, mounted at `/api/v1`; compression, security headers and logging are up to the server. */
export function createApi(deps: ApiDependencies): Hono {
  const api = new Hono()
  // No CORS for personal calls (the site's own pages) and employers' calls (their servers).
  api.use(async (c, next) => (isPersonal(c.req.path) ? next() : readableByAll(c, next)))
  limitRequests(api, deps)
  addJobRoutes(api, deps)
  addEmployerRoutes(api, deps)
  addSuggestRoute(api, deps)
  addPayRoute(api, deps)
  addAuthRoutes(api, deps)
  addOwnRecommendations(api, deps)
  addEmma(api, deps)
  addKeyRoutes(api, deps)
  addDescription(api, deps)
  api.on(['GET', 'HEAD'], '*', c => problem(c, 404, 'There is nothing at this address.'))
  api.all('*', c => {
    if (isPersonal(c.req.path)) return problem(c, 404, 'There is nothing at this address.')
    c.header('allow', 'GET, HEAD, OPTIONS')
    return problem(c, 405, 'Only GET and HEAD are allowed here.')
  })
  api.onError((error, c) => {
    if (isDomainError(error)) return domainProblem(c, error, 'public')
    // Hono's own errors, such as an aborted body.
    if (error instanceof HTTPException && error.status < 500)
      return problem(c, 400, 'The request is malformed.')
    deps.ctxFor(c).log.error({ err: error }, 'api')
    return problem(c, 500, 'Something went wrong on our side.')
  })
  return api
}

function addKeyRoutes(api: Hono, deps: ApiDependencies): void {
  const limit = deps.rateLimitOf('api-key')
  addApplicationRoutes(api, deps, limit)
  addOwnJobRoutes(api, deps, limit)
  addFeedRoutes(api, deps, limit)
  addPushRoutes(api, deps, limit)
}

const exposeHeaders = [
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
]

const answerPreflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['If-None-Match'],
  exposeHeaders,
  maxAge: daySeconds,
})

/** Sets its headers on the finished response: the middleware of Hono begins an empty one for them, and all are copied over. */
async function readableByAll(c: HonoContext, next: Next): Promise<Response | undefined> {
  if (c.req.method === 'OPTIONS') return (await answerPreflight(c, next)) ?? undefined
  await next()
  const { headers } = c.res
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', exposeHeaders.join(','))
  // Other sites may read these responses, so they may embed them too; HTML pages stay restricted.
  headers.set('cross-origin-resource-policy', 'cross-origin')
  return undefined
}

function isPersonal(path: string): boolean {
  return /\/v1\/(auth|me|emma|employer|feeds)(\/|$)/.test(path)
}

/** Both header styles: the IETF draft's and the older one that most clients know. */
function limitRequests(api: Hono, deps: ApiDependencies): void {
  const limit = deps.rateLimitOf('api')
  const policy = `"default";q=${deps.requestsPerMinute};w=${countedSeconds}`
  api.use(async (c, next) => {
    const state = await limit(networkOfAddress(deps.addressOf(c)))
    c.header('ratelimit-policy', policy)
    c.header('ratelimit', `"default";r=${state.remaining};t=${state.resetSeconds}`)
    c.header('ratelimit-limit', String(state.limit))
    c.header('ratelimit-remaining', String(state.remaining))
    c.header('ratelimit-reset', String(state.resetSeconds))
    if (state.isAllowed) return next()
    c.header('retry-after', String(state.resetSeconds))
    return problem(c, 429, `At most ${state.limit} requests a minute; try again in ${state.resetSeconds} s.`)
  })
}

function addDescription(api: Hono, deps: ApiDependencies): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  const describe = () => {
    document ??= openApiDocument(deps.publicUrl, deps.brandName)
    return document
  }
  api.get('/openapi.json', c => {
    const { wrong } = readNoParameters(c.req.url)
    return wrong.length > 0 ? wrongParameters(c, wrong) : answerJson(c, describe())
  })
  api.get('/', c =>
    c.html(referencePage(describe(), deps.nonceOf(c)), 200, { 'cache-control': 'private, no-cache' }),
  )
}
