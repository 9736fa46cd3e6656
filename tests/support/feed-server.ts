import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { type Fetcher, openFetcher } from '../../src/platform/network/fetcher.ts'

const ownHosts: string[] = []

/** A server on this machine whose response a test can change at any time, with a record of its requests. */
export async function feedServer() {
  const asked: IncomingMessage[] = []
  const state = { answer: answering(''), asked, url: '' }
  const server = createServer((request, response) => {
    asked.push(request)
    state.answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // The cast: it listens on a port, not on a pipe.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  ownHosts.push(host)
  state.url = `http://${host}/feed.xml`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

/** Responds to each request with a document, compressed as the headers say. */
export function answering(body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }
}

/** The guarded fetcher, with the test's servers as hosts permitted by the operator; it reaches nothing else on this machine. */
export const loopbackFetcher: Fetcher = openFetcher({ privateHosts: ownHosts })
