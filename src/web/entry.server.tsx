import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { translator } from '../i18n/translate.ts'
import { getFacts } from './server/context.server.ts'
import { type DocumentBytes, scriptsAfterPaint } from './server/http/scripts-after-paint.ts'
import { takeTextsFrom } from './texts.ts'

takeTextsFrom(translator)

const renderTimeoutMs = 10_000

/**
 * Renders the whole document before responding. No page defers data, so streaming would gain nothing, and an error while rendering can
 * still be sent as a 500.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, written } = getFacts(context)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(
            new Collected(document => {
              written.bytes = scriptsAfterPaint(document)
              resolve(new Response(null, { status, headers }))
            }),
          )
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeoutMs)
  })
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

/** Takes what React writes as it comes: it hands over hundreds of pieces at once and does not write into them again. */
class Collected extends Writable {
  readonly #pieces: Uint8Array[] = []
  readonly #done: (document: DocumentBytes) => void

  constructor(done: (document: DocumentBytes) => void) {
    super()
    this.#done = done
  }

  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  override end(): this {
    this.#done(Buffer.concat(this.#pieces))
    return this
  }
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
