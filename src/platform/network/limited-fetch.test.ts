import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { limitedFetch } from './limited-fetch.ts'

const server = createServer((request, response) => {
  if (request.url === '/quick') response.end('here')
  if (request.url === '/half') response.write('the first half')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a call that names no end of its own', () => {
  it('is ended when nobody answers, and when the answer breaks off without an end', async () => {
    const ask = limitedFetch(fetch, 50)
    await expect(ask(`${base}/silent`)).rejects.toMatchObject({ name: 'TimeoutError' })
    const answer = await ask(`${base}/half`)
    await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('is left alone while it is quick enough, and keeps an end of its own', async () => {
    const ask = limitedFetch(fetch)
    expect(await (await ask(`${base}/quick`)).text()).toBe('here')
    const own = AbortSignal.abort(new Error('not wanted any more'))
    await expect(ask(`${base}/silent`, { signal: own })).rejects.toThrow('not wanted any more')
    await expect(ask(new Request(`${base}/silent`, { signal: own }))).rejects.toThrow('not wanted any more')
  })
})
