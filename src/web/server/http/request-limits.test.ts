import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { timeLimits } from './request-limits.ts'

const app = new Hono()
  .use(timeLimits({ usualMs: 50, withFilesMs: 60_000 }))
  .post('*', async c => c.text(`read ${(await c.req.text()).length}`))
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

/** Sends the first half of a body; `rest` resolves when the second should follow. @returns everything received */
async function sendInHalves(path: string, type: string, rest?: Promise<unknown>): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => {
    answer += data.toString()
  })
  const closed = once(socket, 'close')
  const head = [`POST ${path} HTTP/1.1`, 'host: a', `content-type: ${type}`, 'content-length: 10']
  socket.write(`${head.join('\r\n')}\r\n\r\nfirst`)
  await rest
  // Ending earlier would let the server keep the connection alive and wait for another request.
  if (rest) socket.end('other')
  await closed
  return answer
}

describe('a request that takes its time', () => {
  it('is given up without waiting for the rest, but not while it brings a file', async () => {
    const form = sendInHalves('/login', 'application/x-www-form-urlencoded')
    const upload = sendInHalves('/files', 'multipart/form-data; boundary=x', form)
    expect(await form).toMatch(/^HTTP\/1\.1 504[\s\S]+connection: close/i)
    expect(await upload).toMatch(/^HTTP\/1\.1 200[\s\S]+read 10$/)
  })
})
