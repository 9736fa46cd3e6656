import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import type { Later } from '../process/clock.ts'
import { createLog } from '../process/log.ts'
import { StartError } from '../process/start-error.ts'
import { watchDatabase } from './database-watch.ts'

const log = createLog('silent')

/** A clock whose timers fire at once; `waitedMs` records the delays. */
function hurriedClock() {
  const clock = { waitedMs: 0 }
  const later: Later = (work, delayMs) => {
    clock.waitedMs += delayMs
    const turn = setImmediate(work)
    return () => clearImmediate(turn)
  }
  return { clock, later }
}

/** An address where nothing listens any more. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast: it listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `postgres://nobody@127.0.0.1:${port}/nothing`
}

it('a database that cannot be started again is given up after ten tries and two minutes, with the last reason', async () => {
  const { clock, later } = hurriedClock()
  const seen: string[] = []
  const url = await deadAddress()
  const problem = await new Promise<Error>(resolve => {
    const revive = async () => {
      seen.push('try')
      throw new StartError(`The database did not start, try ${seen.length}.`)
    }
    const onDown = () => seen.push('down')
    const onUp = () => seen.push('up')
    watchDatabase({ url, revive, onDown, onUp, onGivenUp: resolve, log, later })
  })
  expect(seen).toEqual(['down', ...Array(10).fill('try')])
  expect(problem.message).toBe('The database did not start, try 11.')
  expect(clock.waitedMs).toBeGreaterThan(100_000)
  expect(clock.waitedMs).toBeLessThan(150_000)
})

it('a database that comes back is there for everyone at once, and looked after from then on', async () => {
  const { later } = hurriedClock()
  const url = await deadAddress()
  const seen: string[] = []
  let tries = 0
  await new Promise<void>((resolve, reject) => {
    const watch = watchDatabase({
      url,
      revive: async () => {
        tries++
        if (tries % 3 !== 0) throw new Error('not yet')
      },
      onDown: () => seen.push('down'),
      onUp: () => {
        seen.push('up')
        if (seen.length === 4) void watch.close().then(resolve)
      },
      onGivenUp: reject,
      log,
      later,
    })
  })
  expect(seen).toEqual(['down', 'up', 'down', 'up'])
  expect(tries).toBe(6)
})

it('is not taken for dead while all its connections are taken', async () => {
  const full = await fullServer()
  let asked = 0
  const problem = await new Promise<string>(resolve => {
    const watch = watchDatabase({
      url: `postgres://nobody@127.0.0.1:${full.port}/nothing`,
      revive: async () => resolve('it was started again'),
      onDown: () => resolve('it was taken for dead'),
      onUp: () => {},
      onGivenUp: () => {},
      log,
      later: work => {
        asked++
        if (asked === 3) void watch.close().then(() => resolve('it was asked again and again'))
        const turn = setImmediate(work)
        return () => clearImmediate(turn)
      },
    })
  })
  full.close()
  expect(problem).toBe('it was asked again and again')
})

/** Rejects every connection as PostgreSQL does when all its connections are taken. */
async function fullServer(): Promise<{ port: number; close: () => void }> {
  const facts = ['SFATAL', 'VFATAL', 'C53300', 'Msorry, too many clients already', ''].join('\0')
  const body = Buffer.from(`${facts}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  const refusal = Buffer.concat([Buffer.from('E'), length, body])
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(refusal))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast: it listens on a port, not on a pipe.
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
