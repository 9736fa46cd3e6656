import { icons } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  Link,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { translator } from '../i18n/translate.ts'
import { getFacts } from './server/context.server.ts'
import { type DocumentBytes, inScript, scriptsAfterPaint } from './server/http/scripts-after-paint.ts'
import { utf8Bytes } from './server/http/utf8-bytes.ts'
import { takeTextsFrom } from './texts.ts'
import { Checkbox, Radio } from './ui/checkbox.tsx'
import { FoldSummary } from './ui/fold-summary.tsx'
import { LineIcon } from './ui/line-icon.tsx'
import { writePlainBy } from './ui/plain/plain.tsx'
import { plainLink } from './ui/plain/plain-link.ts'
import { markupIfPlain } from './ui/plain/plain-markup.ts'
import { keepMarkupOf, writeAs } from './ui/plain/short-ways.ts'

takeTextsFrom(translator)
writePlainBy(markupIfPlain)
keepMarkupOf([Checkbox, Radio, FoldSummary, LineIcon, ...Object.values(icons)])
writeAs(Link, plainLink)

/**
 * Renders the whole document before responding. No page defers data, so streaming would gain nothing, and an error while rendering can
 * still be sent as a 500. As one text rather than as a stream: React would encode its thousands of pieces one by one, which took a
 * sixth of the time of a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, written } = getFacts(context)
  const { serverHandoffStream, ...page } = ofThisPage(entry)
  const document = utf8Bytes(
    documentStart + renderToString(<ServerRouter context={page} url={request.url} nonce={nonce} />),
  )
  const data = entry.renderMeta?.didRenderScripts ? await dataScripts(serverHandoffStream, nonce) : ''
  written.bytes = scriptsAfterPaint(atEnd(document, data))
  return new Response(null, { status, headers })
}

/** What the router would add to the page by waiting for each piece of its data in turn. */
async function dataScripts(stream: EntryContext['serverHandoffStream'], nonce: string): Promise<string> {
  let data = ''
  const reader = stream?.getReader()
  const decoder = new TextDecoder()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    data += decoder.decode(piece.value, { stream: true })
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`
  return script(`enqueue(${inScript(data)})`) + script('close()')
}

/** React writes it only into streams. */
const documentStart = '<!DOCTYPE html>'
const documentEnd = '</body></html>'

function atEnd(document: DocumentBytes, scripts: string): DocumentBytes {
  return Buffer.concat([document.subarray(0, -documentEnd.length), utf8Bytes(scripts + documentEnd)])
}

/**
 * The router makes routes of all that it can enumerate, for each request anew. Those of this page are enough to render it; the others can
 * still be looked up, which the links to other pages are made from.
 */
function ofThisPage(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes: typeof manifest.routes = Object.create(manifest.routes)
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...entry, manifest: { ...manifest, routes } }
}

/**
 * Logs defects with the request id that the error page shows. Clients that disconnected and requests no page accepts (wrong method, unknown
 * address) are not defects.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { ctx, requestId } = getFacts(context)
  if (isRouteErrorResponse(error) && error.status < 500)
    ctx.log.debug({ status: error.status, requestId }, 'a request was rejected before a page handled it')
  else ctx.log.error({ err: error, requestId }, 'a page failed')
}
