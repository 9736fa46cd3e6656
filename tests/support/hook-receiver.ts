import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Port on this machine that the journeys' site may send webhooks to; set in its configuration. */
export const journeyHookPort = 4319

export type Received = { headers: IncomingHttpHeaders; body: string }

/** A webhook receiver on this machine; it answers 204 unless told otherwise. */
export async function openHookReceiver(port = 0) {
  const received: Received[] = []
  let answer: { status: number; body?: string; headers?: Record<string, string> } | 'never' = { status: 204 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      if (answer === 'never') return
      response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '')
    })
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  // The cast: it listens on a port, not on a pipe.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/hooks`,
    received,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** Verifies a signature as a receiver would. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(text).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map(each => Buffer.from(each.replace(/^v1,/, ''), 'base64'))
    .some(given => given.length === right.length && timingSafeEqual(given, right))
}
