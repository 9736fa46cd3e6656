import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Fetcher } from '../../src/platform/fetcher.ts'

/** A server on this machine whose answer a test changes as it likes, and what it was asked. */
export async function feedServer() {
  const asked: IncomingMessage[] = []
  const state = { answer: answering(''), asked, url: '' }
  const server = createServer((request, response) => {
    asked.push(request)
    state.answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a pipe.
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

/** Answers each request with a document, packed as the headers say. */
export function answering(body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }
}

/** Asks this machine alone, which the guarded fetcher does not. */
export const loopbackFetcher: Fetcher = {
  problemOf: () => null,
  fetch: ({ url, headers = {}, timeoutMs }) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const sent = request(url, { headers, agent: false, signal })
      sent.once('error', reject)
      sent.once('response', answer => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer })
      })
      sent.end()
    }),
}
