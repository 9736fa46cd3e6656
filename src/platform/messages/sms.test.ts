import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { MessageDelayed, MessageRefused } from './message-problem.ts'
import { openSmsGateway } from './sms.ts'

describe('a text message', () => {
  it('is posted to the gateway with its token', async () => {
    const { url, requests } = await gateway(200, '{"id":"abc"}')
    expect(await openSmsGateway({ url, token: 'geheim' })('+4915112345678', 'Ä 123456')).toBe('abc')
    expect(requests).toEqual([
      { authorization: 'Bearer geheim', body: { to: '+4915112345678', text: 'Ä 123456' } },
    ])
  })

  it('needs no answer but a good status', async () => {
    const { url } = await gateway(202, 'queued')
    expect(await openSmsGateway({ url })('+49151', 'x')).toBeNull()
  })

  it.each([401, 429, 500, 503])('waits when the gateway answers %i', async status => {
    const { url } = await gateway(status, '')
    await expect(openSmsGateway({ url })('+49151', 'x')).rejects.toBeInstanceOf(MessageDelayed)
  })

  it.each([400, 404, 422])('is given up when the gateway answers %i', async status => {
    const { url } = await gateway(status, '')
    await expect(openSmsGateway({ url })('+49151', 'x')).rejects.toBeInstanceOf(MessageRefused)
  })

  it('waits when there is no gateway', async () => {
    const { url, close } = await gateway(200, '')
    await close()
    await expect(openSmsGateway({ url })('+49151', 'x')).rejects.toThrow(/does not answer: .*ECONNREFUSED/)
  })
})

async function gateway(status: number, answer: string) {
  const requests: { authorization: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await bodyOf(request)) })
    response.writeHead(status).end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  // The cast: a listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  afterAll(async () => {
    server.closeAllConnections()
    await close()
  })
  return { url: `http://127.0.0.1:${port}/send`, requests, close }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
