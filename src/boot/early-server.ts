import { createServer, type Server, type Socket } from 'node:net'
import type { Env } from '../config/env.ts'
import { StartError } from '../platform/process/start-error.ts'
import { type AnsweringServer, openAnsweringServer, type Times, usualTimes } from './answering-server.ts'

export type EarlyServer = AnsweringServer & {
  /** `http://host:port` with the actual port. */
  address: string
  /** With several processes: from now on `hand` decides who answers on a new connection, which has not been read from. */
  share(hand: (socket: Socket) => void): void
}

/**
 * Binds the port before anything else, so that a port conflict is reported at once, and answers 503 until the site is ready.
 * @throws {StartError} when the port is taken or not permitted
 */
export async function openEarlyServer(env: Env, times: Times = usualTimes): Promise<EarlyServer> {
  const answering = openAnsweringServer(env.BRAND_NAME, times)
  let hand = answering.take
  const isShared = env.WEB_PROCESSES > 1
  const door = isShared ? openDoor(socket => hand(socket)) : answering.server
  await new Promise<void>((resolve, reject) => {
    door.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, env)))
    door.listen(env.PORT, env.HOST, () => resolve())
  })
  const address = door.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  return {
    ...answering,
    address: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`,
    share: to => {
      hand = to
    },
    close: async graceMs => {
      if (isShared) door.close()
      await answering.close(graceMs)
    },
  }
}

/** Accepts connections and reads nothing, so that another process can take them over; with the settings of an HTTP server of Node. */
function openDoor(onConnection: (socket: Socket) => void): Server {
  return createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, onConnection)
}

function portError(error: NodeJS.ErrnoException, env: Env): Error {
  const place = `${env.HOST}:${env.PORT}`
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `${place} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`${place} may not be used by this account. Choose a port above 1023.`)
  return new StartError(`${place} cannot be used: ${error.message}. Check HOST and PORT.`)
}
