import type { Server } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { WebVariables } from './server/http/web-variables.ts'
import type { WebDeps } from './server/web-deps.ts'
import { createBaseApp, mountPages } from './server.ts'

/**
 * The site for development: Vite compiles pages on request and replaces changed modules in the browser without losing typed input. Hot
 * updates use a web socket on `server`; `close` stops watching.
 */
export async function createDevWebApp(
  deps: WebDeps,
  server: Server,
): Promise<{ app: Hono<{ Variables: WebVariables }>; close: () => Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  const app = createBaseApp(deps, true)
  app.use(async (c, next) => {
    // The cast: Hono does not know that it runs on Node's adapter, which sets these.
    const { incoming, outgoing } = c.env as HttpBindings
    const isAnswered = await new Promise<boolean>(resolve => {
      outgoing.once('finish', () => resolve(true))
      vite.middlewares(incoming, outgoing, () => resolve(false))
    })
    if (isAnswered) return RESPONSE_ALREADY_SENT
    await next()
  })
  mountPages(app, deps, {
    // The cast: Vite types modules that it loads at run time as plain records.
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    mode: 'development',
    textsFiles: () => [],
  })
  return { app, close: () => vite.close() }
}
