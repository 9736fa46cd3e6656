import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { limits } from '../config/limits.ts'
import { waitingPage, wantsPage } from '../web/server/http/waiting-page.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

export type AnsweringServer = {
  server: Server
  /** Switches from "is starting" to `fetch`. */
  serve(fetch: Fetch): void
  /** Until {@link resume}, clients get a 503 with Retry-After, and health checks fail. */
  hold(): void
  resume(): void
  /** Answers on a connection that was accepted elsewhere, and has not been read from. */
  take(socket: Socket): void
  /** Stops accepting connections and waits up to `graceMs` for pending responses. */
  close(graceMs: number): Promise<void>
}

/** Time limits in ms: for the request head, the whole request, keep-alive, and without a single byte. */
export type Times = { headersMs: number; requestMs: number; idleMs: number; silenceMs: number }

/** The longest request is an upload; tighter limits for others are in `web/server/http/request-limits.ts`. */
export const usualTimes: Times = {
  headersMs: limits.headersMs,
  requestMs: limits.uploadTimeoutMs,
  idleMs: limits.idleConnectionMs,
  silenceMs: limits.silentConnectionMs,
}

/** How often a closing server looks for connections that have become idle. */
const lookMs = 20

/** Answers 503 until the site is ready. It has no port yet: let it listen, or hand it connections. */
export function openAnsweringServer(brandName: string, times: Times = usualTimes): AnsweringServer {
  const starting = getRequestListener(startingPage(brandName))
  const held = getRequestListener(heldPage(brandName))
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
  const taken = new Set<Socket>()
  let isChecked = false
  return {
    server,
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
    take: socket => {
      // Without a port nothing else starts the checks that hold the time limits.
      if (!isChecked) server.emit('listening')
      isChecked = true
      taken.add(socket)
      socket.once('close', () => taken.delete(socket))
      // As of connections that the server accepts itself: a client may end its side and still wait for the answer.
      socket.allowHalfOpen = true
      server.emit('connection', socket)
      socket.resume()
    },
    close: graceMs =>
      server.listening ? closeListening(server, graceMs) : closeTaken(server, taken, graceMs),
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

function closeListening(server: Server, graceMs: number): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** The server only waits for connections that it has accepted itself. */
async function closeTaken(server: Server, taken: Set<Socket>, graceMs: number): Promise<void> {
  const begunMs = performance.now()
  while (taken.size > 0 && performance.now() - begunMs < graceMs) {
    server.closeIdleConnections()
    await pause(lookMs)
  }
  for (const socket of taken) socket.destroy()
  server.close()
}
