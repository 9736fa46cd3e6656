import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Env } from '../config/env.ts'
import { limits } from '../config/limits.ts'
import { StartError } from '../platform/process/start-error.ts'
import { waitingPage, wantsPage } from '../web/server/http/waiting-page.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

export type EarlyServer = {
  server: Server
  /** `http://host:port` with the actual port. */
  address: string
  /** Switches from "is starting" to `fetch`. */
  serve(fetch: Fetch): void
  /** Until {@link resume}, clients get a 503 with Retry-After, and health checks fail. */
  hold(): void
  resume(): void
  /** Stops accepting connections and waits up to `graceMs` for pending responses. */
  close(graceMs: number): Promise<void>
}

/** Time limits in ms: for the request head, the whole request, keep-alive, and without a single byte. */
type Times = { headersMs: number; requestMs: number; idleMs: number; silenceMs: number }

/** The longest request is an upload; tighter limits for others are in `web/server/http/request-limits.ts`. */
const usualTimes: Times = {
  headersMs: limits.headersMs,
  requestMs: limits.uploadTimeoutMs,
  idleMs: limits.idleConnectionMs,
  silenceMs: limits.silentConnectionMs,
}

/**
 * Binds the port before anything else, so that a port conflict is reported at once, and answers 503 until the site is ready.
 * @throws {StartError} when the port is taken or not permitted
 */
export async function openEarlyServer(env: Env, times: Times = usualTimes): Promise<EarlyServer> {
  const starting = getRequestListener(startingPage(env.BRAND_NAME))
  const held = getRequestListener(heldPage(env.BRAND_NAME))
  let usual = starting
  let answer = usual
  const server = createServer(
    {
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: Math.min(5_000, times.headersMs),
    },
    (request, response) => void answer(request, response),
  )
  // Applies to both directions: stalled clients are disconnected, also in the middle of a response.
  server.setTimeout(times.silenceMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, env)))
    server.listen(env.PORT, env.HOST, () => resolve())
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  return {
    server,
    address: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`,
    serve: fetch => {
      usual = getRequestListener(fetch)
      if (answer === starting) answer = usual
    },
    hold: () => {
      answer = held
    },
    resume: () => {
      answer = usual
    },
    close: graceMs => closeServer(server, graceMs),
  }
}

const headers = { 'retry-after': '5', 'cache-control': 'no-store' }

function startingPage(name: string): Fetch {
  return request => {
    if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'ok' }, { headers })
    return unavailable(request, name, `${name} is starting. / ${name} wird gestartet.\n`)
  }
}

/** While the database is being revived: nothing can be served, and health checks must fail. */
function heldPage(name: string): Fetch {
  return request => {
    if (/^\/(healthz|readyz)$/.test(new URL(request.url).pathname))
      return Response.json(
        { status: 'database-down', ready: false, database: false },
        { status: 503, headers },
      )
    const text = `${name} ist in wenigen Augenblicken wieder da. Bitte laden Sie die Seite dann noch einmal.\n${name} will be back in a moment. Please load the page again then.\n`
    return unavailable(request, name, text)
  }
}

/** A self-refreshing page for people, plain text on request, and problem+json for the API. */
function unavailable(request: Request, name: string, text: string): Response {
  if (!new URL(request.url).pathname.startsWith('/api/')) {
    if (wantsPage(request)) return waitingPage(request, { status: 503, kind: 'starting', name })
    return new Response(text, { status: 503, headers })
  }
  const problem = { type: 'about:blank', title: 'Not available', status: 503, code: 'error.unavailable' }
  return new Response(JSON.stringify({ ...problem, detail: text.trim() }), {
    status: 503,
    headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8' },
  })
}

function portError(error: NodeJS.ErrnoException, env: Env): Error {
  const place = `${env.HOST}:${env.PORT}`
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `${place} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`${place} may not be used by this account. Choose a port above 1023.`)
  return new StartError(`${place} cannot be used: ${error.message}. Check HOST and PORT.`)
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
