import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerBuild } from 'react-router'
import { href } from './addresses.ts'
import { answerLive } from './live/answer-live.ts'
import { answerFailure } from './server/http/answer-failure.ts'
import { answerMailHook } from './server/http/answer-mail-hook.ts'
import { answerOneClick } from './server/http/answer-one-click.ts'
import { answerPages } from './server/http/answer-pages.ts'
import { answerPaymentHook } from './server/http/answer-payment-hook.ts'
import { builtAssets } from './server/http/assets.ts'
import { languageRedirect } from './server/http/language-redirect.ts'
import { leaveOldHome, oldHomes } from './server/http/leave-old-home.ts'
import { observed } from './server/http/observed.ts'
import { readableOnly } from './server/http/readable-only.ts'
import { bodyLimits, timeLimits } from './server/http/request-limits.ts'
import { sameOriginOnly } from './server/http/same-origin-only.ts'
import { securityHeaders } from './server/http/security-headers.ts'
import type { WebVariables } from './server/http/web-variables.ts'
import type { PageSource, WebDeps } from './server/web-deps.ts'
import { findTextsFiles } from './text-files.ts'

const projectFolder = resolve(import.meta.dirname, '../..')
const clientFolder = join(projectFolder, 'build/client')

/**
 * The site as one handler for assets, API and pages, from the finished build.
 * @throws when `npm run build` has not been run
 */
export async function createWebApp(deps: WebDeps): Promise<Hono<{ Variables: WebVariables }>> {
  const file = pathToFileURL(join(projectFolder, 'build/server/index.js')).href
  // The cast: the built bundle has no type declarations.
  const build = (await import(file)) as ServerBuild
  const textsFiles = findTextsFiles(join(clientFolder, 'assets'))
  const app = createBaseApp(deps, false)
  const assets = builtAssets(relative(process.cwd(), clientFolder) || '.')
  for (const path of ['/assets/*', '/favicon.svg', '/favicon.ico', '/social/*']) app.get(path, assets)
  mountPages(app, deps, { build, mode: 'production', textsFiles })
  return app
}

/**
 * The middleware that runs before API and pages. Its order matters: a request id first, so that every later failure can be logged with it.
 */
export function createBaseApp(deps: WebDeps, isDev: boolean): Hono<{ Variables: WebVariables }> {
  const app = new Hono<{ Variables: WebVariables }>()
  app.onError(answerFailure(deps.log, deps.env.BRAND_NAME))
  app.use(observed(deps.observeRequest))
  app.use(securityHeaders(deps.env, isDev))
  app.get('/healthz', c => deps.health.healthz(c))
  app.get('/readyz', c => deps.health.readyz(c))
  app.get('/metrics', c => deps.health.metrics(c))
  return app
}

/** Adds the guards, the API and the pages, in the order in which a request passes them. */
export function mountPages(app: Hono<{ Variables: WebVariables }>, deps: WebDeps, source: PageSource): void {
  app.use(readableOnly())
  app.use(answerMailHook(deps))
  app.use(answerPaymentHook(deps))
  app.use(bodyLimits())
  app.use(answerOneClick(deps))
  app.use(sameOriginOnly(deps.env.publicUrl))
  // Before the time limit and compression: the stream stays open as long as the page, and compressing would buffer its events.
  app.get(href('live', 'de'), answerLive(deps))
  app.use(timeLimits())
  app.use(compress({ threshold: 1_400 }))
  app.route('/api', deps.api)
  if (deps.extra) app.route('/', deps.extra)
  app.on('GET', oldHomes, leaveOldHome)
  app.get('*', languageRedirect())
  app.all('*', answerPages(deps, source))
}
