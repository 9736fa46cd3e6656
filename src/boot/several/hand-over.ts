import type { Socket } from 'node:net'

/**
 * Sends a connection to another process, and leaves it open here; `taken` is called once it has arrived there, or with the reason why it has
 * not.
 */
export type Give = (socket: Socket, taken: (problem: Error | null) => void) => void

export type HandOver = {
  /** Whoever is next gets this connection. */
  hand(socket: Socket): void
  /** Another process answers, too. @returns how to take it out again */
  add(give: Give): () => void
}

type Taker = { give: Give; waiting: Set<Socket> }

/**
 * A process that has not yet fetched so many gets no more: it is stuck, and the others are not. A few come at once, before anybody can have
 * fetched one: with less room nearly all of them would stay in this process, for as long as they are open.
 */
const mostWaiting = 32

/**
 * Hands out connections in turn: to this process by `answerHere`, and to the others. What a process has not fetched when it goes is answered
 * here.
 */
export function openHandOver(answerHere: (socket: Socket) => void): HandOver {
  const takers: Taker[] = []
  let turn = 0

  const next = (): Taker | null => {
    for (let tried = 0; tried <= takers.length; tried++) {
      turn = (turn + 1) % (takers.length + 1)
      const taker = takers[turn - 1]
      if (!taker) return null
      if (taker.waiting.size < mostWaiting) return taker
    }
    return null
  }
  const takeBack = (socket: Socket) => {
    // Without an address the client has gone.
    if (socket.remoteAddress === undefined) socket.destroy()
    else answerHere(socket)
  }
  const give = ({ give: send, waiting }: Taker, socket: Socket) => {
    waiting.add(socket)
    send(socket, problem => {
      if (!waiting.delete(socket)) return
      if (problem) takeBack(socket)
      // Only our end of it: the connection itself is that process's now.
      else socket.destroy()
    })
  }

  return {
    hand: socket => {
      // A client may go while its connection changes hands.
      socket.on('error', () => {})
      const taker = next()
      if (taker) give(taker, socket)
      else answerHere(socket)
    },
    add: send => {
      const taker: Taker = { give: send, waiting: new Set() }
      takers.push(taker)
      return () => {
        const at = takers.indexOf(taker)
        if (at < 0) return
        takers.splice(at, 1)
        const left = [...taker.waiting]
        taker.waiting.clear()
        for (const socket of left) takeBack(socket)
      }
    },
  }
}
