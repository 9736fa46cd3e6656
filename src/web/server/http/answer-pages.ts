import type { Context as HonoContext } from 'hono'
import { RouterContextProvider } from 'react-router'
import { deviceCookieName } from '../../../domain/accounts/known-device.ts'
import { isOnlyViewed } from '../../../domain/caller/actor.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { type Consent, readConsent } from '../../../domain/consent/consent.schema.ts'
import { countPageView } from '../../../domain/statistics/count-page-view.ts'
import { noteViewedJob } from '../../../domain/viewed-jobs/note-viewed-job.ts'
import { localeOf, pagePath } from '../../addresses.ts'
import { isInside } from '../../inside-pages.ts'
import { type PageAddress, pageOf } from '../../page-of.ts'
import type { PageName } from '../../pages.ts'
import { glanceParam } from '../../parts/shared/list-of-ad.ts'
import { isTheme, type Theme } from '../../preferences.ts'
import { type BrowserKeys, setFacts, type WrittenDocument } from '../context.server.ts'
import type { PageSource, WebDeps } from '../web-deps.ts'
import { forOneOnly, forThisBrowser } from './caching.ts'
import { compressed } from './compressed.ts'
import { readCookies, readToast } from './cookies.ts'
import { createPageCache, type PageMarks, type RenderedPage } from './page-cache.ts'
import { pageHandlers } from './page-handlers.ts'
import type { DocumentBytes } from './scripts-after-paint.ts'
import type { WebVariables } from './web-variables.ts'
import { whoEnters } from './who-enters.ts'

/** The last handler, for everything nobody answered before. It serves documents, and loader data for the router's `.data` requests. */
export function answerPages(deps: WebDeps, source: PageSource) {
  const { env, databaseFolder, identify, clientOf, views } = deps
  const publicHost = new URL(env.publicUrl).host
  const handlerOf = pageHandlers(source, [publicHost])
  const cache = source.mode === 'production' ? createPageCache() : null
  return async (c: HonoContext<{ Variables: WebVariables }>): Promise<Response> => {
    const path = pagePath(c.req.path)
    const locale = localeOf(path)
    const address = pageOf(path)
    const page = address?.name ?? null
    const real = { nonce: c.get('nonce'), requestId: c.get('requestId') }
    const cookies = readCookies(c.req.header('cookie'))
    const client = clientOf(c)
    const url = new URL(c.req.url)
    const asked = await whoEnters(identify, { url, requestId: real.requestId, locale, client })
    const { ctx, realm, person, sessionEndsAt } = asked
    const consent = readConsent(cookies.consent, ctx.now())
    const browser: BrowserKeys = { proposed: null, newCookies: [] }
    const theme = isTheme(cookies.theme) ? cookies.theme : 'system'
    const render = async ({ nonce, requestId }: PageMarks): Promise<RenderedPage> => {
      const provider = new RouterContextProvider()
      const toast = readToast(cookies.toast)
      const textsFiles = source.textsFiles(path)
      const who = { ctx, realm, person, sessionEndsAt, databaseFolder }
      const written: WrittenDocument = { bytes: null }
      setFacts(provider, {
        ...who,
        requestId,
        nonce,
        theme,
        consent,
        toast,
        env,
        textsFiles,
        browser,
        written,
      })
      const response = await handlerOf(page)(c.req.raw, provider)
      return { response, bytes: written.bytes }
    }
    const key = cacheKey(c.req.raw, page, { cookies, theme, consent })
    const kept =
      key === null || !cache ? null : await cache.answer(key, ctx.search.generation(), real, render)
    const { response: rendered, bytes } = kept ?? (await render(real))
    const headers = new Headers(rendered.headers)
    const isPersonal =
      ctx.actor.kind !== 'guest' || isInside(c.req.path) || (page !== null && madeForOne.has(page))
    // A page that sets cookies itself may be signing in or out, and a prolonged session would override that.
    const prolonged = headers.has('set-cookie') ? [] : asked.cookies
    for (const cookie of [...prolonged, ...browser.newCookies]) headers.append('set-cookie', cookie)
    if (isPersonal) forOneOnly(headers)
    else forThisBrowser(headers, rendered.status)
    const response = await responseOf(c.req.header('accept-encoding'), { rendered, bytes, headers })
    // An administrator who looks at the site as a person sees it is no reader.
    if (!isOnlyViewed(ctx.actor) && isPageView(c.req.raw, page, response)) {
      void countView(ctx, page, consent)
      if (consent?.analytics) views.visit(ctx)
      const seen = seenOf(c.req.raw, address)
      if (seen) views.see(ctx, seen)
      if (seen?.counter === 'views') void noteView(ctx, seen.jobId)
    }
    return response
  }
}

type Answer = { rendered: Response; bytes: DocumentBytes | null; headers: Headers }

async function responseOf(
  accepted: string | undefined,
  { rendered, bytes, headers }: Answer,
): Promise<Response> {
  const { status } = rendered
  if (bytes === null) return new Response(rendered.body, { status, headers })
  // A redirect.
  if (bytes.length === 0) return new Response(null, { status, headers })
  headers.append('vary', 'Accept-Encoding')
  const written = await compressed(bytes, accepted)
  if (written.encoding) headers.set('content-encoding', written.encoding)
  return new Response(written.body, { status, headers })
}

// `bookmark` and device cookies are only read by pages that are never cached.
const devices = ['http://', 'https://'].map(deviceCookieName)
const commonCookies = new Set(['theme', 'language', 'consent', 'bookmark', ...devices])

/** Public, but shows this browser's choices, so it must not be cached for others. Pages with drafts are `isInside` anyway. */
const madeForOne = new Set<PageName>(['cookie-settings', 'emma'])

/** Everything a page varies by, or `null` when it is specific to one client. */
function cacheKey(
  request: Request,
  page: PageName | null,
  { cookies, theme, consent }: { cookies: Record<string, string>; theme: Theme; consent: Consent | null },
): string | null {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || Object.keys(cookies).some(name => !commonCookies.has(name))) return null
  // Account pages have effects on GET (a mailed link, a provider's redirect), which caching would repeat.
  if (!page || madeForOne.has(page) || isInside(pathname)) return null
  const allowed = consent && [consent.functional, consent.analytics, consent.marketing].map(Number).join('')
  return [pathname + search, theme, allowed ?? 'not asked'].join(' ')
}

/** Viewed by a person: neither prefetched nor failed. */
function isPageView(request: Request, page: PageName | null, response: Response): boolean {
  if (request.method !== 'GET' || response.status !== 200) return false
  if (/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')) return false
  // The router may ask for what stands around a page apart from the page itself, which would count twice.
  const { searchParams } = new URL(request.url)
  if (searchParams.has(glanceParam)) return false
  const routes = searchParams.get('_routes')
  return routes === null || routes.split(',').some(id => id.replace(/:\d+$/, '') === page)
}

/** The job whose page or application form this is; landing pages share the URL pattern, but without an id. */
function seenOf(
  request: Request,
  page: PageAddress | null,
): { jobId: number; counter: 'views' | 'starts' } | null {
  const { searchParams } = new URL(request.url)
  const counter = page?.name === 'job' ? 'views' : page?.name === 'apply' ? 'starts' : null
  const id = /^(\d{1,9})(?:-|$)/.exec(page?.params.key ?? '')?.[1]
  // The confirmation after sending has the same URL, but starts no application.
  if (!counter || id === undefined || searchParams.has('sent')) return null
  return { jobId: Number(id), counter }
}

/** Like counting, it must never delay or break a page. */
async function noteView(ctx: Context, jobId: number): Promise<void> {
  await noteViewedJob(ctx, { jobId }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a job view was not recorded')
  })
}

/** Must never delay or break a page; failures are logged. */
async function countView(ctx: Context, page: PageName | null, consent: Consent | null): Promise<void> {
  if (!page) return
  try {
    await countPageView(ctx, { page, consent })
  } catch (error) {
    ctx.log.warn({ err: error }, 'a page view was not counted')
  }
}
