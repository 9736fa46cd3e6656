import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { localeOf } from '../addresses.ts'
import { setFacts } from '../context.server.ts'
import { isTheme } from '../preferences.ts'
import type { PageSource, WebDeps } from '../server.ts'
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
    const locale = localeOf(c.req.path)
    const requestId = c.get('requestId')
    const cookies = readCookies(c.req.header('cookie'))
    const provider = new RouterContextProvider()
    setFacts(provider, {
      ctx: ctxFor({ requestId, locale }),
      requestId,
      nonce: c.get('nonce'),
      theme: isTheme(cookies.theme) ? cookies.theme : 'system',
      env,
      textsFile: source.textsFile(locale),
    })
    return handle(c.req.raw, provider)
  }
}
