import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type Give, openHandOver } from './hand-over.ts'

const accepted: Socket[] = []
const server = createServer({ pauseOnConnect: true }, socket => void accepted.push(socket)).listen(0)
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  for (const socket of accepted) socket.destroy()
  server.close()
})

/** A connection that has just been accepted, and the client's end of it. */
async function connection(): Promise<{ socket: Socket; client: Socket }> {
  const client = connect(port, '127.0.0.1')
  client.on('error', () => {})
  await Promise.all([once(client, 'connect'), once(server, 'connection')])
  const socket = accepted.at(-1)
  if (!socket) throw new Error('nothing was accepted')
  return { socket, client }
}

describe('who answers on a new connection', () => {
  it('is each process in turn', async () => {
    const got: string[] = []
    const handOver = openHandOver(() => got.push('first'))
    const taker =
      (name: string): Give =>
      (_socket, sent) => {
        got.push(name)
        sent(null)
      }
    handOver.add(taker('second'))
    const remove = handOver.add(taker('third'))
    for (let count = 0; count < 6; count++) handOver.hand((await connection()).socket)
    expect(got).toEqual(['second', 'third', 'first', 'second', 'third', 'first'])
    remove()
    for (let count = 0; count < 3; count++) handOver.hand((await connection()).socket)
    expect(got.slice(6).sort()).toEqual(['first', 'second', 'second'])
  })

  it('is nobody who has not yet fetched what was handed over before', async () => {
    const here: Socket[] = []
    const handOver = openHandOver(socket => here.push(socket))
    const there: Socket[] = []
    handOver.add(socket => there.push(socket))
    for (let count = 0; count < 16; count++) handOver.hand((await connection()).socket)
    expect([here.length, there.length]).toEqual([8, 8])
    for (let count = 0; count < 64; count++) handOver.hand((await connection()).socket)
    expect([here.length, there.length]).toEqual([48, 32])
  })

  it('is this process for what another one did not fetch before it went, and for what could not be sent', async () => {
    const here: Socket[] = []
    const handOver = openHandOver(socket => here.push(socket))
    const remove = handOver.add(() => {})
    const lost = await connection()
    handOver.hand(lost.socket)
    expect(here).toEqual([])
    remove()
    expect(here).toEqual([lost.socket])
    handOver.add((_socket, taken) => taken(new Error('the channel is closed')))
    const failed = await connection()
    handOver.hand((await connection()).socket)
    handOver.hand(failed.socket)
    expect(here).toContain(failed.socket)
  })

  it('is nobody when the client has gone meanwhile', async () => {
    const here: Socket[] = []
    const handOver = openHandOver(socket => here.push(socket))
    const remove = handOver.add(() => {})
    const { socket } = await connection()
    handOver.hand(socket)
    socket.destroy()
    remove()
    expect(here).toEqual([])
  })
})
