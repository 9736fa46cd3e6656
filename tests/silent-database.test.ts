import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { spawnSite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

/** Connections are accepted and never answered, as by a server that hangs or a firewall that drops packets. */
const sockets = new Set<Socket>()
const silent = createServer(socket => {
  sockets.add(socket)
  socket.on('error', () => {})
}).listen(0, '127.0.0.1')
await once(silent, 'listening')
const address = `postgres://kittel:geheim@127.0.0.1:${(silent.address() as AddressInfo).port}/board`
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})
const start = (url: string) =>
  spawnSite({ DATABASE_URL: url, DATA_DIR: temporaryFolder('kittel-silent'), PORT: '0' })

describe('a database that is silent', () => {
  it('is named after a time, without its password, and the start ends', async () => {
    const { code, output } = await start(`${address}?connect_timeout=1`).ended
    expect(code).toBe(1)
    expect(output).toMatch(
      /The database board at 127\.0\.0\.1:\d+ cannot be reached: it did not answer for 1 s/,
    )
    expect(output).not.toContain('geheim')
    expect(output).not.toMatch(/\n\s+at /)
  }, 30_000)

  it('does not keep a start from being ended by a signal', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const asked = once(silent, 'connection')
      const site = start(`${address}?connect_timeout=600`)
      await asked
      site.child.kill(signal)
      expect((await site.ended).code).toBe(0)
    }
  }, 30_000)
})
