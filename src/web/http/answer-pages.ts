import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Consent, readConsent } from '../../domain/consent/consent.schema.ts'
import type { Context } from '../../domain/context.ts'
import { countPageView } from '../../domain/statistics/count-page-view.ts'
import { localeOf, pageOf, pagePath } from '../addresses.ts'
import { setFacts } from '../context.server.ts'
import { isTheme } from '../preferences.ts'
import type { PageSource, WebDeps } from '../web-deps.ts'
import { readCookies } from './cookies.ts'
import type { WebVariables } from './web-variables.ts'

/** Answers everything that is left with a page: loader data for scripts, a document for everyone else. */
export function answerPages({ env, ctxFor }: WebDeps, source: PageSource) {
  const publicHost = new URL(env.publicUrl).host
  const own = { allowedActionOrigins: [publicHost] }
  const { build } = source
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => ({ ...(await build()), ...own }) : { ...build, ...own },
    source.mode,
  )
  return async (c: HonoContext<{ Variables: WebVariables }>): Promise<Response> => {
    const locale = localeOf(pagePath(c.req.path))
    const requestId = c.get('requestId')
    const cookies = readCookies(c.req.header('cookie'))
    const ctx = ctxFor({ requestId, locale })
    const consent = readConsent(cookies.consent, ctx.now())
    const provider = new RouterContextProvider()
    setFacts(provider, {
      ctx,
      requestId,
      nonce: c.get('nonce'),
      theme: isTheme(cookies.theme) ? cookies.theme : 'system',
      consent,
      toast: /^[a-z.-]{1,60}$/.test(cookies.toast ?? '') ? (cookies.toast ?? null) : null,
      env,
      textsFile: source.textsFile(locale),
    })
    const response = await handle(c.req.raw, provider)
    if (isPageView(c.req.raw, response)) void countView(ctx, c.req.path, consent)
    return response
  }
}

/** Pages read by a person: neither what the browser fetches ahead of time nor what failed. */
function isPageView(request: Request, response: Response): boolean {
  if (request.method !== 'GET' || response.status !== 200) return false
  return !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
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
