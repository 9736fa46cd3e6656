import { createServer, type Server } from 'node:net'
import { afterAll } from 'vitest'

/** The EICAR test file, assembled here so that no scanner finds it in this source file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
)

/** A fake clamd with INSTREAM and one known virus; `answer` replaces its verdict. Closed after the test file. */
export async function softClamd(answer: (bytes: Buffer) => string | null = verdictOn) {
  const server: Server = createServer(socket => {
    let received = Buffer.alloc(0)
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk])
      const bytes = wholeStream(received)
      if (!bytes) return
      const text = answer(bytes)
      socket.end(text === null ? '' : `${text}\0`)
    })
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  afterAll(() => (server.listening ? close() : undefined))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `tcp://127.0.0.1:${port}`, close }
}

function verdictOn(bytes: Buffer): string {
  return bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}

/** All chunks up to the terminating empty one, or null until that has arrived. */
function wholeStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
