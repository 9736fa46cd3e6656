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
import { scriptsAfterPaint } from './server/http/scripts-after-paint.ts'
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
  const { nonce } = getFacts(context)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(collect(html => resolve(new Response(scriptsAfterPaint(html), { status, headers }))))
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeoutMs)
  })
}

function collect(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, callback) {
      chunks.push(Buffer.from(chunk))
      callback()
    },
    final(callback) {
      done(Buffer.concat(chunks).toString('utf8'))
      callback()
    },
  })
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
