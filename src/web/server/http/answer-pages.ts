import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { deviceCookieName } from '../../../domain/accounts/known-device.ts'
import type { Context } from '../../../domain/caller/context.ts'
import type { Cookies } from '../../../domain/caller/visitor.ts'
import { type Consent, readConsent } from '../../../domain/consent/consent.schema.ts'
import { countPageView } from '../../../domain/statistics/count-page-view.ts'
import { noteViewedJob } from '../../../domain/viewed-jobs/note-viewed-job.ts'
import { localeOf, pagePath } from '../../addresses.ts'
import { isInside } from '../../inside-pages.ts'
import { pageOf } from '../../page-of.ts'
import type { PageName } from '../../pages.ts'
import { isTheme, type Theme } from '../../preferences.ts'
import { type BrowserKeys, setFacts } from '../context.server.ts'
import type { PageSource, WebDeps } from '../web-deps.ts'
import { forOneOnly, forThisBrowser } from './caching.ts'
import { readCookies, readToast } from './cookies.ts'
import { createPageCache, type PageMarks } from './page-cache.ts'
import type { WebVariables } from './web-variables.ts'
import { whoEnters } from './who-enters.ts'

/** Answers everything that is left with a page: loader data for scripts, a document for everyone else. */
export function answerPages(deps: WebDeps, source: PageSource) {
  const { env, databaseFolder, identify, visitorOf, views } = deps
  const publicHost = new URL(env.publicUrl).host
  const own = { allowedActionOrigins: [publicHost] }
  const { build } = source
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => ({ ...(await build()), ...own }) : { ...build, ...own },
    source.mode,
  )
  const cache = source.mode === 'production' ? createPageCache() : null
  return async (c: HonoContext<{ Variables: WebVariables }>): Promise<Response> => {
    const locale = localeOf(pagePath(c.req.path))
    const real = { nonce: c.get('nonce'), requestId: c.get('requestId') }
    const cookies = readCookies(c.req.header('cookie'))
    const visitor = visitorOf(c)
    const url = new URL(c.req.url)
    const asked = await whoEnters(identify, { url, requestId: real.requestId, locale, visitor })
    const { ctx, door, person, sessionEndsAt } = asked
    const consent = readConsent(cookies.consent, ctx.now())
    const browser: BrowserKeys = { keys: {}, proposed: null, newCookies: [] }
    const theme = isTheme(cookies.theme) ? cookies.theme : 'system'
    const render = ({ nonce, requestId }: PageMarks) => {
      const provider = new RouterContextProvider()
      const toast = readToast(cookies.toast)
      const textsFiles = source.textsFiles(pagePath(c.req.path))
      const who = { ctx, visitor, door, person, sessionEndsAt, databaseFolder }
      setFacts(provider, { ...who, requestId, nonce, theme, consent, toast, env, textsFiles, browser })
      return handle(c.req.raw, provider)
    }
    const key = cacheKey(c.req.raw, cookies, theme, consent)
    const kept =
      key === null || !cache ? null : await cache.answer(key, ctx.search.generation(), real, render)
    const answer = kept ?? (await render(real))
    const page = pageOf(pagePath(c.req.path))?.name
    const isPersonal =
      ctx.actor.kind !== 'guest' || isInside(c.req.path) || (page !== undefined && madeForOne.has(page))
    // Not when the page itself has just set others (signing in or out).
    const prolonged = answer.headers.has('set-cookie') ? [] : asked.cookies
    const response = withCookies(isPersonal ? forOneOnly(answer) : forThisBrowser(answer), [
      ...prolonged,
      ...browser.newCookies,
    ])
    if (isPageView(c.req.raw, response)) {
      void countView(ctx, c.req.path, consent)
      const seen = seenOf(c.req.raw)
      if (seen) views.see({ ...seen, visitor, actor: ctx.actor })
      if (seen?.figure === 'views') void noteView(ctx, seen.jobId, visitor.userAgent)
    }
    return response
  }
}

function withCookies(response: Response, cookies: Cookies): Response {
  if (cookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

// `bookmark` and the device are read by pages alone that are kept nowhere.
const devices = ['http://', 'https://'].map(deviceCookieName)
const commonCookies = new Set(['theme', 'language', 'consent', 'bookmark', ...devices])

/** Pages that differ for two guests without any cookie: a new ad has an id of its own, a form says what was kept of it. */
const madeForOne = new Set<PageName>(['cookie-settings', 'post-job', 'apply'])

/** What a page differs by, or `null` when it is made for one visitor alone. */
function cacheKey(
  request: Request,
  cookies: Record<string, string>,
  theme: Theme,
  consent: Consent | null,
): string | null {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || Object.keys(cookies).some(name => !commonCookies.has(name))) return null
  const page = pageOf(pagePath(pathname))?.name
  // Pages of accounts act when they are opened (a mailed link, a way to sign in): what is not kept would be done twice.
  if (!page || madeForOne.has(page) || page.startsWith('dev-') || isInside(pathname)) return null
  const allowed = consent && [consent.functional, consent.analytics, consent.marketing].map(Number).join('')
  return [pathname + search, theme, allowed ?? 'not asked'].join(' ')
}

/** Pages read by a person: neither what the browser fetches ahead of time nor what failed. */
function isPageView(request: Request, response: Response): boolean {
  if (request.method !== 'GET' || response.status !== 200) return false
  return !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
}

/** The ad that a page shows or takes applications for; landing pages stand at addresses of the same form, but without a number. */
function seenOf(request: Request): { jobId: number; figure: 'views' | 'starts' } | null {
  const { pathname, searchParams } = new URL(request.url)
  const page = pageOf(pagePath(pathname))
  const figure = page?.name === 'job' ? 'views' : page?.name === 'apply' ? 'starts' : null
  const id = /^(\d{1,9})(?:-|$)/.exec(page?.params.key ?? '')?.[1]
  // What is shown after sending is the same page, but nothing was begun.
  if (!figure || id === undefined || searchParams.has('sent')) return null
  return { jobId: Number(id), figure }
}

/** Like counting, it must never delay or break a page. */
async function noteView(ctx: Context, jobId: number, userAgent: string): Promise<void> {
  await noteViewedJob(ctx, { jobId, userAgent }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a viewed ad was not noted')
  })
}

/** Counting must never delay or break a page; a failure is logged. */
async function countView(ctx: Context, path: string, consent: Consent | null): Promise<void> {
  const page = pageOf(pagePath(path))
  if (!page) return
  try {
    await countPageView(ctx, { page: page.name, consent })
  } catch (error) {
    ctx.log.warn({ err: error }, 'a page view was not counted')
  }
}
